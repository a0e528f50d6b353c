import { toCsv } from '@portal/domain/csv';
import { saveCsv, saveFile } from '@portal/features/files';
import { serverTime } from '@portal/features/resource';
import { chartImage, type ChartPicture } from './chart-image';
import type { ChartRow } from './chart-table';

/** Loaded when somebody saves a chart: the dashboard draws without it. */

/** Saves a drawn chart as PNG. @throws when the browser cannot draw it */
export async function saveChartImage({ svg, title, summary }: ChartPicture): Promise<void> {
  const content = await chartImage({ svg, title, summary });
  saveFile({ id: null, content, mimeType: 'image/png', filename: `${chartFileName(title)}.png` });
}

/** Saves the table of a chart as CSV. */
export const saveChartTable = (title: string, rowHeader: string, rows: readonly ChartRow[]): void =>
  saveCsv(chartFileName(title), chartCsv(rowHeader, rows), serverTime());

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
