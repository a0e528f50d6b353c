import { saveCsv, saveFile } from '@portal/features/files';
import { kit } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Download } from '@portal/ui/icon';
import { Text } from '@portal/ui/text';
import { type RefObject, useState } from 'react';
import { chartCsv, chartFileName, type ChartRow } from './chart-table';

interface ChartExportsProps {
  readonly title: string;
  readonly summary: string;
  readonly rowHeader: string;
  readonly rows: readonly ChartRow[];
  /** Element with the drawn chart; undefined while there is none, and then no image can be saved. */
  readonly drawingIn: RefObject<HTMLElement | null> | undefined;
}

/** Exports a chart as PNG and its table as CSV, both in the browser. */
export function ChartExports({ title, summary, rowHeader, rows, drawingIn }: ChartExportsProps) {
  const [hasFailed, setFailed] = useState(false);

  const saveImage = async () => {
    const svg = drawingIn?.current?.querySelector('svg');
    if (!svg) return;
    try {
      const { chartImage } = await import('./chart-image');
      const content = await chartImage({ svg, title, summary });
      saveFile({ id: null, content, mimeType: 'image/png', filename: `${chartFileName(title)}.png` });
      setFailed(false);
    } catch (error) {
      kit().telemetry.report(error instanceof Error ? error : new Error(String(error)));
      setFailed(true);
    }
  };

  return (
    <>
      {hasFailed && (
        <Text size="sm" role="alert">
          L’image n’a pas pu être créée. Le tableau reste disponible.
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
        onClick={() => saveCsv(chartFileName(title), chartCsv(rowHeader, rows), new Date())}
      >
        CSV
      </Button>
    </>
  );
}
