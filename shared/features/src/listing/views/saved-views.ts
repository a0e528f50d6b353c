import { field, keptViews } from './kept-views';

export interface SavedView {
  readonly name: string;
  /** Query string in the order of `viewSearch`: `du=2026-11-01&statut=open`. */
  readonly search: string;
}

/** This user's own views of a list, on this device. */
export const SAVED_VIEWS = keptViews<readonly SavedView[]>('portal.views', (found) =>
  Array.isArray(found) ? found.filter(isView) : [],
);

const isView = (found: unknown): found is SavedView =>
  typeof field(found, 'name') === 'string' && typeof field(found, 'search') === 'string';
