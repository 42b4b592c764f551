import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Autocomplete',
	group: 'Forms',
	aliases: ['typeahead', 'suggestions', 'autosuggest'],
	status: 'ready',
	purpose: 'Takes any text and suggests some while it is typed.',
	use: [
		'For a text that is often one of known ones: a street, a brand, a tag.',
		'With `onQueryChange` and `status` where suggestions come from a server; without an answer it is a text field.',
		'In react-hook-form as AutocompleteField.',
	],
	avoid: [
		{ when: 'Only known values are accepted.', instead: 'Combobox' },
		{ when: 'A search leads to another page.', instead: 'SearchField' },
		{ when: 'There are few known values.', instead: 'Select or RadioGroup' },
	],
	accessibility: [
		'A text field with a list (WAI-ARIA combobox). Arrow keys mark a suggestion, Enter takes it into the field, Escape closes the list and leaves the text.',
		'Nothing is marked before an arrow key, so Enter submits what was typed.',
		'How many suggestions there are is announced. Give it a Field, or a name by `aria-label`.',
	],
	content: ['Name what is typed, not the list: "Street".', 'Suggest texts as people write them.'],
};
