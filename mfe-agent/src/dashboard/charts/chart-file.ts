import { toCsv } from '@portal/domain/csv';
import type { ChartRow } from './chart-table';

/** What a chart is called as a file: 'propositions accéptées' → `propositions-acceptees`. */
export const chartFileName = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The table of a chart for a spreadsheet. `rowHeader` heads its first column: 'Mois', 'Statut'. */
export const chartCsv = (rowHeader: string, rows: readonly ChartRow[]): string =>
  toCsv<ChartRow>(
    [
      { heading: rowHeader, text: ({ name }) => name },
      { heading: 'Nombre', count: ({ count }) => count },
    ],
    rows,
  );
