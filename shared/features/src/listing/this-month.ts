import { parisMonthDays } from '@portal/domain/format';
import { filterToSearch } from '@portal/domain/project';
import type { BuiltInView } from './views';
import { viewSearch } from './views/saved-views';

/** What was created in the calendar month of `now` in Paris, first and last day included, as the dashboard counts it. */
export function thisMonth(name: string, now: Date): BuiltInView {
  const { first, last } = parisMonthDays(now);
  return { name, search: viewSearch(new URLSearchParams(filterToSearch({ from: first, to: last }))) };
}
