import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Badge',
	group: 'Content',
	aliases: ['label', 'status', 'pill'],
	status: 'ready',
	purpose: 'Marks a thing with a word or a figure: a discount, a state, what is special about it.',
	use: [
		'On a picture or beside a name, for what helps to choose: "−23%", "Pre-order", "Verified shop".',
		'For the state of an order or a payment in a list.',
	],
	avoid: [
		{ when: 'It can be pressed or taken away.', instead: 'Chip' },
		{ when: 'It counts what is new on a button.', instead: 'the badge of IconButton' },
		{ when: 'It needs a sentence.', instead: 'Alert' },
	],
	accessibility: [
		'The word says it; colour only helps. Put it where it is read together with what it marks.',
		'A sign inside is decoration: give it `aria-hidden`. Where a figure alone is unclear, add words for screen readers.',
		'It has a border where the system chooses the colours.',
	],
	content: [
		'One to three words or a figure, no full stop. Long words wrap rather than being cut off.',
		'One badge per thing, two at the most. `sale` is for prices that fell, and for nothing else.',
	],
};
