import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { TableColumn, TableSort } from '../table/index.ts';

/** `loading` while the rows are being fetched, `error` when that failed. */
export type DataGridStatus = 'ready' | 'loading' | 'error';

/** Labels of a data grid. */
export interface DataGridLabels {
	/** Name of the check box that selects all rows. Default "Select all". */
	readonly selectAll: string;
	/** Name of a row's check box. Default "Select Shan tea". */
	readonly selectRow: (name: string) => string;
	/** How many rows are selected, shown and announced. Default "3 selected". */
	readonly selected: (count: number) => string;
	/** Name of the button that selects nothing. Default "Clear selection". */
	readonly clear: string;
	/** Shown while the first rows load. Default "Loading". */
	readonly loading: string;
	/** Shown when there are no rows. Default "Nothing here". */
	readonly empty: ReactNode;
	/** Shown when the rows did not load. Default "We couldn’t load the rows." */
	readonly error: ReactNode;
	/** Name of the button that loads them again. Default "Try again". */
	readonly retry: string;
}

/** Props of DataGrid: those of a div, and these. */
export interface DataGridProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
	/** Names the grid. */
	readonly caption: ReactNode;
	/** Shows the caption to screen readers only, where a heading says the same. Default false. */
	readonly isCaptionHidden?: boolean | undefined;
	/** The columns, in order. */
	readonly columns: readonly TableColumn<Row>[];
	/** The rows, already sorted. */
	readonly rows: readonly Row[];
	/** Identifies a row among the others; the value is made of these keys. */
	readonly getRowKey: (row: Row) => string;
	/** Name of a row, for its check box. */
	readonly getRowName: (row: Row) => string;
	/** Whether a row cannot be selected. Default: all can. */
	readonly isRowDisabled?: ((row: Row) => boolean) | undefined;
	/** How the rows are sorted; marks the column's head. Default: not by any column. */
	readonly sort?: TableSort | undefined;
	/** Called with the order that a press on a column's head asks for; the caller sorts the rows. Default none. */
	readonly onSortChange?: ((sort: TableSort) => void) | undefined;
	/** How many rows can be selected. Default `multiple`. */
	readonly selection?: 'none' | 'single' | 'multiple' | undefined;
	/** Keys of the selected rows, when the caller keeps them. Default: the component keeps them. */
	readonly value?: readonly string[] | undefined;
	/** Keys of the rows that are selected at first. Default none. */
	readonly defaultValue?: readonly string[] | undefined;
	/** Called with the keys of the selected rows. Default none. */
	readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
	/** What can be done with the selected rows; shown above the grid while there are some. Default none. */
	readonly selectionActions?: ReactNode | undefined;
	/** Default `ready`. While other rows load, those on screen stay. */
	readonly status?: DataGridStatus | undefined;
	/** Loads the rows again after an error. Default: no button. */
	readonly onRetry?: (() => void) | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<DataGridLabels> | undefined;
}
