import { createSafeStorage } from '@portal/kit';

/** A list as somebody wants to find it again. */
export interface SavedView {
  readonly name: string;
  /** What the address asks for, in the order of `viewSearch`: `du=2026-11-01&statut=open`. */
  readonly search: string;
}

/** Names of lists, for what is kept of each. */
export type ListName = string;

/** One entry for everybody who uses this device: by e-mail, then by list. */
const ENTRY = 'portal.views';
const storage = createSafeStorage();

type Kept = Readonly<Record<string, Readonly<Record<ListName, readonly SavedView[]>>>>;

/** The views that this person saved on this device. Anyone may have written there: every part is checked. */
export function savedViews(owner: string, list: ListName): readonly SavedView[] {
  const views: unknown = own(own(read(), owner), list);
  return Array.isArray(views) ? views.filter(isView) : [];
}

/**
 * Keeps these views instead of those before, for this person and list. They outlive the session: somebody who signs in
 * again finds them. Where the browser keeps nothing, they last as long as the page.
 */
export function keepViews(owner: string, list: ListName, views: readonly SavedView[]): void {
  const kept = read();
  const next: Kept = { ...kept, [owner]: { ...(own(kept, owner) as Kept[string]), [list]: views } };
  storage.write(ENTRY, JSON.stringify(next));
}

/** What an address asks of a list, page apart, always in the same order: two addresses that ask the same are equal. */
export function viewSearch(search: URLSearchParams): string {
  const asked = new URLSearchParams(search);
  asked.delete('page');
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
