import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'VariantPicker',
	group: 'Commerce',
	aliases: ['size', 'colour swatch', 'options', 'SKU'],
	status: 'ready',
	purpose: 'Lets a shopper choose one variant of a product by colour, size and the like.',
	use: [
		'On a product’s page and in the sheet that opens from a card.',
		'With `isAvailable` where not every combination is made or in stock.',
	],
	avoid: [
		{
			when: 'There is one option with two answers that differ in price alone.',
			instead: 'radio buttons with both prices',
		},
		{ when: 'Several values may be chosen, as in a filter.', instead: 'check boxes' },
		{ when: 'An option has more than about twenty values.', instead: 'Select' },
	],
	accessibility: [
		'Each option is a group of radio buttons: Tab goes from option to option, arrow keys between values.',
		'A value that cannot be had is found by arrow keys and touch and read with its reason; it is not chosen, and the reason is shown and announced.',
		'The first option is judged alone and each next one by those before it, so no choice locks another out. Later answers move to what can be had; say so beside the price, which changes with them.',
		'Names always stand beside colours and below pictures.',
	],
	content: [
		'Order options from the one that tells most: colour before size.',
		'Values as the seller names them, in the shopper’s language; a colour is data and may be any CSS colour.',
		'Reasons are facts: "sold out", "not made in L".',
	],
};
