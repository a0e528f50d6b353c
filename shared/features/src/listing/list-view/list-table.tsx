import type { Sort } from '@portal/domain/project';
import { CellGo, type Column, DataTable, type RowSelection } from '@portal/ui/data-table';
import { ChevronRight, Icon } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import type { ComponentProps, ReactNode } from 'react';

interface ListTableProps<Row, SortName extends string> extends Pick<
  ComponentProps<typeof DataTable<Row>>,
  'caption' | 'rows' | 'rowKey' | 'columns'
> {
  /** Those that the reader may choose: the columns of these names have a sortable head. */
  readonly sorts: readonly SortName[];
  readonly search: { readonly sort: Sort<SortName>; readonly setSort: (sort: Sort<SortName>) => void };
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

/** Rows of a list for staff, each a link to its page, sorted by the heads of their columns (decision 0059). */
export function ListTable<Row, SortName extends string>({
  columns,
  sorts,
  search: { sort, setSort },
  ticks,
  ...props
}: ListTableProps<Row, SortName>) {
  return (
    <DataTable
      {...props}
      columns={[...columns, OPEN].map((column) => ({
        ...column,
        sortable: sorts.some((name) => name === column.key),
      }))}
      rowLink
      selection={ticks}
      sorting={{ key: sort.by, direction: sort.descending ? 'descending' : 'ascending' }}
      onSort={(key) => {
        const by = sorts.find((name) => name === key);
        if (by === undefined) return;
        setSort({ by, descending: by === sort.by ? !sort.descending : FIRST_DESCENDING.includes(by) });
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

export const tickOf = <Row,>(ticks: RowSelection<Row> | undefined, row: Row) =>
  ticks && {
    label: ticks.labelOf(row),
    selected: ticks.isSelected(row),
    onSelect: (selected: boolean) => ticks.onSelect([row], selected),
  };
