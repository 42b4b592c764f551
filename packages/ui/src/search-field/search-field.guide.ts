import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'SearchField',
	group: 'Forms',
	aliases: ['search box', 'search bar'],
	status: 'ready',
	purpose: 'Searches the shop while somebody types, and leads to a match or to all results.',
	use: [
		'Once on a page, in the header or on the slim bar of phones.',
		'The caller searches and passes `status` and `items`; the field opens, closes and moves through them.',
		'Give it `action` and `name`, so that it also searches before or without script.',
	],
	avoid: [
		{ when: 'A list on this page is narrowed down.', instead: 'Input in a Field, or Chips' },
		{ when: 'One value of a known list is chosen for a form.', instead: 'Combobox' },
	],
	accessibility: [
		'`getItemGroup` names groups of matches (role group); the arrow keys go through all of them as one list.',
		'`footer` holds a button below the matches, which Tab reaches after the search button. A press moves the focus back to the field.',
		'A combobox by the ARIA pattern: arrow keys mark a match, Enter takes it, Escape closes, Home and End go to the ends.',
		'A live region tells that it is searching, how many matches there are, or that there are none.',
		'While an input method composes, nothing is searched or sent; `onValueChange` says so.',
		'The text of `renderItem` is the accessible name of a match: what is heard is what is seen.',
	],
	content: [
		'The label says what can be found: "Search 40,000 things, or a shop".',
		'No result: say so, and offer what to try. A failure: say what to do next.',
	],
};
