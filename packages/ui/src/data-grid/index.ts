export type { TableColumn, TableSort } from '../table/index.ts';
export { DataGrid } from './data-grid.tsx';
export type { DataGridLabels, DataGridProps, DataGridStatus } from './data-grid-props.ts';
