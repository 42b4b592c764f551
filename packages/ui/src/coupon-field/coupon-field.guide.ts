import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'CouponField',
	group: 'Forms',
	aliases: ['voucher', 'promo code', 'discount code'],
	status: 'ready',
	purpose: 'Takes the code of a coupon, and tells what it takes off or why it was refused.',
	use: ['In the cart and the checkout, above the total that it changes.'],
	avoid: [
		{ when: 'The person has coupons to choose from.', instead: 'RadioGroup with ChoiceCards' },
		{ when: 'A gift code is redeemed on a page of its own.', instead: 'Form with an Input' },
	],
	accessibility: [
		'It is no form of its own: Enter applies the coupon, and never sends the checkout around it.',
		'Input and button stay in place in all states, so the focus is not lost; results are announced.',
		'A refused code stays, and can be corrected.',
	],
	content: [
		'Say the sum that is taken off: "4,000 K off your order".',
		'A refusal says why and until when: "This coupon ran out on 18 November."',
	],
};
