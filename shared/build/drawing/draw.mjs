import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** A drawing takes a tenth of a second; on a busy machine a few. */
const LIMIT_MS = 10_000;
const MAX_OUTPUT_BYTES = 2_000_000;
const MAX_COMPLAINT_CHARACTERS = 500;

/** How this Node is told that a process may touch nothing: the flag lost its prefix on the way. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const FLAGS = [
  permission,
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=192',
  '--input-type=module',
];

/** @typedef {{ readonly code: string, readonly call: string, readonly input: unknown }} DrawingTask */

/**
 * Has code of a release draw, in a process that can reach nothing else (see sandbox.mjs).
 * @param {readonly DrawingTask[]} tasks each has a script of its own
 * @param {object} moment
 * @param {number} moment.now what the scripts take for the time, in milliseconds since 1970
 * @param {number} [moment.limitMs] after which it is given up
 * @returns {Promise<unknown[]>} what each task drew
 * @throws Error saying what the process said, or that it took too long
 */
export async function draw(tasks, { now, limitMs = LIMIT_MS }) {
  const sandbox = await readFile(new URL('./sandbox.mjs', import.meta.url), 'utf8');
  return new Promise((resolve, reject) => {
    // No environment but what Windows starts no program without.
    const env = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot };
    const child = spawn(process.execPath, [...FLAGS, '-e', sandbox], { env, timeout: limitMs });
    let drawn = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      drawn += text;
      if (drawn.length > MAX_OUTPUT_BYTES) child.kill();
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint = (complaint + text).slice(0, MAX_COMPLAINT_CHARACTERS);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // A drawing that waits for what never comes ends without a word.
      if (code !== 0 || drawn === '')
        reject(new Error(`Nothing was drawn (${signal ?? code}). ${complaint}`));
      else resolve(JSON.parse(drawn));
    });
    // It may end before it has read everything: how it ended says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify({ now, tasks }));
  });
}
