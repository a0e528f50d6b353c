import type { CsvColumn } from '@portal/domain/csv';
import type { ListPart } from './list-part';
import type { BuiltInView } from './views';

/** What a list offers who lives in lists, beside what it offers everybody. */
export interface ListDesk<Row> {
  readonly parts: readonly ListPart<Row>[];
  /** False while something that a part or a column is told from is on its way: neither is counted or saved then. */
  readonly isComplete: boolean;
  /** Views that everybody has, before those that one saved. */
  readonly views: readonly BuiltInView[];
  /** What a row is in a file for a spreadsheet. */
  readonly columns: readonly CsvColumn<Row>[];
}
