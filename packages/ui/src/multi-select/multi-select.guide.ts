import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'MultiSelect',
	group: 'Forms',
	aliases: ['tag input', 'multiple choice', 'token field'],
	status: 'ready',
	purpose: 'Asks for several of so many choices that one types to find them.',
	use: [
		'For topics of interest, categories of a shop, townships that a courier serves.',
		'With `maxItems` where a number is allowed; what cannot be taken any more is greyed and the reason stands below.',
	],
	avoid: [
		{ when: 'There are up to about ten choices.', instead: 'CheckboxGroup' },
		{ when: 'Only one may be chosen.', instead: 'Combobox' },
		{ when: 'Any word may be given.', instead: 'Input, with words separated by commas' },
	],
	accessibility: [
		'Keys are those of Combobox; the list stays open, and Enter on a chosen one takes it away.',
		'Backspace in the empty field takes the last one away. Each chosen one has a button with a name of its own.',
		'When a button goes with its choice, the focus moves to the next, at last to the field.',
		'What joins and what goes is announced. What is chosen stands below the field, so that nothing moves under the finger.',
	],
	content: [
		'Short names: they stand in a row below the field.',
		'`full` says the number: "3 chosen, that is the most."',
	],
};
