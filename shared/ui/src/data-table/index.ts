export { CellLink, type Column, DataTable, type RowSelection } from './data-table';
export { CellAmount, CellGo, CellLine, CellName, CellSub, RowActions } from './cells';
