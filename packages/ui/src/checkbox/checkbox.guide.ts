import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Checkbox',
	group: 'Forms',
	aliases: ['tick box', 'check mark'],
	status: 'ready',
	purpose: 'Asks for yes or no, or for any number of a few answers, that count when the form is sent.',
	use: [
		'For consent, "same as delivery address", or "remember me": one Checkbox with its sentence beside it.',
		'For filters such as shop types or ratings: a CheckboxGroup in a FieldSet.',
		'For "choose all" above a list: `isIndeterminate` while some of the list are ticked.',
	],
	avoid: [
		{ when: 'It takes effect at once, without a button to save.', instead: 'Switch' },
		{ when: 'Only one answer may be given.', instead: 'RadioGroup' },
		{ when: 'There are more than about ten answers.', instead: 'MultiSelect' },
		{ when: 'Each answer has a price or a reason to show.', instead: 'ChoiceCard in a CheckboxGroup' },
	],
	accessibility: [
		'A native check box: Space ticks it, forms send it, forced colours draw it as the system does.',
		'The label is the accessible name; description and error are read after it. The whole row is the target, 44 px or more.',
		'A group takes its name from the legend of the FieldSet around it, or from `aria-label`.',
		'Without children the caller owes a name: a Field, or `aria-label`.',
		'An error is announced when it appears. In a bound form the focus goes to the box.',
	],
	content: [
		'Say what ticking means, as a sentence that is true when ticked: "Send me offers by SMS".',
		'Never ask in the negative ("Do not send …").',
		'Links inside a label are hard to hit: put them into the description.',
	],
};
