import { Observable, timer } from 'rxjs';
import { PRIORITIES, type Priority } from './http-client';

/** A place in the queue. Its priority may rise while it waits: someone more urgent wants the same answer. */
export interface Turn {
  priority: Priority;
}

export type CallQueue = <T>(turn: Turn, call: Observable<T>) => Observable<T>;

interface Waiting {
  readonly turn: Turn;
  readonly start: () => void;
}

/**
 * Lets calls start one at a time, at least `gapMs` between two starts, the most urgent first. It holds starts only:
 * a slow answer delays nobody, and a call that is given up while it waits costs no gap.
 *
 * An idle queue waits for the end of the current task before it grants a turn, so that of all that one screen asks
 * at once, the most urgent starts, whatever the order of the effects. There is no promise here: virtual time tests it.
 */
export function createCallQueue(gapMs: number): CallQueue {
  const waiting: Waiting[] = [];
  let holding = false;

  function holdFor(milliseconds: number): void {
    holding = true;
    timer(milliseconds).subscribe(() => {
      holding = false;
      startMostUrgent();
    });
  }

  function startMostUrgent(): void {
    const next = mostUrgent(waiting);
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    holdFor(gapMs);
    next.start();
  }

  return (turn, call) =>
    new Observable((subscriber) => {
      const place: Waiting = { turn, start: () => subscriber.add(call.subscribe(subscriber)) };
      waiting.push(place);
      subscriber.add(() => {
        const index = waiting.indexOf(place);
        if (index >= 0) waiting.splice(index, 1);
      });
      if (!holding) holdFor(0);
    });
}

function mostUrgent(waiting: readonly Waiting[]): Waiting | undefined {
  for (const priority of PRIORITIES) {
    const found = waiting.find(({ turn }) => turn.priority === priority);
    if (found !== undefined) return found;
  }
  return undefined;
}
