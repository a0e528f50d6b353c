import { parisMonthDays } from '@portal/domain/format';
import { filterToSearch } from '@portal/domain/project';
import type { BuiltInView } from './views';
import { viewSearch } from './views/saved-views';

/** View of what was created in the calendar month of `now` in Paris, both ends included, as on the dashboard. */
export function thisMonth(name: string, now: Date): BuiltInView {
  const { first, last } = parisMonthDays(now);
  return { name, search: viewSearch(new URLSearchParams(filterToSearch({ from: first, to: last }))) };
}
