import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Field',
	group: 'Forms',
	aliases: ['label', 'form row', 'hint', 'error message'],
	status: 'ready',
	purpose: 'Puts label, description and error around one control and ties them to it.',
	use: [
		'Around every single control of a form: Input, Textarea, Select, and controls of other shapes by a function.',
		'In a react-hook-form the bound components of `@zaylat/ui/<name>/form` bring it along.',
	],
	avoid: [
		{ when: 'Several controls answer one question.', instead: 'FieldSet' },
		{ when: 'The control carries its own label, as a check box does.', instead: 'The control alone' },
	],
	accessibility: [
		'The label is always visible and a press on it goes to the control.',
		'Description and error are read with the control; the error stands in a live region, so it is also heard when it appears.',
		'`isRequired` is said in words beside the label and by `aria-required`.',
		'An `id` or a description that the control already has is kept.',
	],
	content: [
		'Labels are nouns, two words at the most, without a colon.',
		'A description says why it is asked or what to type; it is there before the mistake, not after it.',
		'An error says what to do: "Type your email correctly, for example name@example.com."',
		'When nearly everything is required, mark what is optional in the label instead.',
	],
};
