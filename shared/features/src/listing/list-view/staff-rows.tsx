import { CellGo, type Column, DataTable, type RowSelection } from '@portal/ui/data-table';
import { ChevronRight, Icon } from '@portal/ui/icon';
import { CompactRow, CompactRows } from '@portal/ui/row-list';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import type { ReactNode } from 'react';
import type { ListView } from './list-view';
import type { List } from './use-list';

interface StaffRowsProps<Row, SortName extends string> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly list: Pick<List<Row, SortName>, 'policy' | 'search'>;
  readonly view: Pick<ListView<Row>, 'table' | 'line' | 'selection'>;
  readonly isTable: boolean;
  /** The order that the rows have of their own, which no head of the table names. */
  readonly order: string | undefined;
  /** False while names are loading. */
  readonly isComplete: boolean;
  readonly ticks: RowSelection<Row> | undefined;
}

/** Dates and amounts sort descending first, names ascending. */
const FIRST_DESCENDING: readonly string[] = ['createdAt', 'validUntil', 'amount'];

const OPEN: Column<unknown> = {
  key: 'open',
  header: 'Ouvrir',
  headerHidden: true,
  width: '2.5rem',
  cell: () => (
    <CellGo>
      <Icon glyph={ChevronRight} />
    </CellGo>
  ),
};

/** Rows of a list for staff, each a link to its page: a table sorted by its heads, or two lines (decision 0059). */
export function StaffRows<Row, SortName extends string>({
  title,
  rows,
  list: { policy, search },
  view,
  isTable,
  order,
  isComplete,
  ticks,
}: StaffRowsProps<Row, SortName>) {
  const { idOf } = view.selection;
  if (!isTable)
    return (
      <CompactRows label={title}>
        {rows.map((row) => (
          <CompactRow
            key={idOf(row)}
            {...view.line(row, isComplete)}
            selection={
              ticks && {
                label: ticks.labelOf(row),
                selected: ticks.isSelected(row),
                onSelect: (selected) => ticks.onSelect([row], selected),
              }
            }
          />
        ))}
      </CompactRows>
    );
  const { by, descending } = search.sort;
  const sortOf = (key: string) => policy.sorts.find((name) => name === key);
  return (
    <DataTable
      caption={order === undefined ? title : `${title}, ${order.toLocaleLowerCase('fr')}`}
      rows={rows}
      rowKey={idOf}
      columns={[...view.table(isComplete), OPEN].map((column) => ({
        ...column,
        sortable: sortOf(column.key) !== undefined,
      }))}
      rowLink
      selection={ticks}
      sorting={
        order === undefined ? { key: by, direction: descending ? 'descending' : 'ascending' } : undefined
      }
      onSort={(key) => {
        const next = sortOf(key);
        if (next === undefined) return;
        const isReversed = order === undefined && next === by;
        search.setSort({ by: next, descending: isReversed ? !descending : FIRST_DESCENDING.includes(next) });
      }}
    />
  );
}

export const Absent = ({ children }: { readonly children: string }) => (
  <Text as="span" tone="muted">
    {children}
  </Text>
);

/** In place of a value: it comes, or it is not there. */
export const missing = (isComplete: boolean, words: string): ReactNode =>
  isComplete ? <Absent>{words}</Absent> : <Skeleton width="7rem" />;
