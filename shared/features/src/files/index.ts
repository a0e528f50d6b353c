export { saveCsv } from './save-csv';
export { reportInvalidFile, safeFileName, saveFile } from './save-file';
