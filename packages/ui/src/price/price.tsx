import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** How large the current amount stands: `sm` in product cards, `md` in lists, `lg` on a product's own page. */
export type PriceSize = 'sm' | 'md' | 'lg';

/** The words of a price: what a screen reader says before each amount, and what stands there when it cannot be bought. */
export interface PriceLabels {
	/** Said before the amount to pay. Default "Current price". */
	readonly current: string;
	/** Said before the struck amount. Default "Previous price". */
	readonly previous: string;
	/** Shown when the product cannot be bought. Default "Unavailable". */
	readonly unavailable: string;
}

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** The amount to pay, formatted in the reader's language. Empty when there is none. */
	readonly current: string;
	/** The amount before the sale, formatted; shown struck through. Default none. */
	readonly previous?: string | undefined;
	/** How much was taken off, formatted ("−23%"). Default none. */
	readonly discount?: string | undefined;
	/** Colours the amount as a sale. Default: true when there is a previous amount. */
	readonly isOnSale?: boolean | undefined;
	/** Default `md`. */
	readonly size?: PriceSize | undefined;
	/** Mutes the amount and says that it cannot be bought. Default false. */
	readonly isUnavailable?: boolean | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<PriceLabels> | undefined;
}

const defaultLabels: PriceLabels = {
	current: 'Current price',
	previous: 'Previous price',
	unavailable: 'Unavailable',
};

const rootStyles = cva('inline-flex max-w-full flex-wrap items-baseline tabular-nums', {
	variants: { size: { sm: 'gap-x-1.5', md: 'gap-x-2', lg: 'gap-x-2.5' } },
});

const currentStyles = cva('whitespace-nowrap font-bold', {
	variants: {
		size: { sm: 'text-base', md: 'text-lg', lg: 'text-2xl' },
		length: { short: '', long: '', huge: '' },
		tone: { plain: 'text-text', sale: 'text-sale', muted: 'text-text-muted' },
	},
	// An amount never wraps, so one that would burst a narrow card is set smaller instead.
	compoundVariants: [
		{ size: 'sm', length: 'long', className: 'text-sm' },
		{ size: 'sm', length: 'huge', className: 'text-xs' },
		{ size: 'md', length: 'long', className: 'text-base' },
		{ size: 'md', length: 'huge', className: 'text-sm' },
		{ size: 'lg', length: 'long', className: 'text-xl' },
		{ size: 'lg', length: 'huge', className: 'text-base' },
	],
});

const besideStyles = cva('whitespace-nowrap', {
	variants: { size: { sm: 'text-xs', md: 'text-sm', lg: 'text-base' } },
});

const lengthOf = (amount: string) => (amount.length > 20 ? 'huge' : amount.length > 12 ? 'long' : 'short');

/**
 * A price as the shopper reads it: what to pay, what it was, what was taken off; spoken in words by screen readers.
 *
 * Takes finished strings, so that money is formatted in one place (`@zaylat/domain/money`).
 */
export function Price({
	current,
	previous,
	discount,
	isOnSale = previous !== undefined,
	size = 'md',
	isUnavailable = false,
	labels,
	className,
	...rest
}: PriceProps) {
	const words = { ...defaultLabels, ...labels };
	const tone = isUnavailable ? 'muted' : isOnSale ? 'sale' : 'plain';
	return (
		<span data-part="price" {...rest} className={cx(rootStyles({ size }), className)}>
			{current !== '' && (
				<span data-part="price-current" className={currentStyles({ size, tone, length: lengthOf(current) })}>
					<VisuallyHidden>{words.current} </VisuallyHidden>
					{current}
				</span>
			)}
			{previous !== undefined && !isUnavailable && (
				<s data-part="price-previous" className={cx(besideStyles({ size }), 'text-text-muted line-through')}>
					<VisuallyHidden>{words.previous} </VisuallyHidden>
					{previous}
				</s>
			)}
			{discount !== undefined && !isUnavailable && (
				<span data-part="price-discount" className={cx(besideStyles({ size }), 'font-semibold text-sale')}>
					{discount}
				</span>
			)}
			{isUnavailable && (
				<span data-part="price-unavailable" className={cx(besideStyles({ size }), 'text-text-muted')}>
					{words.unavailable}
				</span>
			)}
		</span>
	);
}
