import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'QuantityStepper',
	group: 'Forms',
	aliases: ['counter', 'plus minus', 'amount'],
	status: 'ready',
	purpose: 'Chooses how many pieces of a thing are bought.',
	use: [
		'On a product’s page and in the rows of a cart.',
		'In a react-hook-form as `QuantityField` of `@zaylat/ui/quantity-stepper/form`.',
		'With `isPending` while the cart is being saved: it stays usable, the last quantity counts.',
		'With `max` for what is in stock or may be bought at once.',
	],
	avoid: [
		{ when: 'The number is not counted in pieces: a weight, a price, a year.', instead: 'NumberField' },
		{ when: 'The range is wide and only roughly meant.', instead: 'Slider' },
		{ when: 'Zero would remove the thing from the cart.', instead: 'A remove button beside it, with `min` 1' },
	],
	accessibility: [
		'A named group with two buttons and a spin button: arrow keys step by 1, Page Up and Page Down by 10, Home and End go to the limits.',
		'At its limit a button keeps the focus and is `aria-disabled`.',
		'Each change is told in a live region, once, as name and quantity.',
		'What is typed counts on leaving the field or on Enter, held between the limits; Escape takes it back.',
		'In a cart give `labels.quantity` the product’s name, or every row sounds the same.',
	],
	content: [
		'Digits are the reader’s own; `parseValue` takes both those and Latin ones.',
		'Say the limit beside it where it is news: "4 left".',
	],
};
