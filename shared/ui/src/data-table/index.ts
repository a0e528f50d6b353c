export { CellLink, type Column, DataTable } from './data-table';
export { CellAmount, CellSub, RowActions } from './cells';
