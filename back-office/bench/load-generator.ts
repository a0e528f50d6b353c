import { fork } from 'node:child_process';
import path from 'node:path';
import type { Done, Work } from './work';

export interface LoadGenerator {
  readonly run: (work: Work) => Promise<Done>;
  readonly stop: () => void;
}

export function startLoadGenerator(folder: string): LoadGenerator {
  const child = fork(path.join(folder, 'load-client.mjs'));
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        child.once('message', ({ done, problem }: { done?: Done; problem?: string }) =>
          done ? resolve(done) : reject(new Error(problem)),
        );
        child.send(work);
      }),
    stop: () => void child.kill(),
  };
}
