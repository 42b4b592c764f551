'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { CheckboxMark } from '../checkbox/checkbox-mark.tsx';
import { arrowDownIcon, arrowUpIcon, Glyph, upDownIcon } from '../glyph/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { Spinner } from '../spinner/index.ts';
import { nextSort } from '../table/table-column.ts';
import { useControlled } from '../value/use-controlled.ts';
import type { DataGridLabels, DataGridProps } from './data-grid-props.ts';
import { useGridKeys } from './use-grid-keys.ts';

const DATA_GRID_LABELS: DataGridLabels = {
	selectAll: 'Select all',
	selectRow: (name) => `Select ${name}`,
	selected: (count) => `${count} selected`,
	clear: 'Clear selection',
	loading: 'Loading',
	empty: 'Nothing here',
	error: 'We couldn’t load the rows.',
	retry: 'Try again',
};

const SORT_ICONS = { ascending: arrowUpIcon, descending: arrowDownIcon } as const;
const CELL = 'border-t border-border px-3 py-2.5 align-middle focus-visible:-outline-offset-2';

/**
 * Rows that are sorted, selected and worked on, by keyboard as in a spreadsheet. It is one stop for Tab; arrow keys,
 * Page Up, Page Down, Home and End move between cells, Space selects a row, with Shift all from the last one, and Ctrl A
 * all rows.
 */
export function DataGrid<Row>({
	caption,
	isCaptionHidden = false,
	columns,
	rows,
	getRowKey,
	getRowName,
	isRowDisabled = () => false,
	sort,
	onSortChange,
	selection = 'multiple',
	value: givenValue,
	defaultValue = [],
	onValueChange,
	selectionActions,
	status = 'ready',
	onRetry,
	labels,
	className,
	...rest
}: DataGridProps<Row>) {
	const words = useLabels('dataGrid', DATA_GRID_LABELS, labels);
	const id = useId();
	const gridRef = useRef<HTMLTableElement>(null);
	const [kept, setValue] = useControlled<readonly string[]>(givenValue, defaultValue, onValueChange);
	const value = selection === 'none' ? [] : kept;
	const lastKey = useRef<string>(undefined);
	const keys = useGridKeys(gridRef);

	const free = rows.filter((row) => !isRowDisabled(row)).map(getRowKey);
	const chosen = new Set(value);
	const chosenHere = free.filter((key) => chosen.has(key)).length;
	const isAll = free.length > 0 && chosenHere === free.length;

	const select = (row: Row, isRange: boolean) => {
		const key = getRowKey(row);
		if (selection === 'none' || isRowDisabled(row)) return;
		const from = lastKey.current === undefined ? -1 : free.indexOf(lastKey.current);
		const to = free.indexOf(key);
		lastKey.current = key;
		if (selection === 'single') setValue(chosen.has(key) ? [] : [key]);
		else if (isRange && from >= 0) {
			const between = free.slice(Math.min(from, to), Math.max(from, to) + 1);
			setValue([...new Set([...value, ...between])]);
		} else setValue(chosen.has(key) ? value.filter((one) => one !== key) : [...value, key]);
	};
	/** Selects all rows on screen, or none of them; what is selected on other pages stays. */
	const selectAll = () => {
		const others = value.filter((key) => !free.includes(key));
		setValue(isAll ? others : [...others, ...free]);
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
		keys.onKeyDown(event);
		if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
		if (selection === 'multiple' && event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			if (!isAll) selectAll();
			return;
		}
		// A control in a cell uses Space itself.
		const isOwn = event.target.matches('td, th, [data-part="data-grid-checkbox"]');
		const place = event.target.closest('tr')?.dataset.row;
		if (event.key !== ' ' || !isOwn || place === undefined) return;
		const row = rows[Number(place)];
		if (row === undefined) return;
		event.preventDefault();
		select(row, event.shiftKey);
	};
	const note =
		status === 'error' ? words.error : rows.length > 0 ? undefined : status === 'loading' ? words.loading : words.empty;
	const hasBoxes = selection !== 'none';

	return (
		<div data-part="data-grid" {...rest} className={clsx('min-w-0 text-text', className)}>
			<div
				id={`${id}-caption`}
				data-part="data-grid-caption"
				className={isCaptionHidden ? 'sr-only' : 'pb-2 font-semibold'}
			>
				{caption}
			</div>
			<div data-part="data-grid-bar" role="status" className="empty:hidden">
				{value.length > 0 && (
					<div className="mb-2 flex min-h-target flex-wrap items-center gap-3 rounded-control bg-accent-soft px-3 py-1">
						<span className="grow font-semibold tabular-nums">{words.selected(value.length)}</span>
						{selectionActions}
						<Button variant="ghost" size="sm" onClick={() => setValue([])}>
							{words.clear}
						</Button>
					</div>
				)}
			</div>
			<div className="max-w-full overflow-auto overscroll-x-contain rounded-card border border-border bg-surface-raised">
				<table
					{...{ role: 'grid', 'aria-multiselectable': selection === 'multiple' || undefined }}
					ref={gridRef}
					data-part="data-grid-table"
					aria-labelledby={`${id}-caption`}
					aria-busy={status === 'loading' || undefined}
					onFocus={keys.onFocus}
					onKeyDown={handleKeyDown}
					className="w-full border-separate border-spacing-0"
				>
					<thead>
						<tr>
							{selection === 'single' && <td className="bg-surface-sunken" />}
							{selection === 'multiple' && (
								<th scope="col" className="w-12 bg-surface-sunken p-0.5">
									<label htmlFor={`${id}-all`} className="grid size-target place-items-center">
										<CheckboxMark
											id={`${id}-all`}
											data-part="data-grid-select-all"
											checked={isAll}
											isIndeterminate={chosenHere > 0 && !isAll}
											isInvalid={false}
											disabled={free.length === 0}
											onChange={selectAll}
										/>
										<span className="sr-only">{words.selectAll}</span>
									</label>
								</th>
							)}
							{columns.map(({ key, header, isNumeric = false, isSortable = false }) => {
								const direction = sort?.column === key ? sort.direction : undefined;
								return (
									<th
										key={key}
										scope="col"
										aria-sort={direction}
										data-part="data-grid-column-header"
										className={clsx(
											'bg-surface-sunken text-sm font-semibold text-text-muted focus-visible:-outline-offset-2',
											isSortable ? 'p-0' : 'px-3 py-2',
											isNumeric ? 'text-end' : 'text-start',
										)}
									>
										{isSortable ? (
											<button
												type="button"
												data-part="data-grid-sort"
												onClick={() => onSortChange?.(nextSort(key, sort))}
												className={clsx(
													'inline-flex min-h-target w-full items-center gap-1 px-3 font-semibold focus-visible:-outline-offset-2 enabled-hover:text-accent-text',
													isNumeric && 'justify-end',
													direction !== undefined && 'text-text',
												)}
											>
												{header}
												<Glyph
													icon={direction === undefined ? upDownIcon : SORT_ICONS[direction]}
													className="size-[1.15em]"
												/>
											</button>
										) : (
											header
										)}
									</th>
								);
							})}
						</tr>
					</thead>
					<tbody>
						{status !== 'error' &&
							rows.map((row, place) => {
								const key = getRowKey(row);
								const isDisabled = isRowDisabled(row);
								const isChosen = chosen.has(key);
								return (
									<tr
										key={key}
										data-row={place}
										data-part="data-grid-row"
										aria-selected={hasBoxes && !isDisabled ? isChosen : undefined}
										aria-disabled={isDisabled || undefined}
										className={clsx(isChosen && 'bg-accent-soft', isDisabled && 'text-text-muted')}
									>
										{hasBoxes && (
											<td className="w-12 border-t border-border p-0.5">
												<label htmlFor={`${id}-${place}`} className="grid size-target place-items-center">
													<CheckboxMark
														id={`${id}-${place}`}
														data-part="data-grid-checkbox"
														checked={isChosen}
														isIndeterminate={false}
														isInvalid={false}
														disabled={isDisabled}
														onChange={() => {}}
														onClick={(event: MouseEvent) => select(row, event.shiftKey)}
													/>
													<span className="sr-only">{words.selectRow(getRowName(row))}</span>
												</label>
											</td>
										)}
										{columns.map(({ key: column, cell, isNumeric = false, isRowHeader = false }) => {
											const Cell = isRowHeader ? 'th' : 'td';
											return (
												<Cell
													key={column}
													{...(isRowHeader && { scope: 'row' })}
													data-part="data-grid-cell"
													className={clsx(
														CELL,
														isNumeric ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
														isRowHeader ? 'font-semibold wrap-break-word' : 'font-normal wrap-anywhere',
													)}
												>
													{cell(row)}
												</Cell>
											);
										})}
									</tr>
								);
							})}
					</tbody>
				</table>
				{note !== undefined && (
					<div
						data-part="data-grid-note"
						role="status"
						className="flex flex-wrap items-center justify-center gap-3 border-t border-border px-4 py-8 text-center text-text-muted"
					>
						{status === 'loading' && <Spinner />}
						<span>{note}</span>
						{status === 'error' && onRetry !== undefined && (
							<Button variant="secondary" size="sm" onClick={onRetry}>
								{words.retry}
							</Button>
						)}
					</div>
				)}
			</div>
		</div>
	);
}
