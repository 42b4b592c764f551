import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ChoiceCard',
	group: 'Forms',
	aliases: ['radio card', 'selectable card', 'tile option'],
	status: 'ready',
	purpose: 'Offers a choice that needs more than a label: days and price of a delivery, the fee of a payment.',
	use: [
		'For ways of delivery and payment: ChoiceCards in a RadioGroup, laid out by ChoiceCards.',
		'For extras that add to the price, such as gift wrapping: in a CheckboxGroup.',
		'For a choice that cannot be taken now but should be known: `disabled` with its `reason`.',
	],
	avoid: [
		{ when: 'A short label says it all.', instead: 'RadioGroup or CheckboxGroup' },
		{ when: 'The card leads to another page.', instead: 'Card with a link' },
		{ when: 'There are more than about eight.', instead: 'Select, with the details of the chosen one below' },
	],
	accessibility: [
		'A native radio button or check box; the whole card is its label and target.',
		'The name is the title with what stands at the end, so a price is heard with its choice. Description and reason are read after it.',
		'What is chosen is told by the mark, the border and the ground together; forced colours keep the mark and the border.',
		'`children` stand outside of the target, so that they may hold fields of their own.',
	],
	content: [
		'The title is the name that people know: the courier, the bank.',
		'The description answers the next question: when, at what fee.',
		'A reason says what would make the choice possible: "From 20,000 K".',
	],
};
