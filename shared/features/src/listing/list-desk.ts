import type { CsvColumn } from '@portal/domain/csv';
import type { ListPart } from './list-part';
import type { BuiltInView } from './views';

/** List features for staff, in addition to those for everyone. */
export interface ListDesk<Row> {
  readonly parts: readonly ListPart<Row>[];
  /** False while data for a part or a column is loading: parts are then not counted and files not exported. */
  readonly isComplete: boolean;
  /** Built-in views, shown before the user's own. */
  readonly views: readonly BuiltInView[];
  readonly columns: readonly CsvColumn<Row>[];
}
