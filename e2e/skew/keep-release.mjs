import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../shared/build/commands/build.mjs';
import { root } from '../../shared/build/commands/install.mjs';
import { ARCHIVE, readFolder, writeArchive } from './release-archive.mjs';

/**
 * `npm run assets -- release`: stores the build of these sources as the previous release, for the skew tests of later versions.
 * Run it on a clean tree when a release is cut, and commit the file.
 */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain', '--', 'shell', 'shared', 'mfe-*', 'pnpm-lock.yaml') !== '') {
  console.error('The sources have changes that are in no commit: nobody could say what was kept.');
  process.exit(1);
}
await build();

const dist = path.join(root, 'dist');
const readJson = (file) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
const { version } = readJson('shell.json');
const remotes = Object.entries(readJson('remotes.json').remotes).map(([name, { stable }]) => {
  const folder = path.join(dist, 'remotes', name, stable);
  if (!existsSync(folder)) throw new Error(`${folder} is not there: build again.`);
  return [name, { version: stable, files: readFolder(folder) }];
});
const bytes = writeArchive({
  commit: git('rev-parse', 'HEAD'),
  shell: { version, files: readFolder(path.join(dist, 'shell', version)) },
  remotes: Object.fromEntries(remotes),
});
console.log(`Kept shell ${version} with ${String(remotes.length)} remotes: ${(bytes / 1e6).toFixed(2)} MB`);
console.log(`in ${path.relative(root, ARCHIVE)}`);
