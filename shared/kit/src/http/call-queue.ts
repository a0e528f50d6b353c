import { Observable, race, Subject, switchMap, take, tap, timer } from 'rxjs';
import { PRIORITIES, type Priority } from './http-client';
import type { QueueProgress } from './queue-progress';

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
  /** Told whenever a call takes a place in the queue or leaves it. */
  readonly onProgress?: (progress: QueueProgress) => void;
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
export function createCallQueue(pace: Pace): CallQueue {
  const { gapMs, arrivalMs = 0, sinceLastStartMs, onStart, onProgress } = pace;
  const waiting: Waiting[] = [];
  let started = 0;
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
    leave(next);
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
    if (isAwaited(next)) started += 1;
    tellProgress();
    next.start(() => arrived.next());
  }

  function leave(place: Waiting): boolean {
    const index = waiting.indexOf(place);
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  }

  function tellProgress(): void {
    const awaited = waiting.filter(isAwaited).length;
    onProgress?.({ started, waiting: awaited });
    if (awaited === 0) started = 0;
  }

  return (turn, call) =>
    new Observable((subscriber) => {
      const place: Waiting = {
        turn,
        start: (arrived) =>
          subscriber.add(call.pipe(tap({ next: arrived, error: arrived })).subscribe(subscriber)),
      };
      waiting.push(place);
      tellProgress();
      subscriber.add(() => {
        // Given up before its turn came.
        if (leave(place)) tellProgress();
      });
      if (!holding) holdUntil(timer(0));
    });
}

/** Whether somebody looks at where the answer goes. The priority may have risen since the call was asked for. */
function isAwaited({ turn: { priority } }: Waiting): boolean {
  return priority === 'write' || priority === 'visible';
}

function mostUrgent(waiting: readonly Waiting[]): Waiting | undefined {
  for (const priority of PRIORITIES) {
    const found = waiting.find(({ turn }) => turn.priority === priority);
    if (found !== undefined) return found;
  }
  return undefined;
}
