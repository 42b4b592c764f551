import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ContextMenu',
	group: 'Overlays',
	aliases: ['right click menu', 'long press menu'],
	status: 'ready',
	purpose: 'Offers the commands of one thing at the pointer.',
	use: [
		'As a shortcut in lists and tables that people work through, such as the orders of a shop.',
		'With the same items as the DropdownMenu of the thing.',
	],
	avoid: [
		{ when: 'A command is nowhere else', instead: 'DropdownMenu with a button in view' },
		{ when: 'The thing is text or a link that people copy', instead: 'the menu of the browser' },
	],
	accessibility: [
		'Opened by the secondary button of a mouse, a long press, the menu key or Shift+F10 on what has the focus inside.',
		'A menu with arrow keys, Home, End, typing a name and Escape; the focus returns to where it was.',
		'Nobody sees that it exists: every command needs a second way.',
	],
	content: ['Verbs for commands. What cannot be undone stands last, behind a separator, with `tone="critical"`.'],
};
