import { catalogVersion, workspacePackages } from '../webpack/workspace.cjs';
import versions from '../../remote-sdk/create/versions.json';

it.each(Object.entries(versions))('a new repository gets %s as it is here', (name, version) => {
  expect(workspacePackages().get(name)?.manifest.version ?? catalogVersion(name)).toBe(version);
});
