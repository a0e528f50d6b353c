import type { ElementType, ReactNode } from 'react';
import { type AsProps, classNames, styled } from '../class-names/class-names';
import { ArrowDown, ArrowUp, ArrowUpDown, Icon } from '../icon/icon';
import { Tick } from '../tick/tick';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Visually hidden header, for the column of actions. */
  readonly headerHidden?: boolean | undefined;
  readonly align?: 'end' | undefined;
  /** For every column or for none; then the layout is fixed. `'21.5%'`, `'14rem'`. */
  readonly width?: string | undefined;
  readonly sortable?: boolean | undefined;
  /** Its cells name their rows. */
  readonly rowHeader?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
}

export interface Sorting {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Accessible name: « Projets, du plus récent au plus ancien ». */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sorting?: Sorting | undefined;
  /** Called with the key of a sortable column; the caller reverses the direction if it is already sorted by it. */
  onSort?: ((key: string) => void) | undefined;
  /** The whole row is the target of its one link, a `CellLink`; long texts are cut with an ellipsis. */
  rowLink?: boolean | undefined;
  selection?: RowSelection<Row> | undefined;
}

/** Rows that the user ticks. */
export interface RowSelection<Row> {
  /** Of the box in the head, which takes the rows shown: « Sélectionner les dossiers affichés ». */
  readonly label: string;
  /** « Sélectionner Appartement à Nîmes ». */
  readonly labelOf: (row: Row) => string;
  readonly isSelected: (row: Row) => boolean;
  /** Adds or removes these rows. */
  readonly onSelect: (rows: readonly Row[], selected: boolean) => void;
}

/** A table of rows. On screens too narrow for it, show cards instead. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  rowLink,
  selection,
}: DataTableProps<Row>) {
  const isFixed = columns.every(({ width }) => width !== undefined);
  return (
    // A scrollable region must be reachable by keyboard.
    <section className={styles.wrap} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-fixed={isFixed || undefined} data-row-link={rowLink || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {isFixed && (
          <colgroup>
            {selection && <col className={styles.tickColumn} />}
            {columns.map(({ key, width }) => (
              <col key={key} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {selection && <HeadTick rows={rows} selection={selection} />}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={styles.row}
              data-selected={selection?.isSelected(row) || undefined}
            >
              {selection && (
                <td className={`${styles.cell} ${styles.tick}`}>
                  <Tick
                    label={selection.labelOf(row)}
                    checked={selection.isSelected(row)}
                    onChange={(checked) => selection.onSelect([row], checked)}
                  />
                </td>
              )}
              {columns.map(({ key, align, rowHeader, cell }) =>
                rowHeader ? (
                  <th key={key} scope="row" className={styles.cell}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={styles.cell} data-align={align}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadTickProps<Row> {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

function HeadTick<Row>({ rows, selection: { label, isSelected, onSelect } }: HeadTickProps<Row>) {
  const count = rows.filter(isSelected).length;
  return (
    <th scope="col" className={`${styles.head} ${styles.tick}`}>
      <Tick
        label={label}
        checked={count === rows.length}
        mixed={count > 0 && count < rows.length}
        onChange={(checked) => onSelect(rows, checked)}
      />
    </th>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: ((key: string) => void) | undefined;
}

function HeadCell<Row>({
  column: { key, header, headerHidden, align, sortable },
  sorting,
  onSort,
}: HeadCellProps<Row>) {
  const direction = sorting?.key === key ? sorting.direction : undefined;
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={styles.head} data-align={align}>
        {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    );
  }
  return (
    <th scope="col" className={styles.head} data-align={align} aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(key)}>
        {header}
        <Icon glyph={direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown} size="sm" />
      </button>
    </th>
  );
}

/** The link of a row's cell: the whole cell is clickable, or the whole row in a table with `rowLink`. */
export function CellLink<C extends ElementType = 'a'>({ as, className, ...rest }: AsProps<C>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={classNames(styles.main, className)} />;
}

export const CellAmount = styled('span', styles.amount);

export const CellSub = styled('div', styles.sub);

/** One line of a cell, cut with an ellipsis in a table with `rowLink`. */
export const CellLine = styled('span', styles.line);

/** The name that a row is read by, where another line holds its link. */
export const CellName = styled('span', `${styles.line} ${styles.strong}`);

/** The chevron at the end of a row that is a link. */
export const CellGo = styled('span', styles.go);
