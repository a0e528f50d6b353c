import { useResource } from '@portal/features/resource';
import { useOpenInAddress } from '@portal/features/routes';
import { kit, useNavigate } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { ChartColumn, Download, Table2 } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import type { Options } from 'highcharts';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { defer } from 'rxjs';
import styles from './chart-figure.module.css';
import { withDoors } from './chart-doors';
import { type ChartRow, ChartTable } from './chart-table';
import { loadHighcharts } from './load-highcharts';
import { useTurn } from './use-turn';

interface ChartFigureProps {
  readonly title: string;
  readonly summary: string;
  readonly notice?: string | undefined;
  /** `line` 300 by 300, `bar` 400 by 300 (specification, section 9). */
  readonly kind: 'line' | 'bar';
  readonly options: Options;
  /** Header of the table's first column: « Mois », « Statut ». */
  readonly rowHeader: string;
  readonly rows: readonly ChartRow[];
  readonly className?: string | undefined;
}

const drawing = defer(loadHighcharts);

/** A chart with its title, a one-sentence summary, a table view, and exports as image and CSV. */
export function ChartFigure({
  title,
  summary,
  notice,
  kind,
  options,
  rowHeader,
  rows,
  className,
}: ChartFigureProps) {
  const [isTableAsked, askTable] = useOpenInAddress(title.replaceAll(' ', '-').toLowerCase());
  const plot = useRef<HTMLDivElement>(null);
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
      summary={notice === undefined ? summary : `${summary.replace(/\.$/, '')}. ${notice}`}
      className={className}
      foot={
        <div className={styles.actions}>
          <ChartExports
            title={title}
            summary={summary}
            rowHeader={rowHeader}
            rows={rows}
            drawingIn={isTable || Chart === undefined || drawn === undefined ? undefined : plot}
          />
          {chart.status === 'failed' ? (
            <Button variant="quiet" onClick={chart.reload}>
              Dessiner le graphique
            </Button>
          ) : (
            <Button
              variant="quiet"
              icon={isTable ? ChartColumn : Table2}
              aria-label={`${isTable ? 'Graphique' : 'Tableau'}, ${title}`}
              onClick={() => askTable(!isTable)}
            >
              {isTable ? 'Graphique' : 'Tableau'}
            </Button>
          )}
        </div>
      }
    >
      {isTable ? (
        <ChartTable caption={title} rowHeader={rowHeader} rows={rows} />
      ) : (
        <div ref={plot} className={styles.plot} data-kind={kind}>
          {Chart === undefined || drawn === undefined ? (
            <Skeleton height="18.75rem" />
          ) : (
            <Chart options={drawn} />
          )}
        </div>
      )}
    </ChartCard>
  );
}

interface ChartExportsProps {
  readonly title: string;
  readonly summary: string;
  readonly rowHeader: string;
  readonly rows: readonly ChartRow[];
  /** Element with the drawn chart; undefined while there is none, and then no image can be saved. */
  readonly drawingIn: RefObject<HTMLElement | null> | undefined;
}

/** Exports a chart as PNG and its table as CSV, both in the browser. */
function ChartExports({ title, summary, rowHeader, rows, drawingIn }: ChartExportsProps) {
  const [failed, setFailed] = useState<'image' | 'table'>();

  const trying = async (what: 'image' | 'table', save: () => Promise<void>) => {
    try {
      await save();
      setFailed(undefined);
    } catch (error) {
      kit().telemetry.report(error instanceof Error ? error : new Error(String(error)));
      setFailed(what);
    }
  };
  const saveImage = () =>
    trying('image', async () => {
      const svg = drawingIn?.current?.querySelector('svg');
      if (!svg) return;
      const { saveChartImage } = await import('./chart-file');
      await saveChartImage({ svg, title, summary });
    });
  const saveTable = () =>
    trying('table', async () => {
      const { saveChartTable } = await import('./chart-file');
      saveChartTable(title, rowHeader, rows);
    });

  return (
    <>
      {failed !== undefined && (
        <Text size="sm" role="alert">
          {failed === 'image'
            ? 'L’image n’a pas pu être créée. Le tableau reste disponible.'
            : 'Le fichier n’a pas pu être créé. Réessayez.'}
        </Text>
      )}
      {drawingIn !== undefined && (
        <Button
          variant="quiet"
          icon={Download}
          aria-label={`PNG, enregistrer l’image, ${title}`}
          onClick={() => void saveImage()}
        >
          PNG
        </Button>
      )}
      <Button
        variant="quiet"
        icon={Download}
        aria-label={`CSV, enregistrer le tableau, ${title}`}
        onClick={() => void saveTable()}
      >
        CSV
      </Button>
    </>
  );
}
