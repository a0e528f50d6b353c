import { reportedProblem } from './attribute-problem';
import type { NotedProblem } from './noted-problem';
import { MAX_PROBLEMS, type Beacon } from '@portal/registry/reported-problem';

/** A page that has told this many has told enough of itself. */
const MAX_OF_A_PAGE = 60;
/** Nobody collects there: another host than ours, or one that does not want to. */
const NOBODY = new Set([404, 405]);

export interface ReporterOptions {
  /** Sends now and hears the status of the answer; rejects when the network does. */
  readonly post: (body: string) => Promise<number>;
  /** Sends whatever becomes of the page; false when the browser does not take it. */
  readonly beacon: (body: string) => boolean;
  /** Calls back when the page has nothing better to do. */
  readonly whenIdle: (task: () => void) => void;
}

export interface Reporter {
  add(problems: readonly NotedProblem[]): void;
  /** The page may be gone in a moment: sends what is left. */
  leave(): void;
}

/** Problems of one page belong to one shell and, nearly always, to one registry: batches are made of those that do. */
function beaconOf(problems: readonly NotedProblem[], { portal }: NotedProblem): Beacon {
  return { shell: portal.shell, serial: portal.serial, problems: problems.map(reportedProblem) };
}

/**
 * Tells problems in small batches. The first one is posted, to learn whether anybody collects; beacons follow, which
 * cost the page nothing, outlive it, and say nothing back.
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
      // The network is down: they are told with the next ones, or when the page goes.
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
