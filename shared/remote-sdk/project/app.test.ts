import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemoteApp } from './app.cjs';

let folder: string;

function put(file: string, content: unknown): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-repository-')));
  put('package.json', { name: 'loans', version: '1.2.0' });
  put('package-lock.json', '{}');
  put('remote.manifest.json', { name: 'loans' });
  put('src/remote.ts', 'export default 1;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const version = () => describeRemoteApp(folder).version;

describe('an app in a repository of its own', () => {
  it('is named by its manifest, and lies in that repository', () => {
    const app = describeRemoteApp(folder);
    expect(app).toMatchObject({ name: 'loans', root: folder, folder, isShell: false });
    expect(app.version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
    expect(app.place).toBe(`remotes/loans/${app.version}`);
  });

  it.each([
    ['a source', () => put('src/remote.ts', 'export default 2;')],
    ['the lockfile', () => put('package-lock.json', '{ }')],
  ])('gets another version with %s', (_, change) => {
    const before = version();
    change();
    expect(version()).not.toBe(before);
  });

  it.each([
    'src/remote.test.ts',
    'journeys/loans.spec.ts',
    'README.md',
    '.ci/run',
    'node_modules/other/index.js',
  ])('keeps its version when %s changes, which reaches no browser', (file) => {
    const before = version();
    put(file, 'changed');
    expect(version()).toBe(before);
  });
});

it('an app of the portal’s own repository is hashed with the packages that it is built from', () => {
  const root = path.resolve(__dirname, '../../..');
  const app = describeRemoteApp(path.join(root, 'mfe-agent'));
  expect(app).toMatchObject({ name: 'agent', root });
});
