import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'FlagIcon',
	group: 'Content',
	aliases: ['country flag', 'nation'],
	status: 'ready',
	purpose: 'Helps the eye find a country in a list.',
	use: [
		'Beside a country’s name: delivery country, dialling code, currency of a country.',
		'Import the flags that are shown (`FlagMm`, `FlagTh`); for others give a drawing of the set to `FlagIcon`.',
	],
	avoid: [
		{ when: 'Only a language is meant.', instead: 'The language’s own name; a language has no flag' },
		{ when: 'There is no room for the name.', instead: 'The country’s code as text' },
	],
	accessibility: [
		'Silent by default, because the name stands beside it; alone it needs `label`.',
		'A hairline keeps white flags visible on white; colours stay under forced colours.',
	],
	content: ['The label is the country’s name in the reader’s language, without the word "flag".'],
};
