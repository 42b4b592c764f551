import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { STAR_CELL, STAR_PATH } from '../rating/star.ts';
import { Slot } from '../slot/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** How many reviews gave so many stars. */
export interface RatingBreakdownRow {
	/** Stars, 1 to 5. */
	readonly stars: number;
	/** The stars in the reader's digits ("5"). */
	readonly starsText: string;
	/** Reviews with so many stars. */
	readonly count: number;
	/** The count, formatted ("210"), or its share ("62%"). */
	readonly countText: string;
	/** The row as one sentence for screen readers ("5 stars: 210 reviews, 62%"). */
	readonly label: string;
	/** A link that shows only these reviews: an anchor or a router's link without content. Default none. */
	readonly link?: ReactElement | undefined;
}

export interface RatingBreakdownProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
	/** Rows in the order shown, most stars first. */
	readonly rows: readonly RatingBreakdownRow[];
	/** Names the list ("Reviews by stars"). */
	readonly label: string;
	/** Stars that the reviews are filtered by now, null for all. Default null. */
	readonly value?: number | null | undefined;
	/**
	 * Called with the stars of a pressed row, with null when it was the chosen one; makes the rows buttons. Default:
	 * rows are text, or links where they have one.
	 */
	readonly onValueChange?: ((value: number | null) => void) | undefined;
}

const rowStyles = cva(
	'col-span-full grid grid-cols-subgrid items-center text-start text-sm text-text tabular-nums no-underline',
	{
		variants: {
			isPressable: {
				true: 'min-h-target rounded-control border border-transparent px-2 enabled-hover:bg-surface-sunken',
				false: 'py-0.5',
			},
			isChosen: { true: 'border-accent-text! bg-accent-soft font-semibold', false: '' },
		},
	},
);

const WIDTH = 100;

/** What has a review is seen: the least that the bar of a row with any is filled. */
const LEAST = 2;

function RowContent({ row, share }: { readonly row: RatingBreakdownRow; readonly share: number }) {
	const width = row.count <= 0 ? 0 : Math.max(LEAST, share * WIDTH);
	return (
		<>
			<VisuallyHidden>{row.label}</VisuallyHidden>
			<span aria-hidden="true" className="flex items-center justify-end gap-1">
				{row.starsText}
				<svg viewBox={`0 0 ${STAR_CELL} ${STAR_CELL}`} aria-hidden="true" className="size-3.5 fill-star">
					<path d={STAR_PATH} />
				</svg>
			</span>
			{/* Drawn rather than styled: a strict content policy refuses a width in an inline style. */}
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${WIDTH} 8`}
				preserveAspectRatio="none"
				className="h-2 w-full min-w-12 overflow-hidden rounded-full bg-skeleton rtl:-scale-x-100 forced-colors:border"
			>
				<rect
					data-part="rating-breakdown-fill"
					width={width}
					height={8}
					className="fill-star forced-colors:fill-[Highlight]"
				/>
			</svg>
			<span aria-hidden="true" className="min-w-8 text-end text-text-muted">
				{row.countText}
			</span>
		</>
	);
}

interface RowProps {
	readonly row: RatingBreakdownRow;
	readonly isChosen: boolean;
	readonly onPress: (() => void) | undefined;
	readonly children: ReactNode;
}

function Row({ row, isChosen, onPress, children }: RowProps) {
	const look = { 'data-part': 'rating-breakdown-row', 'data-state': isChosen ? 'chosen' : undefined };
	if (onPress) {
		return (
			<button
				type="button"
				{...look}
				aria-pressed={isChosen}
				onClick={onPress}
				className={rowStyles({ isPressable: true, isChosen })}
			>
				{children}
			</button>
		);
	}
	if (row.link) {
		return (
			<Slot
				{...look}
				aria-current={isChosen || undefined}
				className={rowStyles({ isPressable: true, isChosen })}
				wrapContent={() => children}
			>
				{row.link}
			</Slot>
		);
	}
	return (
		<span {...look} className={rowStyles({ isPressable: false, isChosen })}>
			{children}
		</span>
	);
}

/** How the reviews spread over one to five stars; each row may filter them, as a button or a link. */
export function RatingBreakdown({
	rows,
	label,
	value = null,
	onValueChange,
	className,
	...rest
}: RatingBreakdownProps) {
	const total = rows.reduce((sum, { count }) => sum + Math.max(0, count), 0);
	return (
		<ul
			data-part="rating-breakdown"
			aria-label={label}
			{...rest}
			className={clsx('m-0 grid min-w-0 list-none grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 p-0', className)}
		>
			{rows.map((row) => {
				const isChosen = row.stars === value;
				return (
					<li key={row.stars} className="col-span-full grid grid-cols-subgrid">
						<Row
							row={row}
							isChosen={isChosen}
							onPress={onValueChange && (() => onValueChange(isChosen ? null : row.stars))}
						>
							<RowContent row={row} share={total === 0 ? 0 : row.count / total} />
						</Row>
					</li>
				);
			})}
		</ul>
	);
}
