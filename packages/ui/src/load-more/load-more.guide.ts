import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'LoadMore',
	group: 'Navigation',
	aliases: ['infinite scroll', 'show more'],
	status: 'ready',
	purpose: 'The end of a list that goes on: how far the reader is, and a button for the next part.',
	use: [
		'Below goods, reviews and orders.',
		'With href always where the list has addresses: then crawlers and visitors without script get on too.',
	],
	avoid: [
		{ when: 'People return to a certain place', instead: 'Pagination' },
		{ when: 'All of it fits', instead: 'nothing' },
	],
	accessibility: [
		'How far one is, is told politely when it changes.',
		'While more are on their way the button keeps width and focus; presses are ignored.',
		'When all are shown the button is gone and the focus goes to the sentence.',
	],
	content: ['"60 of 240", then "All 240 shown".', 'The button says what comes: "Show more".'],
};
