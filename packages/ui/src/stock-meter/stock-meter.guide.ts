import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'StockMeter',
	group: 'Commerce',
	aliases: ['sold', 'only a few left', 'inventory'],
	status: 'ready',
	purpose: 'Shows how much of a limited stock is sold or left.',
	use: [
		'In a flash sale: the share already sold (`accent`).',
		'On a product’s page, when few pieces are left (`warning`).',
	],
	avoid: [
		{ when: 'Stock is plenty: a bar says nothing then.', instead: 'no mark at all' },
		{ when: 'Something is being done and will end.', instead: 'a progress bar' },
		{ when: 'Only a word is needed ("2 left" on a card).', instead: 'Badge' },
	],
	accessibility: [
		'A meter, named by `label` and with `text` as its value; the visible text is not read a second time.',
		'Colour and length only repeat what the text says.',
	],
	content: [
		'Tell a fact of the stock, never pressure: "Only 3 left", not "Hurry".',
		'Do not show figures that are not counted.',
	],
};
