import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'RadioGroup',
	group: 'Forms',
	aliases: ['radio button', 'option', 'single choice'],
	status: 'ready',
	purpose: 'Asks for one of a few answers, all of them in view.',
	use: [
		'For two to about six answers that a person compares before choosing.',
		'When one answer is usual: give it as `defaultValue`, so that most people need not choose.',
	],
	avoid: [
		{ when: 'Each answer has a price, a picture or a reason to show.', instead: 'ChoiceCard in a RadioGroup' },
		{ when: 'The answers are single words that switch a view at once.', instead: 'SegmentedControl' },
		{ when: 'There are more answers than fit the screen.', instead: 'Select, or Combobox where one types to find' },
		{ when: 'The answer is yes or no.', instead: 'Checkbox' },
	],
	accessibility: [
		'Native radio buttons: Tab comes to the chosen one, arrow keys choose, wrapping at the ends.',
		'Put the group in a FieldSet, whose legend names it, or name it by `aria-label`; it is a radiogroup of its own then.',
		'The label is the accessible name of a choice; its description is read after it.',
		'Taking a choice out of use hides it from the Tab order: say elsewhere why, or take a ChoiceCard with its `reason`.',
	],
	content: [
		'The legend asks the question; the answers need not repeat it.',
		'Begin each answer with the word that sets it apart.',
		'If "none" is an answer, write it as one: a chosen radio button cannot be taken back.',
	],
};
