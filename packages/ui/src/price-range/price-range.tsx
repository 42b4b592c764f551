import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import {
	lengthOf,
	type PriceSize,
	priceAmountStyles,
	priceBesideStyles,
	priceLineStyles,
} from '../price/price-styles.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** The words of a price range, for screen readers. */
export interface PriceRangeLabels {
	/** Said before the lowest amount. Default "From". */
	readonly from: string;
	/** Said between the amounts, where a dash is shown. Default "to". */
	readonly to: string;
}

export interface PriceRangeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** The lowest amount, formatted in the reader's language. */
	readonly from: string;
	/** The highest amount, formatted; the same as `from` shows one amount. */
	readonly to: string;
	/** What one amount buys ("/ piece"); is behind the range. Default none. */
	readonly unit?: string | undefined;
	/** Colours the amounts as a sale. Default false. */
	readonly isOnSale?: boolean | undefined;
	/** Default `md`. */
	readonly size?: PriceSize | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<PriceRangeLabels> | undefined;
}

const defaultLabels: PriceRangeLabels = { from: 'From', to: 'to' };

/** What a product costs at least and at most, before a variant or a quantity is chosen. */
export function PriceRange({
	from,
	to,
	unit,
	isOnSale = false,
	size = 'md',
	labels,
	className,
	...rest
}: PriceRangeProps) {
	const words = { ...defaultLabels, ...labels };
	const isOne = from === to;
	// Both are set in the size that the longer one needs, so that they stand level.
	const length = lengthOf(from.length > to.length ? from : to);
	const amount = priceAmountStyles({ size, length, tone: isOnSale ? 'sale' : 'plain' });
	return (
		<span data-part="price-range" {...rest} className={clsx(priceLineStyles({ size }), className)}>
			<span data-part="price-range-from" className={amount}>
				{!isOne && <VisuallyHidden>{words.from} </VisuallyHidden>}
				{from}
				{!isOne && ' '}
			</span>
			{!isOne && (
				<>
					{/* A part of its own, so that a long amount fits its line without it. */}
					<span aria-hidden="true" className={amount}>
						–
					</span>
					<span data-part="price-range-to" className={amount}>
						<VisuallyHidden>{words.to} </VisuallyHidden>
						{to}
					</span>
				</>
			)}
			{unit !== undefined && (
				<span data-part="price-range-unit" className={clsx(priceBesideStyles({ size }), 'text-text-muted')}>
					{unit}
				</span>
			)}
		</span>
	);
}
