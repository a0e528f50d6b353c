import { reportedProblem } from './attribute-problem';
import type { NotedProblem } from './running-portal';
import { NOBODY } from './post-beacon';
import { MAX_PROBLEMS, type Beacon } from '@portal/registry/reported-problem';

const MAX_OF_A_PAGE = 60;

export interface ReporterOptions {
  /** Sends even if the page is closed; resolves to the response status, rejects on network errors. */
  readonly post: (body: string) => Promise<number>;
  readonly whenIdle: (task: () => void) => void;
}

export interface Reporter {
  add(problems: readonly NotedProblem[]): void;
  /** The page may be closing: sends what is left. */
  leave(): void;
}

/** A batch: consecutive problems with the same shell and registry, as almost all have. */
function beaconOf(problems: readonly NotedProblem[], { portal }: NotedProblem): Beacon {
  return { shell: portal.shell, serial: portal.serial, problems: problems.map(reportedProblem) };
}

/** Sends problems in small batches, one after the other, unless the server collects none. */
export function createReporter({ post, whenIdle }: ReporterOptions): Reporter {
  const waiting: NotedProblem[] = [];
  let told = 0;
  let isAbsent = false;
  let isDue = false;

  const isOver = () => isAbsent || told >= MAX_OF_A_PAGE;

  function nextBatch(): readonly NotedProblem[] {
    const [first] = waiting;
    if (!first || isOver()) return [];
    const end = waiting.findIndex(({ portal }) => portal.serial !== first.portal.serial);
    return waiting.splice(0, Math.min(end < 0 ? waiting.length : end, MAX_PROBLEMS, MAX_OF_A_PAGE - told));
  }

  /** @returns whether the network took it */
  async function send(batch: readonly NotedProblem[], first: NotedProblem): Promise<boolean> {
    told += batch.length;
    try {
      isAbsent = NOBODY.has(await post(JSON.stringify(beaconOf(batch, first))));
      return true;
    } catch {
      // The network is down: send them with the next batch, or when the page closes.
      waiting.unshift(...batch);
      told -= batch.length;
      return false;
    }
  }

  async function flush(): Promise<void> {
    for (let batch = nextBatch(); batch[0]; batch = nextBatch()) if (!(await send(batch, batch[0]))) return;
  }

  return {
    add(problems) {
      if (isOver()) return;
      waiting.push(...problems);
      if (isDue) return;
      isDue = true;
      whenIdle(() => {
        void flush().finally(() => {
          isDue = false;
        });
      });
    },
    leave() {
      // Nothing that waits goes on after the page.
      for (let batch = nextBatch(); batch[0]; batch = nextBatch()) void send(batch, batch[0]);
    },
  };
}
