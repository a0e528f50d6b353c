export { reportInvalidFile, safeFileName, saveCsv, saveFile } from './save-file';
