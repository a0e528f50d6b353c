import { NETWORK_COLUMN_LABELS, type NetworkColumn, type NetworkFigures } from '@portal/domain/network';
import type { Sort } from '@portal/domain/project';
import { Link } from '@portal/kit';
import { CellAmount, CellLink, CellSub, type Column, DataTable } from '@portal/ui/data-table';
import { Fold } from '@portal/ui/fold';
import { TextLink } from '@portal/ui/text-link';
import { Course } from '../dashboard/course';
import type { GroupFigure } from './group-figures';
import styles from './network.module.css';

/** A line of the comparison: an agency, an agent, or all of them. */
export interface GroupRow {
  readonly key: string;
  readonly name: string;
  /** Under the name: « 3 agents », « Paris Nord ». */
  readonly words: string;
  /** The list of all its files. */
  readonly to: string;
  readonly months: NetworkFigures['months'];
  readonly figures: readonly GroupFigure[];
}

interface GroupsProps {
  /** With perimeter, period and order. */
  readonly caption: string;
  /** « Agence », « Agent ». */
  readonly noun: string;
  readonly rows: readonly GroupRow[];
  readonly sort: Sort<NetworkColumn>;
  readonly onSort: (sort: Sort<NetworkColumn>) => void;
}

const WIDTHS: Readonly<Record<GroupFigure['column'], string>> = {
  running: '7rem',
  created: '13rem',
  conversion: '10rem',
  amount: '10.5rem',
  toRelaunch: '8rem',
  median: '9.5rem',
};
const COLUMNS = Object.keys(WIDTHS) as readonly GroupFigure['column'][];

/** Groups as a table whose figures are links; sorted in its heads. */
export function GroupTable({ caption, noun, rows, sort, onSort }: GroupsProps) {
  const columns: readonly Column<GroupRow>[] = [
    {
      key: 'name',
      header: noun,
      width: 'auto',
      sortable: true,
      rowHeader: true,
      cell: (row) => (
        <>
          <CellLink as={Link} to={row.to}>
            {row.name}
          </CellLink>
          {row.words !== '' && <CellSub>{row.words}</CellSub>}
        </>
      ),
    },
    ...COLUMNS.map((column, index) => ({
      key: column,
      header: NETWORK_COLUMN_LABELS[column],
      width: WIDTHS[column],
      align: 'end' as const,
      sortable: true,
      cell: (row: GroupRow) => {
        const figure = row.figures[index];
        const content = figure && <FigureText figure={figure} />;
        return column === 'created' ? (
          <div className={styles.trend}>
            <Course months="Six" values={row.months} />
            <div>{content}</div>
          </div>
        ) : (
          content
        );
      },
    })),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      sorting={{ key: sort.by, direction: sort.descending ? 'descending' : 'ascending' }}
      onSort={(key) => onSort(nextSort(sort, key))}
    />
  );
}

/** Names from A to Z first, figures from the greatest; the same column again turns round. */
function nextSort(sort: Sort<NetworkColumn>, key: string): Sort<NetworkColumn> {
  const by = COLUMNS.find((column) => column === key) ?? 'name';
  return { by, descending: by === sort.by ? !sort.descending : by !== 'name' };
}

function FigureText({ figure: { value, to, note } }: { readonly figure: GroupFigure }) {
  return (
    <>
      {to === undefined ? (
        <CellAmount>{value}</CellAmount>
      ) : (
        <CellLink as={Link} to={to}>
          {value}
        </CellLink>
      )}
      {note && <CellSub>{note}</CellSub>}
    </>
  );
}

/** Groups as lines, where a table has no room: a name and the figure that orders them; the other figures within. */
export function GroupLines({ rows, sort }: Pick<GroupsProps, 'rows' | 'sort'>) {
  return (
    <div className={styles.lines}>
      {rows.map(({ key, name, words, to, figures }) => (
        <Fold
          key={key}
          title={name}
          note={figures.find(({ column }) => column === sort.by)?.value}
          isOpen={false}
        >
          <TextLink as={Link} to={to} standalone>
            Voir les dossiers{words !== '' && `, ${words}`}
          </TextLink>
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <BlockFigure key={figure.column} {...figure} />
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  );
}

function BlockFigure({ label, to, note, value }: GroupFigure) {
  return (
    <div className={styles.figure}>
      <dt className={styles.words}>{label}</dt>
      <dd className={styles.value}>
        {to === undefined ? (
          value
        ) : (
          <Link to={to} className={styles.door}>
            {value}
          </Link>
        )}
      </dd>
      {note && <dd className={styles.words}>{note}</dd>}
    </div>
  );
}

/** The order, for the accessible name of a table: `triés par « Montant financé »`. */
export const orderWords = ({ by }: Sort<NetworkColumn>, isFeminine: boolean): string =>
  `${isFeminine ? 'triées' : 'triés'} par «\u00A0${NETWORK_COLUMN_LABELS[by]}\u00A0»`;
