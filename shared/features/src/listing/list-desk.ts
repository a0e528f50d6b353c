import type { CsvColumn } from '@portal/domain/csv';
import { parisMonthDays } from '@portal/domain/format';
import { filterToSearch } from '@portal/domain/project';
import type { ListPart } from './list-part';
import type { BuiltInView } from './views';
import { viewSearch } from './views/saved-views';

/** List features for staff, in addition to those for everyone. */
export interface ListDesk<Row> {
  readonly parts: readonly ListPart<Row>[];
  /** False while data for a part or a column is loading: parts are then not counted and files not exported. */
  readonly isComplete: boolean;
  /** Built-in views, shown before the user's own. */
  readonly views: readonly BuiltInView[];
  readonly columns: readonly CsvColumn<Row>[];
}

/** View of what was created in the calendar month of `now` in Paris, both ends included, as on the dashboard. */
export function thisMonth(name: string, now: Date): BuiltInView {
  const { first, last } = parisMonthDays(now);
  return { name, search: viewSearch(new URLSearchParams(filterToSearch({ from: first, to: last }))) };
}
