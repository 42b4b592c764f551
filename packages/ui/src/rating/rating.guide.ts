import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Rating',
	group: 'Commerce',
	aliases: ['stars', 'score'],
	status: 'ready',
	purpose: 'Shows what other shoppers thought of a product or a shop.',
	use: [
		'`compact` in cards, as the line of proof below the price.',
		'`full` on a product’s page and above its reviews.',
	],
	avoid: [
		{ when: 'Shoppers give a rating themselves.', instead: 'RatingInput' },
		{ when: 'It matters how the ratings spread.', instead: 'RatingBreakdown beside this' },
		{ when: 'There are no reviews yet and the place is small.', instead: 'nothing: no rating is not a bad one' },
	],
	accessibility: [
		'One picture with the whole rating as its name; the parts are not read one by one.',
		'The number stands beside the stars, so colour and fill never say it alone.',
	],
	content: [
		'`label` is a full sentence: "Rated 4.7 of 5 in 342 reviews".',
		'One decimal, in the reader’s digits. Large counts are shortened: "1.2k sold".',
	],
};
