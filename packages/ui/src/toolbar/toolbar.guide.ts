import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Toolbar',
	group: 'Actions',
	aliases: ['action bar', 'button bar'],
	status: 'ready',
	purpose: 'Buttons, links and toggles that act on one thing, as one stop of the Tab key.',
	use: ['Above a table, a picture or a text that is edited, with three tools or more.'],
	avoid: [
		{ when: 'There are one or two actions', instead: 'ButtonGroup' },
		{ when: 'The actions are rarely needed', instead: 'DropdownMenu' },
		{ when: 'It is the navigation of an area', instead: 'TabLinks' },
	],
	accessibility: [
		'One stop of the Tab key; arrow keys, Home and End move through the tools.',
		'`label` names the toolbar; a tool with an icon alone needs `aria-label`.',
		'No text fields inside: the arrow keys would not reach the text.',
	],
	content: ['The most frequent tool first; what removes stands last, behind a separator.'],
};
