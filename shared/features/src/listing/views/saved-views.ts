import { createSafeStorage, useSession } from '@portal/kit';
import { useState } from 'react';
import { DISPLAY } from '../list-display';

export interface SavedView {
  readonly name: string;
  /** Query string in the order of `viewSearch`: `du=2026-11-01&statut=open`. */
  readonly search: string;
}

export type ListName = string;

/** One storage entry for all users of this device: by e-mail, then by list. */
const ENTRY = 'portal.views';
const storage = createSafeStorage();

type Kept = Readonly<Record<string, Readonly<Record<ListName, readonly SavedView[]>>>>;

/** This user's views on this device. Validates every part: storage can hold anything. */
function savedViews(owner: string, list: ListName): readonly SavedView[] {
  const views: unknown = own(own(read(), owner), list);
  return Array.isArray(views) ? views.filter(isView) : [];
}

/** Replaces this user's views of a list. They survive sign-out; where storage is blocked, not a reload. */
export function keepViews(owner: string, list: ListName, views: readonly SavedView[]): void {
  const kept = read();
  const next: Kept = { ...kept, [owner]: { ...(own(kept, owner) as Kept[string]), [list]: views } };
  storage.write(ENTRY, JSON.stringify(next));
}

/** Normalised query string without page number and display: two queries for the same rows give equal strings. */
export function viewSearch(search: URLSearchParams): string {
  const asked = new URLSearchParams(search);
  asked.delete('page');
  asked.delete(DISPLAY);
  asked.sort();
  return asked.toString();
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(storage.read(ENTRY) ?? '{}');
    return isRecord(found) ? (found as Kept) : {};
  } catch {
    return {};
  }
}

const isRecord = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const own = (found: unknown, name: string): unknown =>
  isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;

const isView = (found: unknown): found is SavedView =>
  isRecord(found) && typeof found['name'] === 'string' && typeof found['search'] === 'string';

export function useSavedViews(
  list: ListName,
): readonly [views: readonly SavedView[], keep: (views: readonly SavedView[]) => void] {
  const owner = useSession().email ?? '';
  const [changed, setChanged] = useState<{ readonly owner: string; readonly views: readonly SavedView[] }>();
  const [first] = useState(() => savedViews(owner, list));
  const views = changed?.owner === owner ? changed.views : first;
  return [
    views,
    (next) => {
      keepViews(owner, list, next);
      setChanged({ owner, views: next });
    },
  ];
}

/** Long enough for « Dossiers SCPI de Lyon à signer », short enough for a pill. */
export const LONGEST_VIEW_NAME = 40;

/**
 * What is wrong with the name of a view, or undefined.
 *
 * @param taken names of the other views, built-in ones included; case and accents are ignored.
 */
export function viewNameError(name: string, taken: readonly string[]): string | undefined {
  const asked = name.trim();
  if (asked === '') return 'Donnez un nom à la vue.';
  if (taken.some((other) => french.compare(other.trim(), asked) === 0))
    return 'Une autre vue porte déjà ce nom.';
  return undefined;
}

const french = new Intl.Collator('fr-FR', { sensitivity: 'base' });
