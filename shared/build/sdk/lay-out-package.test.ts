import { readFileSync } from 'node:fs';
import path from 'node:path';
import versions from '../../remote-sdk/create/versions.json';
import { catalogVersion, workspacePackages } from '../webpack/workspace.cjs';
import { folderOf, PUBLIC_PACKAGES } from './lay-out-package.mjs';

const root = path.resolve(__dirname, '../../..');

it.each(PUBLIC_PACKAGES.map(({ name }) => name))('%s says what is new in its version', (name) => {
  const changes = readFileSync(path.join(root, folderOf(name), 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (.+)$/m.exec(changes) ?? [];
  expect(newest).toBe(workspacePackages().get(name)?.manifest.version);
});

it.each(Object.entries(versions))('a new repository gets %s as it is here', (name, version) => {
  expect(workspacePackages().get(name)?.manifest.version ?? catalogVersion(name)).toBe(version);
});
