import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Slider',
	group: 'Forms',
	aliases: ['range input', 'volume'],
	status: 'ready',
	purpose: 'Asks for a value of which the rough size matters more than the exact number.',
	use: [
		'For a distance, a share, a text size: something one feels for.',
		'With `onValueCommit` where each change costs a request: it is called once the thumb is let go.',
	],
	avoid: [
		{ when: 'The exact number matters.', instead: 'NumberField' },
		{ when: 'There is a lower and an upper end.', instead: 'RangeSlider' },
		{ when: 'It is a number of pieces.', instead: 'QuantityStepper' },
	],
	accessibility: [
		'The browser’s own slider under our drawing: arrows step, Page Up and Page Down leap, Home and End go to the ends.',
		'`formatValue` is read out as the value ("12 km"). Give it a Field, or a name by `aria-label`.',
		'The thumb takes touches on 44 px; a swipe up or down scrolls the page.',
	],
	content: ['Write values with their unit.', 'Say in the label what grows to the end: "Distance to the shop".'],
};
