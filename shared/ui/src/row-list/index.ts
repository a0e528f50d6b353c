export { CompactRow, CompactRows } from './row-list';
