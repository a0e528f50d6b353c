import { spawn } from 'node:child_process';
import path from 'node:path';

/** Blocks its thread for a given time, as creating a database does. */
const BUSY = `
  const { Worker } = require('node:worker_threads');
  const reporter = new Worker(process.argv[1]);
  reporter.unref();
  reporter.postMessage('Opening the store');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.argv[2]));
`;

it('says what is under way although the thread that does it is busy', async () => {
  const child = spawn(process.execPath, ['-e', BUSY, path.join(__dirname, 'progress-reporter.mjs'), '60000']);
  const said = await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill();

  expect(String(said)).toBe('  Opening the store (4 s)\n');
}, 20_000);
