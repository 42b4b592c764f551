export {
	Table,
	type TableLabels,
	type TableProps,
} from './table.tsx';
export type { TableColumn, TablePresentation, TableSort } from './table-column.ts';
