import { type BoughtItem, boughtItemQuery } from './bought-item.ts';

/** Steps of the checkout after the cart, in their order (Decision 21). */
export const CHECKOUT_STEPS = ['address', 'delivery', 'payment', 'review'] as const;

/** A step of the checkout after the cart. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/**
 * The step that an address asks for.
 * @returns undefined for the cart, the first step
 */
export function checkoutStepOf(query: URLSearchParams): CheckoutStep | undefined {
	const asked = query.get('step');
	return CHECKOUT_STEPS.find((step) => step === asked);
}

const ADDRESS = 'address';
const PAYMENT = 'pay';
const NEW = 'new';
const REGION = 'region';

/** What the address of a checkout without script says of the order. */
export interface NamedChoices {
	readonly addressId?: string | undefined;
	readonly paymentOption?: string | undefined;
}

/**
 * Path of a step; the cart's without one.
 * @param item bought instead of the cart
 * @param choices decided in a form without script
 */
export function checkoutPath(step?: CheckoutStep, item?: BoughtItem, choices: NamedChoices = {}): string {
	if (step === undefined) return '/Checkout';
	const query = new URLSearchParams({ step, ...boughtItemQuery(item) });
	if (choices.addressId !== undefined) query.set(ADDRESS, choices.addressId);
	if (choices.paymentOption !== undefined) query.set(PAYMENT, choices.paymentOption);
	return `/Checkout?${query}`;
}

/** Reads what the address of a checkout says of the order. */
export const namedChoices = (query: URLSearchParams): NamedChoices => ({
	addressId: query.get(ADDRESS) ?? undefined,
	paymentOption: query.get(PAYMENT) ?? undefined,
});

/** Names of the query parameters of a new address. */
export const NEW_ADDRESS_PARAMS = { isNew: NEW, region: REGION } as const;

/** Path of the form of a new address, for pages without script. */
export const newAddressPath = (item?: BoughtItem): string => `${checkoutPath('address', item)}&${NEW}=1`;

/** The region that the form of a new address is for: empty until one is chosen, undefined without such a form. */
export const newAddressRegion = (query: URLSearchParams): string | undefined =>
	query.has(NEW) ? (query.get(REGION) ?? '') : undefined;
