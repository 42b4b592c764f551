import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Combobox',
	group: 'Forms',
	aliases: ['searchable select', 'filterable dropdown', 'township'],
	status: 'ready',
	purpose: 'Asks for one of so many choices that one types to find it.',
	use: [
		'For townships, banks, categories: more than fit a list, known by name.',
		'With all `items` at hand it searches them itself; with `onQueryChange` the caller brings those that match, best after a short rest in typing.',
		'With `minQueryLength` where a single letter would match everything.',
		'The list opens at the field on phones too, in what the keyboard leaves of the screen: a sheet would have the same room and hide the form.',
	],
	avoid: [
		{ when: 'There are up to about fifty choices.', instead: 'Select' },
		{ when: 'Any text may be typed, and matches only help.', instead: 'SearchField' },
		{ when: 'Several may be chosen.', instead: 'MultiSelect' },
	],
	accessibility: [
		'WAI-ARIA combobox with a list: arrows, Page Up and Page Down mark, Enter takes, Escape closes and takes back what was typed, Alt with an arrow opens and closes.',
		'What is loading, missing or failed, and how many choices there are, is announced. Enter asks again after an error.',
		'Input methods are safe: no key counts while one composes.',
		'The list stands in the top layer, so neither dialogs nor scrolling boxes cut it off.',
		'The buttons inside are for pointers; Tab passes them. Give it a Field, or `aria-label`.',
	],
	content: [
		'`empty` says what to do next: "No matches. Check the spelling or try another word."',
		'A choice is best known by its first word; put what tells equal names apart into `getItemText` as well, since that is what stands in the field.',
	],
};
