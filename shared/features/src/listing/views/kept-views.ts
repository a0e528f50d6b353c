import { createSafeStorage, useSession } from '@portal/kit';
import { useState } from 'react';

const storage = createSafeStorage();

/** What a user keeps of the views of one list on this device. Survives sign-out; where storage is blocked, not a reload. */
interface KeptViews<T> {
  readonly of: (owner: string, list: string) => T;
  readonly keep: (owner: string, list: string, kept: T) => void;
}

/**
 * One storage entry for all users of this device: by e-mail, then by list.
 *
 * @param read validates every part: storage can hold anything, undefined included
 */
function keptViews<T>(entry: string, read: (found: unknown) => T): KeptViews<T> {
  const all = (): unknown => {
    try {
      return JSON.parse(storage.read(entry) ?? '{}');
    } catch {
      return {};
    }
  };
  return {
    of: (owner, list) => read(field(field(all(), owner), list)),
    keep(owner, list, kept) {
      const before = all();
      const mine = field(before, owner);
      const next = { ...record(before), [owner]: { ...record(mine), [list]: kept } };
      storage.write(entry, JSON.stringify(next));
    },
  };
}

/** What the user of the session keeps of a list, and how to keep something else. */
export function useKept<T>(kept: KeptViews<T>, list: string): readonly [value: T, keep: (value: T) => void] {
  const owner = useSession().email ?? '';
  const [changed, setChanged] = useState<{ readonly owner: string; readonly value: T }>();
  const [first] = useState(() => kept.of(owner, list));
  return [
    changed?.owner === owner ? changed.value : first,
    (value) => {
      kept.keep(owner, list, value);
      setChanged({ owner, value });
    },
  ];
}

const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const record = (found: unknown): Readonly<Record<string, unknown>> => (isRecord(found) ? found : {});

const field = (found: unknown, name: string): unknown =>
  isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;

export interface SavedView {
  readonly name: string;
  /** Query string in the order of `viewSearch`: `du=2026-11-01&statut=open`. */
  readonly search: string;
}

export const SAVED_VIEWS = keptViews<readonly SavedView[]>('portal.views', (found) =>
  Array.isArray(found) ? found.filter(isView) : [],
);

const isView = (found: unknown): found is SavedView =>
  typeof field(found, 'name') === 'string' && typeof field(found, 'search') === 'string';

/** Query string of the view that a list opens with; '' for the whole list. Its key is older than what it holds. */
export const OPENING_VIEW = keptViews<{ readonly opens: string }>('portal.view-order', (found) => {
  const opens = field(found, 'opens');
  return { opens: typeof opens === 'string' ? opens : '' };
});
