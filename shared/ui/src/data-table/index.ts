export { CellLink } from './cell-link';
export { DataTable } from './data-table';
export type { Column } from './data-table';
export { CellAmount, CellSub, RowActions } from './cells';
