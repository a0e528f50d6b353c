import { useResource } from '@portal/features/portal';
import { Button } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { ChartColumn, Table2 } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import type { Options } from 'highcharts';
import { useState } from 'react';
import { defer, map } from 'rxjs';
import styles from './chart-figure.module.css';
import { ChartTable, type ChartRow } from './chart-table';

interface ChartFigureProps {
  readonly title: string;
  readonly summary: string;
  /** `line` 300 by 300, `bar` 400 by 300 (specification, section 9). */
  readonly kind: 'line' | 'bar';
  readonly options: Options;
  /** What the first column of the table is: « Mois », « Statut ». */
  readonly rowHeader: string;
  readonly rows: readonly ChartRow[];
}

const drawing = defer(() => import('./highcharts-chart')).pipe(map(({ HighchartsChart }) => HighchartsChart));

/** A chart with its title and what it says in one line; its button shows the same as a table, and back. */
export function ChartFigure({ title, summary, kind, options, rowHeader, rows }: ChartFigureProps) {
  const [isTableAsked, setTableAsked] = useState(false);
  const chart = useResource(drawing);
  const Chart = chart.status === 'ready' ? chart.value : undefined;
  const isTable = isTableAsked || chart.status === 'failed';
  return (
    <ChartCard
      title={title}
      summary={summary}
      foot={
        chart.status === 'failed' ? (
          <Button variant="quiet" onClick={chart.reload}>
            Dessiner le graphique
          </Button>
        ) : (
          <Button
            variant="quiet"
            icon={isTable ? ChartColumn : Table2}
            aria-label={`${isTable ? 'Graphique' : 'Tableau'}, ${title}`}
            onClick={() => setTableAsked(!isTable)}
          >
            {isTable ? 'Graphique' : 'Tableau'}
          </Button>
        )
      }
    >
      {isTable ? (
        <ChartTable caption={title} rowHeader={rowHeader} rows={rows} />
      ) : (
        <div className={styles.plot} data-kind={kind}>
          {Chart === undefined ? <Skeleton height="18.75rem" /> : <Chart options={options} />}
        </div>
      )}
    </ChartCard>
  );
}
