import { reportedProblem } from './attribute-problem';
import type { NotedProblem } from './running-portal';
import { NOBODY } from './post-beacon';
import { MAX_PROBLEMS, type Beacon } from '@portal/registry/reported-problem';

const MAX_OF_A_PAGE = 60;

export interface ReporterOptions {
  /** Sends now; resolves to the response status, rejects on network errors. */
  readonly post: (body: string) => Promise<number>;
  /** Sends even if the page is closed; false when the browser refuses. */
  readonly beacon: (body: string) => boolean;
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

/**
 * Sends problems in small batches. The first one is posted, to learn whether the server collects reports; the others
 * use beacons, which cost the page nothing and survive it, but return no status.
 */
export function createReporter({ post, beacon, whenIdle }: ReporterOptions): Reporter {
  const waiting: NotedProblem[] = [];
  let told = 0;
  let host: 'unknown' | 'collects' | 'absent' = 'unknown';
  let isDue = false;

  const isOver = () => host === 'absent' || told >= MAX_OF_A_PAGE;

  function nextBatch(): readonly NotedProblem[] {
    const [first] = waiting;
    if (!first || isOver()) return [];
    const end = waiting.findIndex(({ portal }) => portal.serial !== first.portal.serial);
    return waiting.splice(0, Math.min(end < 0 ? waiting.length : end, MAX_PROBLEMS, MAX_OF_A_PAGE - told));
  }

  async function learn(body: string, batch: readonly NotedProblem[]): Promise<void> {
    try {
      host = NOBODY.has(await post(body)) ? 'absent' : 'collects';
    } catch {
      // The network is down: send them with the next batch, or when the page closes.
      waiting.unshift(...batch);
      told -= batch.length;
    }
  }

  async function flush(isLeaving: boolean): Promise<void> {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      const [first] = batch;
      if (!first) return;
      told += batch.length;
      const body = JSON.stringify(beaconOf(batch, first));
      if ((isLeaving || host === 'collects') && beacon(body)) continue;
      const before = waiting.length;
      await learn(body, batch);
      if (waiting.length > before) return;
    }
  }

  return {
    add(problems) {
      if (isOver()) return;
      waiting.push(...problems);
      if (isDue) return;
      isDue = true;
      whenIdle(() => {
        void flush(false).finally(() => {
          isDue = false;
        });
      });
    },
    leave() {
      void flush(true);
    },
  };
}
