export { safeFileName, saveCsv, saveFile } from './save-file';
