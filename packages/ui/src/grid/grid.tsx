import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/index.ts';
import { GAPS, type Responsive, type ResponsiveClasses, responsive, type Space } from '../stack/space.ts';

/** How many columns a grid has. */
export type GridColumns = 1 | 2 | 3 | 4 | 5 | 6;

/** Least width of a column where their number follows from the room: `sm` 10 rem, `md` 14 rem, `lg` 18 rem. */
export type GridCell = 'sm' | 'md' | 'lg';

/** Props of Grid: those of a div, and these. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
	/** Number of columns, or one per window width. Default: as many as fit, see `cell`. */
	readonly columns?: Responsive<GridColumns> | undefined;
	/** Least width of a column while `columns` is left out. Default `md`. */
	readonly cell?: GridCell | undefined;
	/** Room between columns and rows, in steps of 4 px, or one per window width. Default 4 (16 px). */
	readonly gap?: Responsive<Space> | undefined;
	/** Whether the things of a row are made equally high or are at its top. Default `stretch`. */
	readonly align?: 'stretch' | 'start' | undefined;
	/** Lends its layout to the child element, a list for example. Default false. */
	readonly asChild?: boolean | undefined;
}

const COLUMNS: ResponsiveClasses<GridColumns> = {
	base: { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4', 5: 'grid-cols-5', 6: 'grid-cols-6' },
	tablet: {
		1: 'tablet:grid-cols-1',
		2: 'tablet:grid-cols-2',
		3: 'tablet:grid-cols-3',
		4: 'tablet:grid-cols-4',
		5: 'tablet:grid-cols-5',
		6: 'tablet:grid-cols-6',
	},
	desk: {
		1: 'desk:grid-cols-1',
		2: 'desk:grid-cols-2',
		3: 'desk:grid-cols-3',
		4: 'desk:grid-cols-4',
		5: 'desk:grid-cols-5',
		6: 'desk:grid-cols-6',
	},
	laptop: {
		1: 'laptop:grid-cols-1',
		2: 'laptop:grid-cols-2',
		3: 'laptop:grid-cols-3',
		4: 'laptop:grid-cols-4',
		5: 'laptop:grid-cols-5',
		6: 'laptop:grid-cols-6',
	},
};

// Never wider than the place itself, or one column would burst a narrow phone.
const CELLS: Record<GridCell, string> = {
	sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
	md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]',
	lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]',
};

const ALIGNS = { stretch: 'items-stretch', start: 'items-start' } as const;

/** Things in equal columns: a fixed number per window width, or as many as fit. */
export function Grid({
	columns,
	cell = 'md',
	gap = 4,
	align = 'stretch',
	asChild = false,
	className,
	...props
}: GridProps) {
	const Root = asChild ? Slot : 'div';
	return (
		<Root
			data-part="grid"
			{...props}
			className={clsx(
				'grid min-w-0 *:min-w-0',
				columns === undefined ? CELLS[cell] : responsive(COLUMNS, columns),
				responsive(GAPS, gap),
				ALIGNS[align],
				className,
			)}
		/>
	);
}
