import { StorageBusyError } from './storage-away';

export interface Semaphore {
  /** @throws StorageBusyError when the turn did not come in time */
  run<T>(work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

/** `most` run at the same time; others wait `patienceMs` at most. */
export function createSemaphore(most: number, patienceMs: number): Semaphore {
  const queue = new Set<() => void>();
  let working = 0;

  const turn = (): Promise<void> => {
    if (working < most) {
      working += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        queue.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(new StorageBusyError('Too many writes wait for the database.'));
      }, patienceMs);
      queue.add(begin);
    });
  };
  const end = (): void => {
    const [next] = queue;
    if (next) next();
    else working -= 1;
  };
  return {
    run: async (work) => {
      await turn();
      try {
        return await work();
      } finally {
        end();
      }
    },
    waiting: () => queue.size,
  };
}
