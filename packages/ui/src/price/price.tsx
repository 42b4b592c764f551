import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { lengthOf, type PriceSize, priceAmountStyles, priceBesideStyles, priceLineStyles } from './price-styles.ts';

export type { PriceSize } from './price-styles.ts';

/** The words of a price: what a screen reader says before each amount, and what is there when there is none. */
export interface PriceLabels {
	/** Said before the amount to pay. Default "Current price". */
	readonly current: string;
	/** Said before the struck amount. Default "Previous price". */
	readonly previous: string;
	/** Shown when the product cannot be bought. Default "Unavailable". */
	readonly unavailable: string;
	/** Shown when the seller names the price on request. Default "Ask for a quotation". */
	readonly onRequest: string;
}

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** The amount to pay, formatted in the reader's language. Empty when there is none. */
	readonly current: string;
	/** The amount before the sale, formatted; shown struck through. Default none. */
	readonly previous?: string | undefined;
	/** How much was taken off, formatted ("−23%"). Default none. */
	readonly discount?: string | undefined;
	/** What one amount buys ("/ piece"); is behind it. Default none. */
	readonly unit?: string | undefined;
	/** What the purchase earns ("Earn 18 points"); is on a line of its own. Default none. */
	readonly points?: string | undefined;
	/** Colours the amount as a sale. Default: true when there is a previous amount. */
	readonly isOnSale?: boolean | undefined;
	/** Default `md`. */
	readonly size?: PriceSize | undefined;
	/** Mutes the amount and says that it cannot be bought. Default false. */
	readonly isUnavailable?: boolean | undefined;
	/** There is no amount, because the seller names it on request; says so in its place. Default false. */
	readonly isOnRequest?: boolean | undefined;
	/**
	 * The whole price as one sentence for screen readers ("Now 18,500 kyat, was 22,000 kyat, 16% off"), in place of
	 * what is shown. Default: what is shown, each amount with its label.
	 */
	readonly sentence?: string | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<PriceLabels> | undefined;
}

const defaultLabels: PriceLabels = {
	current: 'Current price',
	previous: 'Previous price',
	unavailable: 'Unavailable',
	onRequest: 'Ask for a quotation',
};

/**
 * A price as the shopper reads it: what to pay, what it was, what was taken off; spoken in words by screen readers.
 *
 * Takes finished strings, so that money is formatted in one place (`@zaylat/domain/money`).
 */
export function Price({
	current,
	previous,
	discount,
	unit,
	points,
	isOnSale = previous !== undefined,
	size = 'md',
	isUnavailable = false,
	isOnRequest = false,
	sentence,
	labels,
	className,
	...rest
}: PriceProps) {
	const words = { ...defaultLabels, ...labels };
	const tone = isUnavailable ? 'muted' : isOnSale ? 'sale' : 'plain';
	const beside = priceBesideStyles({ size });
	const isSpoken = sentence !== undefined;
	const hasAmount = current !== '' && !isOnRequest;
	const hasOffer = hasAmount && !isUnavailable;
	const parts = (
		<>
			{hasAmount && (
				<span data-part="price-current" className={priceAmountStyles({ size, tone, length: lengthOf(current) })}>
					{!isSpoken && <VisuallyHidden>{`${words.current} `}</VisuallyHidden>}
					{current}
				</span>
			)}
			{hasAmount && unit !== undefined && (
				<span data-part="price-unit" className={clsx(beside, 'text-text-muted')}>
					{unit}
				</span>
			)}
			{previous !== undefined && hasOffer && (
				<s data-part="price-previous" className={beside}>
					{!isSpoken && <VisuallyHidden>{`${words.previous} `}</VisuallyHidden>}
					{previous}
				</s>
			)}
			{discount !== undefined && hasOffer && (
				<span data-part="price-discount" className={clsx(beside, 'whitespace-nowrap font-semibold text-sale')}>
					{discount}
				</span>
			)}
			{isOnRequest && !isUnavailable && (
				<span data-part="price-on-request" className={clsx(beside, 'font-semibold text-text')}>
					{words.onRequest}
				</span>
			)}
			{isUnavailable && (
				<span data-part="price-unavailable" className={clsx(beside, 'text-text-muted')}>
					{words.unavailable}
				</span>
			)}
			{points !== undefined && hasOffer && (
				<span data-part="price-points" className="basis-full text-xs text-text-muted">
					{points}
				</span>
			)}
		</>
	);
	return (
		<span data-part="price" {...rest} className={clsx(priceLineStyles({ size }), className)}>
			{isSpoken ? (
				<>
					<VisuallyHidden>{sentence}</VisuallyHidden>
					<span aria-hidden="true" className="contents">
						{parts}
					</span>
				</>
			) : (
				parts
			)}
		</span>
	);
}
