import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-tarball-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MODULE = pathToFileURL(path.join(__dirname, 'write-tarball.mjs')).href;

/** The tool is an ES module, which Jest does not load: run it as the command does. */
function pack(from: string, name: string): Buffer {
  const target = path.join(folder, name);
  const call = `writeTarball(${JSON.stringify(from)}, ${JSON.stringify(target)}, new Date(1_790_000_000_000))`;
  const script = `import { writeTarball } from ${JSON.stringify(MODULE)}; await ${call};`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return readFileSync(target);
}

it('gives the same bytes for the same files, whenever they were made, and keeps what can be run', () => {
  const site = path.join(folder, 'site');
  mkdirSync(path.join(site, 'dist'), { recursive: true });
  const files = ['portal.mjs', 'dist/page.js', 'README.md'];
  for (const file of files) writeFileSync(path.join(site, file), `${file}\n`);
  chmodSync(path.join(site, 'portal.mjs'), 0o700);
  const first = pack(site, 'first.tar.gz');

  for (const file of files) utimesSync(path.join(site, file), 1, 1);
  chmodSync(path.join(site, 'README.md'), 0o600);
  expect(pack(site, 'second.tar.gz').equals(first)).toBe(true);

  const listed = execFileSync('tar', ['-tvzf', path.join(folder, 'first.tar.gz')], { encoding: 'utf8' });
  expect(listed.split('\n').map((line) => line.replace(/^(\S+) .* (\S+)$/, '$1 $2'))).toEqual([
    '-rw-r--r-- site/README.md',
    '-rw-r--r-- site/dist/page.js',
    '-rwxr-xr-x site/portal.mjs',
    '',
  ]);
});
