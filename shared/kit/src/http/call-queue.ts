import { Observable, race, Subject, switchMap, take, tap, timer } from 'rxjs';
import { PRIORITIES, type Priority } from './http-client';

/** A place in the queue. Its priority may rise while it waits: someone more urgent wants the same answer. */
export interface Turn {
  priority: Priority;
}

export type CallQueue = <T>(turn: Turn, call: Observable<T>) => Observable<T>;

export interface Pace {
  /** Least time between two starts. */
  readonly gapMs: number;
  /**
   * Servers count arrivals. A call has arrived when its answer comes: the gap runs from there, or from this long after
   * the start when the answer takes longer, so that a call that a network or a busy server holds up for a moment does
   * not arrive right before the next one.
   */
  readonly arrivalMs?: number;
  /** How long ago the page before this one, in the same tab, started its last call; undefined when there was none. */
  readonly sinceLastStartMs?: number | undefined;
  /** Told at each start. */
  readonly onStart?: () => void;
}

interface Waiting {
  readonly turn: Turn;
  /** Starts the call; `arrived` is told when its answer comes. */
  readonly start: (arrived: () => void) => void;
}

/**
 * Lets calls start one at a time, at least `gapMs` between two starts, the most urgent first. It holds starts only:
 * a slow answer delays nobody, and a call that is given up while it waits costs no gap.
 *
 * An idle queue waits for the end of the current task before it grants a turn, so that of all that one screen asks
 * at once, the most urgent starts, whatever the order of the effects. There is no promise here: virtual time tests it.
 */
export function createCallQueue({ gapMs, arrivalMs = 0, sinceLastStartMs, onStart }: Pace): CallQueue {
  const waiting: Waiting[] = [];
  let holding = false;
  if (sinceLastStartMs !== undefined && sinceLastStartMs < gapMs + arrivalMs) {
    holdUntil(timer(gapMs + arrivalMs - sinceLastStartMs));
  }

  function holdUntil(end: Observable<unknown>): void {
    holding = true;
    end.subscribe(() => {
      holding = false;
      startMostUrgent();
    });
  }

  function startMostUrgent(): void {
    const next = mostUrgent(waiting);
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    const arrived = new Subject<void>();
    holdUntil(
      arrivalMs === 0
        ? timer(gapMs)
        : race(arrived, timer(arrivalMs)).pipe(
            take(1),
            switchMap(() => timer(gapMs)),
          ),
    );
    onStart?.();
    next.start(() => arrived.next());
  }

  return (turn, call) =>
    new Observable((subscriber) => {
      const place: Waiting = {
        turn,
        start: (arrived) =>
          subscriber.add(call.pipe(tap({ next: arrived, error: arrived })).subscribe(subscriber)),
      };
      waiting.push(place);
      subscriber.add(() => {
        const index = waiting.indexOf(place);
        if (index >= 0) waiting.splice(index, 1);
      });
      if (!holding) holdUntil(timer(0));
    });
}

function mostUrgent(waiting: readonly Waiting[]): Waiting | undefined {
  for (const priority of PRIORITIES) {
    const found = waiting.find(({ turn }) => turn.priority === priority);
    if (found !== undefined) return found;
  }
  return undefined;
}
