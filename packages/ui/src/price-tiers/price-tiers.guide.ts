import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'PriceTiers',
	group: 'Commerce',
	aliases: ['wholesale', 'bulk price', 'quantity discount'],
	status: 'ready',
	purpose: 'Shows how the price of one piece falls with the quantity, and where the shopper stands.',
	use: [
		'On the page of a product sold wholesale, above the quantity.',
		'With `hint`, to say how little is missing to the next step.',
	],
	avoid: [
		{ when: 'One price holds for every quantity.', instead: 'Price' },
		{ when: 'There is only room for one line, as on a card.', instead: 'PriceRange' },
	],
	accessibility: [
		'A table: each step is a row with its quantity as the heading, also where the rows stand beside each other.',
		'The step that holds is marked by ground, weight and, for screen readers, in words.',
		'The hint is announced when it changes, after the quantity did.',
	],
	content: [
		'Quantities as ranges with a dash, the last one open: "1–11", "12–49", "50+".',
		'Up to three steps stand beside each other on a phone, more stand below each other. Six are the most that help.',
		'The hint names the effort first: "Add 5 more for 15,900 K each".',
	],
};
