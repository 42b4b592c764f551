import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'DropdownMenu',
	group: 'Overlays',
	aliases: ['menu button', 'actions menu', 'overflow menu', 'kebab'],
	status: 'ready',
	purpose: 'Keeps a few commands or choices behind a button.',
	use: [
		'For commands on one thing, for an account’s pages.',
		'With a DropdownMenuRadioGroup for a choice that acts at once, such as the language.',
		'With DropdownMenuCheckboxItem for a setting of the view, and one level of DropdownMenuSub at the most.',
	],
	avoid: [
		{ when: 'It is a value of a form.', instead: 'Select' },
		{ when: 'There is anything but commands in it.', instead: 'Popover' },
		{ when: 'There are one or two commands.', instead: 'buttons in the page' },
		{ when: 'It is the navigation of the site.', instead: 'NavMenu' },
	],
	accessibility: [
		'A menu with arrow keys, Home, End, typing a name and Escape; the focus returns to its button. The arrow key in the direction of reading opens a submenu, the other one closes it.',
		'`label` names the menu. A chosen radio item is marked by a check, not by colour alone.',
		'Where its code is loaded by the first press, `defaultOpen` shows it and takes the focus as it mounts.',
	],
	content: [
		'Verbs for commands, nouns for places. What cannot be undone stands last, behind a separator, with `tone="critical"`.',
	],
};
