import { toCsv } from '@portal/domain/csv';
import { saveCsv } from '@portal/features/files';
import { serverTime, useResource } from '@portal/features/resource';
import { useOpenInAddress } from '@portal/features/routes';
import { useNavigate } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { ChartColumn, Download, Table2 } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import type { Options } from 'highcharts';
import { useMemo } from 'react';
import { defer } from 'rxjs';
import styles from './chart-figure.module.css';
import { withDoors } from './chart-doors';
import { type ChartRow, ChartTable } from './chart-table';
import { loadHighcharts } from './load-highcharts';
import { useTurn } from './use-turn';

interface ChartFigureProps {
  readonly title: string;
  readonly summary?: string | undefined;
  readonly help?: string | undefined;
  /** `line` 300 by 300, `bar` 400 by 300 (specification, section 9). */
  readonly kind: 'line' | 'bar';
  readonly options: Options;
  /** Header of the table's first column: « Mois », « Statut ». */
  readonly rowHeader: string;
  readonly rows: readonly ChartRow[];
  readonly className?: string | undefined;
}

const drawing = defer(loadHighcharts);

/** 'propositions-accéptées' → `propositions-acceptees`. */
const fileNameOf = (slug: string): string => slug.normalize('NFD').replace(/\p{Mark}/gu, '');

/** A chart with its title, what it counts, a table view, and that table as CSV. */
export function ChartFigure({
  title,
  summary,
  help,
  kind,
  options,
  rowHeader,
  rows,
  className,
}: ChartFigureProps) {
  const slug = title.replaceAll(' ', '-').toLowerCase();
  const [isTableAsked, askTable] = useOpenInAddress(slug);
  const navigate = useNavigate();
  const chart = useResource(() => drawing, []);
  const led = useMemo(
    () =>
      withDoors(
        options,
        rows.map(({ to }) => to),
        (address) => void navigate(address),
      ),
    [options, rows, navigate],
  );
  const Chart = chart.value;
  // Takes a turn only once Highcharts is loaded: otherwise all charts would draw at the same moment after it.
  const drawn = useTurn(Chart && led);
  const isTable = isTableAsked || chart.status === 'failed';
  return (
    <ChartCard
      title={title}
      summary={summary}
      help={help}
      className={className}
      acts={
        <>
          <Button
            variant="quiet"
            icon={Download}
            aria-label={`CSV, enregistrer le tableau, ${title}`}
            onClick={() => saveCsv(fileNameOf(slug), chartCsv(rowHeader, rows), serverTime())}
          >
            CSV
          </Button>
          {chart.status !== 'failed' && (
            <Button
              variant="quiet"
              icon={isTable ? ChartColumn : Table2}
              aria-label={`${isTable ? 'Graphique' : 'Tableau'}, ${title}`}
              onClick={() => askTable(!isTable)}
            >
              {isTable ? 'Graphique' : 'Tableau'}
            </Button>
          )}
        </>
      }
    >
      {isTable ? (
        <ChartTable caption={title} rowHeader={rowHeader} rows={rows} />
      ) : (
        <div className={styles.plot} data-kind={kind}>
          {Chart === undefined || drawn === undefined ? (
            <Skeleton height="18.75rem" />
          ) : (
            <Chart options={drawn} />
          )}
        </div>
      )}
      {chart.status === 'failed' && (
        <Button variant="quiet" onClick={chart.reload}>
          Dessiner le graphique
        </Button>
      )}
    </ChartCard>
  );
}

const chartCsv = (rowHeader: string, rows: readonly ChartRow[]): string =>
  toCsv(
    [
      { heading: rowHeader, text: ({ name }: ChartRow) => name },
      { heading: 'Nombre', count: ({ count }) => count },
    ],
    rows,
  );
