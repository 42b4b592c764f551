'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { STAR_CELL, STAR_PATH } from './star.ts';

/** `compact` is one star beside the value, for cards; `full` is five stars filled to the value, for a product's page. */
export type RatingForm = 'compact' | 'full';

/** `sm` in cards, `md` beside running text, `lg` as a heading of reviews. */
export type RatingSize = 'sm' | 'md' | 'lg';

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** Mean of the reviews, 0 to 5; anything outside is held to that range. */
	readonly value: number;
	/** The value, formatted in the reader's language ("4.7"). */
	readonly valueText: string;
	/** How many reviews or sales are behind it, formatted ("342 reviews"). Default none. */
	readonly countText?: string | undefined;
	/** The whole rating in words, as a screen reader says it ("Rated 4.7 of 5 by 342 shoppers"). */
	readonly label: string;
	/** Default `compact`. */
	readonly form?: RatingForm | undefined;
	/** Default `md`. */
	readonly size?: RatingSize | undefined;
}

const STARS = [0, 1, 2, 3, 4] as const;
const WIDTH = STARS.length * STAR_CELL;

const rootStyles = cva('zl-rating', {
	variants: { size: { sm: 'gap-1 text-xs', md: 'gap-1.5 text-sm', lg: 'gap-2 text-lg' } },
});

const starStyles = cva('', { variants: { size: { sm: 'h-3.5', md: 'h-4', lg: 'h-6' } } });

function OneStar({ size }: { readonly size: RatingSize }) {
	return (
		<svg
			viewBox={`0 0 ${STAR_CELL} ${STAR_CELL}`}
			aria-hidden="true"
			className={clsx(starStyles({ size }), 'fill-star')}
		>
			<path d={STAR_PATH} />
		</svg>
	);
}

function FiveStars({ value, size }: { readonly value: number; readonly size: RatingSize }) {
	const id = useId();
	const stars = STARS.map((star) => <path key={star} d={STAR_PATH} transform={`translate(${star * STAR_CELL} 0)`} />);
	return (
		<svg
			data-part="rating-stars"
			viewBox={`0 0 ${WIDTH} ${STAR_CELL}`}
			aria-hidden="true"
			className={starStyles({ size })}
		>
			<clipPath id={id}>
				<rect data-part="rating-fill" width={value * STAR_CELL} height={STAR_CELL} />
			</clipPath>
			<g className="fill-none stroke-star stroke-[1.5]">{stars}</g>
			<g className="fill-star stroke-star stroke-[1.5]" clipPath={`url(#${id})`}>
				{stars}
			</g>
		</svg>
	);
}

/** What other shoppers thought, as stars and a number that screen readers hear as one sentence. */
export function Rating({
	value,
	valueText,
	countText,
	label,
	form = 'compact',
	size = 'md',
	className,
	...rest
}: RatingProps) {
	const held = Number.isFinite(value) ? Math.min(STARS.length, Math.max(0, value)) : 0;
	return (
		<span
			data-part="rating"
			role="img"
			aria-label={label}
			{...rest}
			className={clsx(rootStyles({ size }), form === 'full' && 'flex-wrap', className)}
		>
			{form === 'full' ? <FiveStars value={held} size={size} /> : <OneStar size={size} />}
			<span data-part="rating-value" className={form === 'full' ? 'font-semibold text-text' : 'text-text-muted'}>
				{valueText}
			</span>
			{countText !== undefined && (
				<>
					<span aria-hidden="true" className="text-text-muted">
						·
					</span>
					<span data-part="rating-count" className="min-w-0 truncate text-text-muted">
						{countText}
					</span>
				</>
			)}
		</span>
	);
}
