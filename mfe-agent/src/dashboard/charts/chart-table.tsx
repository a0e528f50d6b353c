import { formatNumber } from '@portal/domain/format';
import { Link } from '@portal/kit';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import styles from './chart-figure.module.css';

export interface ChartRow {
  readonly name: string;
  readonly count: number;
  /** The list that holds what is counted; undefined where there is none. */
  readonly to?: string | undefined;
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
        {rows.map(({ name, count, to }) => (
          <tr key={name}>
            <th scope="row">
              {to === undefined ? (
                name
              ) : (
                <TextLink as={Link} to={to}>
                  {name}
                </TextLink>
              )}
            </th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
