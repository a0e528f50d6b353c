import { createSafeStorage, useSession } from '@portal/kit';
import { useState } from 'react';

const storage = createSafeStorage();
/** One storage entry for all users of this device: by e-mail, then by list. */
const ENTRY = 'portal.views';

export interface SavedView {
  readonly name: string;
  /** Query string in the order of `viewSearch`: `du=2026-11-01&statut=open`. */
  readonly search: string;
}

type Found = Readonly<Record<string, unknown>>;

const isRecord = (found: unknown): found is Found => typeof found === 'object' && found !== null;
const record = (found: unknown): Found => (isRecord(found) ? found : {});

/** Storage can hold anything. */
function all(): Found {
  try {
    return record(JSON.parse(storage.read(ENTRY) ?? '{}'));
  } catch {
    return {};
  }
}

const isView = (found: unknown): found is SavedView =>
  isRecord(found) && typeof found['name'] === 'string' && typeof found['search'] === 'string';

/** The views of one list that a user saved on this device. Survive sign-out; where storage is blocked, not a reload. */
export const SAVED_VIEWS = {
  of(owner: string, list: string): readonly SavedView[] {
    const found = record(all()[owner])[list];
    return Array.isArray(found) ? found.filter(isView) : [];
  },
  keep(owner: string, list: string, views: readonly SavedView[]): void {
    const before = all();
    const next = { ...before, [owner]: { ...record(before[owner]), [list]: views } };
    storage.write(ENTRY, JSON.stringify(next));
  },
};

/** What the user of the session saved of a list, and how to save something else. */
export function useSavedViews(
  list: string,
): readonly [views: readonly SavedView[], keep: (views: readonly SavedView[]) => void] {
  const owner = useSession().email ?? '';
  const [views, setViews] = useState(() => SAVED_VIEWS.of(owner, list));
  return [
    views,
    (next) => {
      SAVED_VIEWS.keep(owner, list, next);
      setViews(next);
    },
  ];
}
