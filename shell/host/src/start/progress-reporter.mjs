import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { keepSaying, secondsSince } from '../../../../shared/build/progress/keep-saying.cjs';

/** Writes to the file descriptor: `console` in a worker goes through the main thread, which is busy. */
function say(line) {
  try {
    writeSync(1, `${line}\n`);
  } catch {
    // The reader is gone or too slow: ignore.
  }
}

let saying;
parentPort?.on('message', (step) => {
  saying?.stop();
  const since = Date.now();
  saying = keepSaying({ say, status: () => `  ${step} (${secondsSince(since)})` });
});
