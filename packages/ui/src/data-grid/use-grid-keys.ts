import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Cell {
	readonly row: number;
	readonly column: number;
}

const PAGE = 10;

type Move = (cell: Cell, last: Cell) => Cell;

/** Where keys lead in a grid that is read from left to right (WAI-ARIA grid). */
const MOVES: Readonly<Record<string, Move | undefined>> = {
	ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
	ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
	ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
	ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
	PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
	PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
	Home: ({ row }) => ({ row, column: 0 }),
	End: ({ row }, last) => ({ row, column: last.column }),
	'Control+Home': () => ({ row: 0, column: 0 }),
	'Control+End': (_cell, last) => last,
};

const MIRRORED: Readonly<Record<string, string | undefined>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const CONTROLS = 'a[href], button, input, select, textarea';

/** What has the focus in a cell: its control, else the cell. */
const targetOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>(CONTROLS) ?? cell;

const within = (value: number, last: number) => Math.max(0, Math.min(last, value));

/**
 * One stop for Tab in a whole grid, and keys that move the focus between its cells.
 * @param gridRef a `<table role="grid">` without joined cells
 * @returns handlers for the grid
 */
export function useGridKeys(gridRef: RefObject<HTMLTableElement | null>) {
	const active = useRef<Cell>({ row: 0, column: 0 });

	const rowsOf = () => [...(gridRef.current?.rows ?? [])];
	const cellAt = ({ row, column }: Cell): HTMLElement | undefined => rowsOf()[row]?.cells[column];
	/** Takes all controls out of the tab order but that of the active cell. */
	const rove = () => {
		const rows = rowsOf();
		const lastRow = rows.length - 1;
		active.current = {
			row: within(active.current.row, lastRow),
			column: within(active.current.column, (rows[0]?.cells.length ?? 1) - 1),
		};
		for (const [row, { cells }] of rows.entries()) {
			for (const [column, cell] of [...cells].entries()) {
				const isActive = row === active.current.row && column === active.current.column;
				const target = targetOf(cell);
				for (const control of cell.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = -1;
				cell.tabIndex = -1;
				if (isActive) target.tabIndex = 0;
			}
		}
	};
	// After each render: the cells belong to the caller, who may have drawn other controls.
	useLayoutEffect(rove);

	const handleFocus = ({ target }: FocusEvent) => {
		const cell = target.closest<HTMLTableCellElement>('td, th');
		const row = cell?.parentElement;
		if (cell === null || !(row instanceof HTMLTableRowElement)) return;
		active.current = { row: row.rowIndex, column: cell.cellIndex };
		rove();
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
		if (event.altKey || event.metaKey || event.shiftKey) return;
		// A field in a cell uses these keys for its text.
		if (event.target instanceof HTMLElement && event.target.matches('input:not([type="checkbox"]), select, textarea'))
			return;
		const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
		const key = (isRtl ? MIRRORED[event.key] : undefined) ?? event.key;
		const move = MOVES[event.ctrlKey ? `Control+${key}` : key];
		if (move === undefined) return;
		const rows = rowsOf();
		const last = { row: rows.length - 1, column: (rows[0]?.cells.length ?? 1) - 1 };
		const { row, column } = move(active.current, last);
		event.preventDefault();
		const cell = cellAt({ row: within(row, last.row), column: within(column, last.column) });
		if (cell !== undefined) targetOf(cell).focus();
	};
	return { onFocus: handleFocus, onKeyDown: handleKeyDown };
}
