import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'TimeField',
	group: 'Forms',
	aliases: ['clock', 'hour', 'time picker'],
	status: 'ready',
	purpose: 'Takes a time of day, typed in hours and minutes.',
	use: [
		'For opening hours, an appointment, the end of an offer.',
		'With `hourCycle="h12"` only where readers count twelve hours; Myanmar, Thailand and China read 24.',
		'With `parseValue` and `formatDigits` for digits of the reader’s language. In react-hook-form as BoundTimeField.',
	],
	avoid: [
		{ when: 'There are a few times on offer.', instead: 'ChoiceCard or Select with these times' },
		{ when: 'A length is asked for, not a time of day.', instead: 'NumberField with a unit' },
	],
	accessibility: [
		'Spinbuttons with labels of their own in a group, which say their value and limits; put it in a FieldSet, or name it by `aria-label`.',
		'Arrow up and arrow down step, minutes by `minuteStep`; no key moves the focus to the next part by itself.',
		'It follows the language of the page. The browser’s own field follows that of the device.',
	],
	content: [
		'Show an example in the description: "For example 14:05".',
		'Say which part is wrong: "There is no hour 25."',
	],
};
