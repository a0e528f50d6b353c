// `npm run check:reproducible`: whether the same sources give the same releases in another folder. Copies the working
// tree (committed or not), installs and builds the copy, and compares each file of the shell and of the remotes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';
import { filesBelow } from '../files/files-below.cjs';

/** A deep path with spaces and accents. */
const ELSEWHERE = ['Données de Zoé', 'le portail', 'intergestion'];

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64e6,
  });

/** @param {string} to */
function copySources(to) {
  const names = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  for (const name of names.split('\0').filter(Boolean)) {
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(root, name), target, { dereference: false, force: true });
  }
}

/**
 * Folder of each built app, relative to `dist`.
 * @param {string} dist
 */
function builds(dist) {
  const { version } = JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8'));
  const { remotes } = JSON.parse(readFileSync(path.join(dist, 'remotes.json'), 'utf8'));
  return [
    `shell/${version}`,
    ...Object.entries(remotes).map(([name, { stable }]) => `remotes/${name}/${stable}`),
  ];
}

/**
 * One sentence per file that is missing from one of two builds or differs.
 * @param {string} one
 * @param {string} other
 */
function differences(one, other) {
  const [ours, theirs] = [one, other].map((folder) => filesBelow(folder, { skipped: [] }));
  const all = [...new Set([...ours, ...theirs])].toSorted();
  return all.flatMap((file) => {
    if (!ours.includes(file)) return [`${file} is in the copy only`];
    if (!theirs.includes(file)) return [`${file} is not in the copy`];
    return readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file)))
      ? []
      : [`${file} differs`];
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'portal-twice-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const copy = path.join(folder, ...ELSEWHERE);
copySources(copy);
const build = 'shared/build/commands/build.mjs';
const install = `import('./shared/build/commands/install.mjs').then(({ install }) => install())`;
run(process.execPath, [build], root);
run(process.execPath, ['--input-type=module', '--eval', install], copy);
run(process.execPath, [build], copy);

const [here, there] = [root, copy].map((each) => path.join(each, 'dist'));
const problems = builds(here).flatMap((each) => {
  if (!builds(there).includes(each)) return [`${each} is another version in the copy`];
  const found = differences(path.join(here, each), path.join(there, each));
  if (found.length === 0) console.log(`${each}: the same, byte by byte`);
  return found.map((what) => `${each}: ${what}`);
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
