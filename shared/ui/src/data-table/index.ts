export { CellAmount } from './cell-amount';
export { CellLink } from './cell-link';
export { CellSub } from './cell-sub';
export { DataTable } from './data-table';
export type { Column } from './data-table';
export { RowActions } from './row-actions';
