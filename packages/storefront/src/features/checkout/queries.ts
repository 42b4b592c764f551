import { checkoutQuote } from '@zaylat/api-client';
import { type BoughtItem, readBoughtItem } from '../../core/paths/bought-item.ts';
import { checkoutStepOf, namedChoices, newAddressRegion } from '../../core/paths/checkout-path.ts';
import { critical, type QueryContext, served } from '../../core/screen/screen-queries.ts';
import { ADDRESSES, EDITION_REGIONS, townshipsOf } from '../addresses/queries.ts';
import { CART } from '../cart/queries.ts';

/** What a quote is asked with. */
export type CheckoutChoices = Parameters<typeof checkoutQuote>[0];

/** What the order comes to with the choices that the tab knows. */
export const quoteRequest = (choices: CheckoutChoices) => checkoutQuote(choices);

/** What the order comes to while nothing is decided. */
export const undecidedQuote = (item?: BoughtItem, addressId?: string) =>
	quoteRequest({ ...(item && { item }), ...(addressId !== undefined && { addressId }), services: [], points: 0 });

/** Steps that a server renders; those after them depend on choices that only the tab knows. */
function isServed({ url }: Pick<QueryContext, 'url'>): boolean {
	const step = checkoutStepOf(url.searchParams);
	return step === 'address' || step === 'review';
}

/** The cart and the steps of the checkout after it, which ask for themselves in the browser. */
export const cartQueries = {
	cart: critical(({ url }) => (checkoutStepOf(url.searchParams) === undefined ? CART : undefined)),
	addresses: served((context) => (isServed(context) ? ADDRESSES : undefined)),
	quote: served((context) =>
		isServed(context)
			? undecidedQuote(readBoughtItem(context.url.searchParams), namedChoices(context.url.searchParams).addressId)
			: undefined,
	),
	// The places of a new address where the page has no script.
	regions: served(({ url }) => (newAddressRegion(url.searchParams) === undefined ? undefined : EDITION_REGIONS)),
	townships: served(({ url }) => {
		const region = newAddressRegion(url.searchParams);
		return region ? townshipsOf(region) : undefined;
	}),
};
