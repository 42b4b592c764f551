import { laterPart } from '../app/later.tsx';
import { chosenCoupon } from '../shared/chosen-coupon/chosen-coupon.ts';
import { hasDraft } from './has-draft.ts';

/** The steps after the cart, of which the first stands as the server sent it until somebody touches it; for `Later`. */
export const CHECKOUT_PARTS = {
	steps: laterPart(
		async () => (await import('./checkout-screen.tsx')).Component,
		async ({ edition, interest }) => {
			// What the tab has decided before is missing in what the server sent.
			if (!hasDraft(edition) && chosenCoupon.read() === undefined) await interest.first();
		},
		['checkout', 'addresses', 'failures'],
	),
};
