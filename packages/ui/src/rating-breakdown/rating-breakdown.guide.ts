import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'RatingBreakdown',
	group: 'Commerce',
	aliases: ['histogram', 'stars per level', 'review summary'],
	status: 'ready',
	purpose: 'Shows how reviews spread over one to five stars, and lets shoppers read those of one kind.',
	use: [
		'Above the reviews of a product or a shop, beside Rating.',
		'With `onValueChange` where the list below is filtered in place; with a `link` per row where the address says it.',
	],
	avoid: [
		{ when: 'There are fewer than about ten reviews.', instead: 'Rating alone' },
		{ when: 'Room is small, as on a card.', instead: 'Rating' },
	],
	accessibility: [
		'A list; each row is read as the one sentence in its `label`, the bar and the figures are for the eye.',
		'Rows that filter are toggle buttons; pressing the chosen one shows all again. Linked rows tell which is current.',
		'Tell below how many reviews are shown now, in a status, when the filter changes them in place.',
	],
	content: [
		'Five rows, most stars first, also where a row has no review.',
		'`label` holds stars, count and share: "5 stars: 210 reviews, 62%".',
	],
};
