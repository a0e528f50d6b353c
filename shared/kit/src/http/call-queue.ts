import { Observable, race, Subject, switchMap, take, tap, timer } from 'rxjs';
import { PRIORITIES, type Priority, type QueueProgress } from './http-client';

/** A place in the queue. Its priority may rise while it waits, when a more urgent request joins it. */
export interface Turn {
  priority: Priority;
}

export type CallQueue = <T>(turn: Turn, call: Observable<T>) => Observable<T>;

export interface Pace {
  /** Minimum time between two starts. */
  readonly gapMs: number;
  /** The gap starts with the answer, at the latest this long after the start: arrivals stay apart. */
  readonly arrivalMs?: number;
  /** Time since the previous page in this tab started its last call; undefined when there was none. */
  readonly sinceLastStartMs?: number | undefined;
  readonly onStart?: () => void;
  readonly onProgress?: (progress: QueueProgress) => void;
}

interface Waiting {
  readonly turn: Turn;
  /** Starts the call, which runs `arrived` when it is answered. */
  readonly start: (arrived: () => void) => void;
}

/** Starts calls most urgent first, `gapMs` apart, the first after this task. No promises: tests use virtual time. */
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
        // Cancelled before its turn.
        if (leave(place)) tellProgress();
      });
      if (!holding) holdUntil(timer(0));
    });
}

/** Whether a user is waiting for the answer. The priority may have risen since the request. */
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
