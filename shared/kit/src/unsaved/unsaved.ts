import { BehaviorSubject, distinctUntilChanged, type Observable, skip } from 'rxjs';

/** Whether something is typed in this page that nothing keeps: the shell then changes no version under it. */
export interface Unsaved {
  /** Something is: until what this gives is called, once or more. */
  readonly hold: () => () => void;
  readonly held: boolean;
  /** `held` after each change of it; not the current one. */
  readonly changes: Observable<boolean>;
}

/** Counts who holds: two forms of one page may, and the first that is saved does not speak for the other. */
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
