import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'RatingInput',
	group: 'Commerce',
	aliases: ['rate', 'star input', 'review'],
	status: 'ready',
	purpose: 'Lets a shopper give one to five stars, each with a word that says what it means.',
	use: [
		'In a review, for the product, the shop or the delivery: one question each.',
		'With `isClearable` where the rating may be left out.',
	],
	avoid: [
		{ when: 'A rating is only shown.', instead: 'Rating' },
		{ when: 'The answer is yes or no.', instead: 'two buttons' },
		{ when: 'The scale is not one from bad to good.', instead: 'a group of radio buttons with words' },
	],
	accessibility: [
		'A group of radio buttons: Tab goes to the chosen star, arrow keys choose, each is read with its word.',
		'The pointer’s preview changes nothing; touch chooses at once.',
		'Taking the rating back puts the focus on the first star.',
		'In a form use `RatingInputField` of `@zaylat/ui/rating-input/form`: it brings legend, error and focus.',
	],
	content: [
		'Five words in one grammatical form, from worst to best; they are shown, so keep them to one or two.',
		'The question stands in the legend: "How was the delivery?".',
	],
};
