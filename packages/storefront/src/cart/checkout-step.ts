import { type BoughtItem, boughtItemQuery } from '../shared/purchase/bought-item.ts';

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

/**
 * Path of a step; the cart's without one.
 * @param item bought instead of the cart
 */
export const checkoutPath = (step?: CheckoutStep, item?: BoughtItem): string =>
	step === undefined ? '/Checkout' : `/Checkout?${new URLSearchParams({ step, ...boughtItemQuery(item) })}`;
