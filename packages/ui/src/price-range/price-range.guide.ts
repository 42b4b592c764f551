import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'PriceRange',
	group: 'Commerce',
	aliases: ['from to price', 'money range'],
	status: 'ready',
	purpose: 'Says what a product costs at least and at most while a choice is open.',
	use: [
		'On cards and at the head of a product whose variants differ in price.',
		'For wholesale, from the price of many pieces to the price of one.',
	],
	avoid: [
		{ when: 'The variant is chosen.', instead: 'Price' },
		{ when: 'It is told at which quantity which price holds.', instead: 'PriceTiers' },
		{ when: 'Shoppers set a range to filter by.', instead: 'a slider with two handles' },
	],
	accessibility: [
		'Screen readers hear "From 12,000 K to 18,500 K"; the dash, which many of them skip, is not read.',
		'The line may break between the amounts, never inside one.',
	],
	content: [
		'The lower amount stands first. Both in the same currency and with the same number of decimals.',
		'When both are the same, one amount is shown: no check is needed before.',
	],
};
