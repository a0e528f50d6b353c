import { field, keptViews } from './kept-views';

export interface ViewOrder {
  /** The views by their query strings, in the user's own order; empty for the portal's. */
  readonly order: readonly string[];
  /** Query string of the view that the list opens with; '' for the whole list. */
  readonly opens: string;
}

/** This user's own order of a list's views, on this device. */
export const VIEW_ORDER = keptViews<ViewOrder>('portal.view-order', (found) => {
  const [order, opens] = [field(found, 'order'), field(found, 'opens')];
  return {
    order: Array.isArray(order) ? order.filter((search) => typeof search === 'string') : [],
    opens: typeof opens === 'string' ? opens : '',
  };
});

/** The views in the user's own order; those that it does not name follow, in the given one. */
export function inOwnOrder<View extends { readonly search: string }>(
  views: readonly View[],
  order: readonly string[],
): readonly View[] {
  const place = ({ search }: View): number => {
    const found = order.indexOf(search);
    return found === -1 ? order.length : found;
  };
  return views.toSorted((one, other) => place(one) - place(other));
}
