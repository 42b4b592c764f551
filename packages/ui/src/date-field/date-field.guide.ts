import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'DateField',
	group: 'Forms',
	aliases: ['birthday', 'date input'],
	status: 'ready',
	purpose: 'Takes a date that people know by heart.',
	use: [
		'For a birthday, the day on a receipt, the day a transfer was made.',
		'With `order` and `yearOffset` of the reader’s language: the year first in Chinese, the Buddhist era in Thai.',
	],
	avoid: [
		{
			when: 'A day of the next weeks is chosen, and which weekday it is matters.',
			instead: 'ChoiceCard or RadioGroup with the days on offer',
		},
		{ when: 'A date is only shown.', instead: 'text, formatted' },
	],
	accessibility: [
		'Three inputs with labels of their own in a group; put it in a FieldSet that asks the question.',
		'No press moves the focus by itself, so correcting works as anywhere.',
		'Typing works on any phone: pickers follow the phone’s language, know one calendar, and take long to reach a year of birth.',
	],
	content: [
		'Show an example in the description in the reader’s digits: "For example 21 11 1990".',
		'Say which part is wrong if one is: "There is no 31 April."',
	],
};
