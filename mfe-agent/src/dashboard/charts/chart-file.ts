import { toCsv } from '@portal/domain/csv';
import type { ChartRow } from './chart-table';

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
