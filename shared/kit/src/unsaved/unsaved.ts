import { BehaviorSubject, distinctUntilChanged, type Observable, skip } from 'rxjs';

/** Whether the page has unsaved input: the shell then does not switch versions. */
export interface Unsaved {
  /** Marks unsaved input until the returned function is called; further calls of it have no effect. */
  readonly hold: () => () => void;
  readonly held: boolean;
  /** Emits `held` after each change; not the current value. */
  readonly changes: Observable<boolean>;
}

/** Counts holders: with two forms on a page, saving one does not release the other. */
export function createUnsaved(): Unsaved {
  const holders = new Set<symbol>();
  const held = new BehaviorSubject(false);
  return {
    hold() {
      const holder = Symbol();
      holders.add(holder);
      held.next(true);
      return () => {
        holders.delete(holder);
        held.next(holders.size > 0);
      };
    },
    get held() {
      return held.value;
    },
    changes: held.pipe(distinctUntilChanged(), skip(1)),
  };
}
