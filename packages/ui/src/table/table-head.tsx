import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { arrowDownIcon, arrowUpIcon, Glyph, upDownIcon } from '../glyph/index.ts';
import { ROLES } from './roles.ts';
import { nextSort, type TableColumn, type TablePresentation, type TableSort } from './table-column.ts';

const ICONS: Readonly<Record<TableSort['direction'], string>> = {
	ascending: arrowUpIcon,
	descending: arrowDownIcon,
};

const headStyles = cva('bg-surface-sunken text-sm font-semibold text-text-muted', {
	variants: {
		isNumeric: { true: 'text-end', false: 'text-start' },
		isSortable: { true: 'p-0', false: 'px-3 py-2' },
		isSticky: { true: 'sticky top-0 z-sticky' },
		presentation: { table: '', stacked: '' },
	},
	compoundVariants: [
		// Stacked rows carry their own labels; what stays of the head are the buttons that sort.
		{ presentation: 'stacked', isSortable: false, className: 'max-tablet:sr-only' },
		{ presentation: 'stacked', isSortable: true, className: 'max-tablet:static max-tablet:rounded-control' },
	],
});

interface TableHeadProps<Row> {
	readonly columns: readonly TableColumn<Row>[];
	readonly sort: TableSort | undefined;
	readonly onSortChange: ((sort: TableSort) => void) | undefined;
	readonly presentation: TablePresentation;
	readonly isSticky: boolean;
}

/** The heads of the columns; a sortable one is a button, and the sorted one says so. */
export function TableHead<Row>({ columns, sort, onSortChange, presentation, isSticky }: TableHeadProps<Row>) {
	const isStacked = presentation === 'stacked';
	return (
		<thead {...ROLES.group} className={isStacked ? 'max-tablet:block' : undefined}>
			<tr {...ROLES.row} className={isStacked ? 'max-tablet:flex max-tablet:flex-wrap max-tablet:gap-2' : undefined}>
				{columns.map(({ key, header, isNumeric = false, isSortable = false }) => {
					const direction = sort?.column === key ? sort.direction : undefined;
					return (
						<th
							key={key}
							scope="col"
							{...ROLES.columnHeader}
							data-part="table-column-header"
							aria-sort={direction}
							className={headStyles({ isNumeric, isSortable, isSticky, presentation })}
						>
							{isSortable ? (
								<button
									type="button"
									data-part="table-sort"
									onClick={() => onSortChange?.(nextSort(key, sort))}
									className={clsx(
										'inline-flex min-h-target w-full items-center gap-1 rounded-control px-3 font-semibold enabled-hover:text-accent-text',
										isNumeric ? 'justify-end text-end' : 'text-start',
										direction !== undefined && 'text-text',
									)}
								>
									{header}
									<Glyph
										icon={direction === undefined ? upDownIcon : ICONS[direction]}
										className={clsx('size-[1.15em]', direction === undefined && 'text-text-muted')}
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
	);
}
