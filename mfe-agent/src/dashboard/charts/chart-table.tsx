import { toCsv } from '@portal/domain/csv';
import { formatNumber } from '@portal/domain/format';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import styles from './chart-figure.module.css';

export interface ChartRow {
  readonly name: string;
  readonly count: number;
}

interface ChartTableProps {
  readonly caption: string;
  readonly rowHeader: string;
  readonly rows: readonly ChartRow[];
}

export function ChartTable({ caption, rowHeader, rows }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{rowHeader}</th>
          <th scope="col">Nombre</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** File name of a chart: 'propositions accéptées' → `propositions-acceptees`. */
export const chartFileName = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A chart's table as CSV. `rowHeader` heads its first column: 'Mois', 'Statut'. */
export const chartCsv = (rowHeader: string, rows: readonly ChartRow[]): string =>
  toCsv<ChartRow>(
    [
      { heading: rowHeader, text: ({ name }) => name },
      { heading: 'Nombre', count: ({ count }) => count },
    ],
    rows,
  );
