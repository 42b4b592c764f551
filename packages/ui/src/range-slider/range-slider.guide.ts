import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'RangeSlider',
	group: 'Forms',
	aliases: ['price filter', 'two thumbs', 'min max'],
	status: 'ready',
	purpose: 'Narrows a list by a lower and an upper end: the price filter.',
	use: [
		'For prices, weights, years: a scale with two ends that one feels for.',
		'With fields for both numbers beside it where people know what they want to pay; those are the caller’s and share the value.',
		'With `onValueCommit` to search once the thumb is let go.',
	],
	avoid: [
		{ when: 'Only one end is asked for.', instead: 'Slider' },
		{ when: 'A few ranges are enough ("up to 10,000 K").', instead: 'RadioGroup' },
		{ when: 'The scale spans many powers of ten.', instead: 'Two NumberFields' },
	],
	accessibility: [
		'Two native sliders, named by `labels` ("From", "To"): arrows step, Page Up and Page Down leap, Home and End go to the ends.',
		'Put it in a FieldSet, whose legend names both, or name it by `aria-label`.',
		'Screen readers say that each end is limited by the other (`aria-valuemin`, `aria-valuemax`).',
		'An end stops where the other keeps `minGap`; the ends never change places under the finger.',
		'A press on the track brings the nearer thumb, which takes the focus.',
	],
	content: [
		'Write both values with their unit, in the reader’s digits, by `formatValue`.',
		'Choose `step` so that every stop is a number one would say: 500 K, not 437 K.',
	],
};
