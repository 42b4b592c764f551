import type { ReactNode } from 'react';

/** One column: how its head and its cells look, and whether rows can be sorted by it. */
export interface TableColumn<Row> {
	/** Identifies the column among the others. */
	readonly key: string;
	/** Heads the column. */
	readonly header: ReactNode;
	/** What is in the cell of a row. */
	readonly cell: (row: Row) => ReactNode;
	/** Holds numbers: they are at the line's end, digit under digit. Default false. */
	readonly isNumeric?: boolean | undefined;
	/** Names its row, as a heading for screen readers; one column at the most. Default false. */
	readonly isRowHeader?: boolean | undefined;
	/** Its head is a button that asks for another order. Default false. */
	readonly isSortable?: boolean | undefined;
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
	/** Key of the column. */
	readonly column: string;
	readonly direction: 'ascending' | 'descending';
}

/** The order that a press on a column's head asks for: upwards at first, then the other way. */
export function nextSort(column: string, sort: TableSort | undefined): TableSort {
	const isTurned = sort?.column === column && sort.direction === 'ascending';
	return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** `table` scrolls sideways where it is too wide; `stacked` shows each row as a card with labels below 768 px. */
export type TablePresentation = 'table' | 'stacked';
