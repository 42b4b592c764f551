import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { type Money, negate } from '@zaylat/domain/money';

/** Goods of a quote, line by line, as the page lists them. */
export const goodsOf = ({ parcels }: CheckoutQuote): Money[] =>
	parcels.flatMap(({ lines }) => lines.map(({ total }) => total));

/** Delivery of a quote, parcel by parcel. */
export const deliveryOf = ({ parcels }: CheckoutQuote): Money[] => parcels.map(({ delivery }) => delivery);

/** All that adds up to the total of a quote. */
export const totalOf = (quote: CheckoutQuote): Money[] => [
	...goodsOf(quote),
	negate(quote.discount),
	...deliveryOf(quote),
	...(quote.isTaxIncluded ? [] : [quote.tax]),
	negate(quote.pointsPaid),
];
