import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Usage: node back-office/mutations/check-controls.mjs [area…] [--only <words of a control>] [--keep]
//
// Proof that each control is held by a test: takes the control out of a copy of the sources, runs the tests that name
// it, and wants one of them to fail. An area is a table beside this file, `<area>.controls.mjs`:
//
//   export const controls = [{
//     control: 'T18: of many decisions one wins',   // the threat row first, where there is one
//     file: 'back-office/src/resources/propositions.ts',
//     find: 'exact text, once in the file',
//     replace: 'what the file says without the control',
//     tests: ['back-office/src/resources/decision.test.ts'],
//   }];

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const SUFFIX = '.controls.mjs';
/** Without its control a test may wait for ever. */
const LONGEST_RUN_MS = 180_000;

const argv = process.argv.slice(2);
const valueOf = (name) => {
  const at = argv.indexOf(name);
  return at < 0 ? undefined : argv.splice(at, 2)[1];
};
const only = valueOf('--only');
const keeps = argv.includes('--keep');
const areas = argv.filter((argument) => !argument.startsWith('--'));

const known = readdirSync(here)
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => name.slice(0, -SUFFIX.length));
const unknown = areas.filter((area) => !known.includes(area));
if (unknown.length > 0) {
  process.stderr.write(
    `No table of controls is named ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`,
  );
  process.exit(2);
}

async function readTables() {
  const rows = [];
  for (const area of areas.length > 0 ? areas : known) {
    const { controls } = await import(path.join(here, `${area}${SUFFIX}`));
    rows.push(...controls.map((row) => ({ area, ...row })));
  }
  return only === undefined ? rows : rows.filter(({ control }) => control.includes(only));
}

/** The sources as they stand, committed or not, in a folder of their own; what is installed is linked. */
function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'portal-controls-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file), { verbatimSymlinks: true });
  }
  const packages = new Set([
    '',
    ...listed
      .split('\0')
      .filter((file) => file.endsWith('package.json'))
      .map(path.dirname),
  ]);
  for (const folder of packages) {
    const installed = path.join(root, folder, 'node_modules');
    const link = path.join(copy, folder, 'node_modules');
    if (existsSync(installed) && !existsSync(link)) symlinkSync(installed, link);
  }
  return copy;
}

/** Runs test files of the copy; which tests failed, and which files did not even start. */
function runTests(copy, tests) {
  const report = path.join(copy, '.cache/controls.json');
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const jest = [
    '--disable-warning=ExperimentalWarning',
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
  ];
  return new Promise((resolve) => {
    // A test that fails may leave a store open, for which jest would wait for ever.
    const told = ['--json', `--outputFile=${report}`, '--forceExit'];
    const args = [...jest, '-w', '1', ...told, '--runTestsByPath', ...tests];
    execFile(
      process.execPath,
      args,
      { cwd: copy, maxBuffer: 64 * 1024 * 1024, timeout: LONGEST_RUN_MS, killSignal: 'SIGKILL' },
      (_problem, _stdout, stderr) => {
        if (!existsSync(report)) return resolve({ passed: 0, failed: [], broken: [stderr.slice(-2000)] });
        const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
        const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
        resolve({
          passed: assertions.filter(({ status }) => status === 'passed').length,
          failed: assertions.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
          // A file that did not start proves nothing: the replacement broke the code instead of taking the control out.
          broken: testResults
            .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
            .map(({ message }) => message.slice(0, 600)),
        });
      },
    );
  });
}

/** What became of one control: 'held', or why it is not proven. */
async function tryControl(copy, { file, find, replace, tests }) {
  const place = path.join(copy, file);
  if (!existsSync(place)) return { verdict: 'STALE', why: 'the file is not there' };
  const text = readFileSync(place, 'utf8');
  const times = text.split(find).length - 1;
  if (times !== 1) return { verdict: 'STALE', why: `the text to replace is there ${times} times` };
  await writeFile(
    place,
    text.replace(find, () => replace),
  );
  try {
    const { failed, broken } = await runTests(copy, tests);
    if (failed.length > 0) return { verdict: 'held', why: `${failed.length} failed, first: ${failed[0]}` };
    if (broken.length > 0) return { verdict: 'BROKEN', why: broken[0] };
    return { verdict: 'NOT HELD', why: 'no test fails without it' };
  } finally {
    await writeFile(place, text);
  }
}

const rows = await readTables();
if (rows.length === 0) {
  process.stderr.write('No control has these words.\n');
  process.exit(2);
}
const copy = copyTree();
let unproven = 0;
try {
  const files = [...new Set(rows.flatMap(({ tests }) => tests))];
  const { passed, failed, broken } = await runTests(copy, files);
  if (failed.length > 0 || broken.length > 0) {
    process.stderr.write(
      `With every control in place these fail already:\n${[...failed, ...broken].join('\n')}\n`,
    );
    process.exitCode = 2;
  } else {
    process.stdout.write(
      `${rows.length} controls; ${passed} tests of ${files.length} files pass with all in place.\n`,
    );
    for (const row of rows) {
      const started = Date.now();
      const { verdict, why } = await tryControl(copy, row);
      if (verdict !== 'held') unproven += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      process.stdout.write(
        `${verdict.padEnd(8)} ${row.area} | ${row.control} (${seconds} s)\n         ${why}\n`,
      );
    }
    process.stdout.write(`\n${rows.length - unproven} of ${rows.length} controls are held by a test.\n`);
    process.exitCode = unproven === 0 ? 0 : 1;
  }
} finally {
  if (keeps) process.stdout.write(`The copy is kept in ${copy}\n`);
  else rmSync(copy, { recursive: true, force: true });
}
