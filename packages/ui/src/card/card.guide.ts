import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Card',
	group: 'Content',
	aliases: ['tile', 'panel', 'surface'],
	status: 'ready',
	purpose: 'Holds together what belongs to one thing, on a raised sheet of its own.',
	use: [
		'For things of one kind in a grid: products, shops, orders.',
		'For a part of a page that stands by itself: delivery, coupons, the seller.',
	],
	avoid: [
		{ when: 'It would stand inside another card.', instead: 'a divider or room' },
		{ when: 'Many things are compared line by line.', instead: 'Table or a list' },
		{ when: 'It tells that something happened.', instead: 'Alert' },
	],
	accessibility: [
		'It has no role: with `asChild` it becomes the list item or article that the page needs.',
		'Interactive: mark the one link that leads to the thing with `data-card-link`. Its area becomes the card, its text stays its name, and its focus is shown around the card.',
		'Other controls inside get `relative`, so that they stay above that area; keep them few.',
	],
	content: [
		'The name of the thing is the link’s text, not "More" or the whole card.',
		'Cards beside each other hold the same parts in the same order.',
	],
};
