import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Rendering takes a tenth of a second; a few seconds on a busy machine. */
const LIMIT_MS = 10_000;
const MAX_OUTPUT_BYTES = 2_000_000;
const MAX_COMPLAINT_CHARACTERS = 500;

/** The flag of Node's permission model was first called `--experimental-permission`. */
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
 * Lets a release's code render in a process without access to anything else (see sandbox.mjs).
 * @param {readonly DrawingTask[]} tasks each has a script of its own
 * @param {object} moment
 * @param {number} moment.now the time that the scripts see, in milliseconds since 1970
 * @param {number} [moment.limitMs] after which it is aborted
 * @returns {Promise<unknown[]>} what each task rendered
 * @throws Error with the process's message, or on a time-out
 */
export async function draw(tasks, { now, limitMs = LIMIT_MS }) {
  const sandbox = await readFile(new URL('./sandbox.mjs', import.meta.url), 'utf8');
  return new Promise((resolve, reject) => {
    // An empty environment, except for the variable without which Windows starts no program.
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
      // A process whose promises never settle exits without output.
      if (code !== 0 || drawn === '')
        reject(new Error(`Nothing was drawn (${signal ?? code}). ${complaint}`));
      else resolve(JSON.parse(drawn));
    });
    // It may exit before it has read everything; its exit code tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify({ now, tasks }));
  });
}
