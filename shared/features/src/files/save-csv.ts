import { csvFileName } from '@portal/domain/csv';
import { saveFile } from './save-file';

/**
 * Downloads rows as a CSV file named like `projets-2026-11-21.csv`.
 *
 * @param csv from `toCsv`.
 */
export function saveCsv(name: string, csv: string, now: Date): void {
  const bytes = new TextEncoder().encode(csv);
  saveFile({
    id: null,
    content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    mimeType: 'text/csv',
    filename: csvFileName(name, now),
  });
}
