import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { keepSaying, secondsSince } from '../../../../shared/build/progress/keep-saying.cjs';

/** Straight to the file descriptor: what a thread prints by `console` goes through the one that is busy. */
function say(line) {
  try {
    writeSync(1, `${line}\n`);
  } catch {
    // Nobody reads any more, or not fast enough: the line is no reason to stop.
  }
}

let saying;
parentPort?.on('message', (step) => {
  saying?.stop();
  const since = Date.now();
  saying = keepSaying({ say, status: () => `  ${step} (${secondsSince(since)})` });
});
