'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	type Key,
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react';
import { mergeRefs } from '../slot/index.ts';
import { ROLES } from './roles.ts';
import type { TableColumn, TablePresentation, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';

/** Whether an element holds more than it shows; false on the server and until it was measured. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
	const [isOverflowing, setIsOverflowing] = useState(false);
	useEffect(() => {
		const box = ref.current;
		if (box === null) return;
		const observer = new ResizeObserver(() => {
			setIsOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
		});
		observer.observe(box);
		for (const child of box.children) observer.observe(child);
		return () => observer.disconnect();
	}, [ref]);
	return isOverflowing;
}

/** The words of a table. */
export interface TableLabels {
	/** Stands in place of the rows when there are none. Default "Nothing here". */
	readonly empty: ReactNode;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** Names the table; always there for screen readers. */
	readonly caption: ReactNode;
	/** Shows the caption to screen readers only, where a heading says the same. Default false. */
	readonly isCaptionHidden?: boolean | undefined;
	/** The columns, in order. */
	readonly columns: readonly TableColumn<Row>[];
	/** The rows, already sorted. */
	readonly rows: readonly Row[];
	/** Identifies a row among the others. */
	readonly getRowKey: (row: Row) => Key;
	/** How the rows are sorted; marks the column's head. Default: not by any column. */
	readonly sort?: TableSort | undefined;
	/** Called with the order that a press on a column's head asks for; the caller sorts the rows. */
	readonly onSortChange?: ((sort: TableSort) => void) | undefined;
	/** Default `table`. */
	readonly presentation?: TablePresentation | undefined;
	/** Keeps the heads in view while the rows scroll; give the table a height by `className` then. Default false. */
	readonly isHeadSticky?: boolean | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<TableLabels> | undefined;
}

const rowStyles = cva('', {
	variants: {
		presentation: {
			table: '',
			stacked:
				'max-tablet:mt-3 max-tablet:grid max-tablet:gap-2 max-tablet:rounded-card max-tablet:border max-tablet:border-border max-tablet:bg-surface-raised max-tablet:p-4',
		},
	},
});

const cellStyles = cva('px-3 py-2.5 align-top font-normal text-text', {
	variants: {
		presentation: {
			table: '',
			stacked: 'max-tablet:p-0 tablet:border-t tablet:border-border',
		},
		isNumeric: { true: 'text-end whitespace-nowrap tabular-nums', false: 'text-start' },
		// `anywhere` would let the column shrink to one letter, which breaks Burmese words before their marks.
		isRowHeader: { true: 'font-semibold wrap-break-word', false: 'wrap-anywhere' },
	},
	compoundVariants: [
		{ presentation: 'table', className: 'border-t border-border' },
		{
			presentation: 'stacked',
			isRowHeader: false,
			className: 'max-tablet:flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:gap-x-4',
		},
		{ presentation: 'stacked', isRowHeader: true, className: 'max-tablet:block max-tablet:text-start' },
	],
});

/** Rows of things compared by the same facts; a real table for screen readers at every width. */
export function Table<Row>({
	caption,
	isCaptionHidden = false,
	columns,
	rows,
	getRowKey,
	sort,
	onSortChange,
	presentation = 'table',
	isHeadSticky = false,
	labels,
	ref,
	className,
	...rest
}: TableProps<Row>) {
	const captionId = useId();
	const boxRef = useRef<HTMLDivElement>(null);
	const setBox = useMemo(() => mergeRefs(boxRef, ref), [ref]);
	const isStacked = presentation === 'stacked';
	// Only what scrolls needs a stop for the keyboard, and with it a role and a name.
	const scrollable = useOverflow(boxRef) ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};

	return (
		<div
			data-part="table"
			data-presentation={presentation}
			{...scrollable}
			{...rest}
			ref={setBox}
			className={clsx('relative max-w-full min-w-0 overflow-auto overscroll-x-contain', className)}
		>
			<table
				{...ROLES.table}
				data-part="table-grid"
				className={clsx('w-full border-separate border-spacing-0', isStacked && 'max-tablet:block')}
			>
				<caption
					id={captionId}
					data-part="table-caption"
					className={
						isCaptionHidden
							? 'sr-only'
							: clsx('pb-2 text-start font-semibold text-text', isStacked && 'max-tablet:block')
					}
				>
					{caption}
				</caption>
				<TableHead
					columns={columns}
					sort={sort}
					onSortChange={onSortChange}
					presentation={presentation}
					isSticky={isHeadSticky}
				/>
				<tbody {...ROLES.group} className={isStacked ? 'max-tablet:block' : undefined}>
					{rows.map((row) => (
						<tr key={getRowKey(row)} {...ROLES.row} data-part="table-row" className={rowStyles({ presentation })}>
							{columns.map(({ key, header, cell, isNumeric = false, isRowHeader = false }) => {
								const Cell = isRowHeader ? 'th' : 'td';
								return (
									<Cell
										key={key}
										{...(isRowHeader ? { scope: 'row', ...ROLES.rowHeader } : ROLES.cell)}
										data-part="table-cell"
										className={cellStyles({ presentation, isNumeric, isRowHeader })}
									>
										{isStacked && !isRowHeader && (
											// Screen readers take the label from the column's head.
											<span
												aria-hidden="true"
												data-part="table-cell-label"
												className="text-sm font-normal text-text-muted tablet:hidden"
											>
												{header}
											</span>
										)}
										{isStacked && !isRowHeader ? (
											<span className="min-w-0 max-tablet:ms-auto max-tablet:text-end">{cell(row)}</span>
										) : (
											cell(row)
										)}
									</Cell>
								);
							})}
						</tr>
					))}
					{rows.length === 0 && (
						<tr {...ROLES.row} className={isStacked ? 'max-tablet:block' : undefined}>
							<td
								{...ROLES.cell}
								data-part="table-empty"
								colSpan={columns.length}
								className={clsx(
									'border-t border-border px-3 py-8 text-center text-text-muted',
									isStacked && 'max-tablet:block',
								)}
							>
								{labels?.empty ?? 'Nothing here'}
							</td>
						</tr>
					)}
				</tbody>
			</table>
		</div>
	);
}
