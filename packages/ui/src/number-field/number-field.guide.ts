import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'NumberField',
	group: 'Forms',
	aliases: ['spinbutton', 'number input', 'stepper'],
	status: 'ready',
	purpose: 'Takes a number that is known and typed: a weight, a price, a size.',
	use: [
		'For the weight of a parcel, a price from and to, points to use.',
		'With `formatValue` and `parseValue` of the reader’s digits.',
	],
	avoid: [
		{ when: 'A few pieces are counted up and down.', instead: 'QuantityStepper' },
		{ when: 'Somewhere about is enough.', instead: 'Slider' },
		{ when: 'It only looks like a number: a code, a phone number, a postcode.', instead: 'Input' },
	],
	accessibility: [
		'A spin button: arrow keys step, Page Up and Page Down by ten, Home and End go to the limits.',
		'Keys stop at the limits. What is typed beyond them stays, and the form’s rules say why it cannot be.',
		'What is no number stays in sight, marked: nothing typed changes by itself.',
	],
	content: [
		'Put the unit behind the number (`suffix`), and name it in the label too: "Weight in kg".',
		'Say limits in the description, before they are passed.',
	],
};
