import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'CommandPalette',
	group: 'Overlays',
	aliases: ['command menu', 'quick search', 'shortcuts', 'cmdk'],
	status: 'ready',
	purpose: 'Offers all commands of an app in one dialog, found by typing.',
	use: [
		'In back offices and tools that people use every day.',
		'For places and actions alike; `group` puts them under headings, `keywords` adds words that find them.',
		'With a `trigger` in the header, so that people without a keyboard find it too.',
	],
	avoid: [
		{ when: 'Products or pages are searched on a server.', instead: 'SearchField' },
		{ when: 'A button has a few commands of its own.', instead: 'DropdownMenu' },
		{ when: 'A command is reachable in no other way.', instead: 'a button on the page, beside the palette' },
	],
	accessibility: [
		'A modal dialog with a combobox whose list is always shown. The focus stays in the field; arrow keys, Page Up and Page Down mark a command, Enter runs it, Escape closes.',
		'Ctrl K (Command K on Apple devices) opens and closes it; change or switch that off by `hotkey`.',
		'How many commands match is announced.',
	],
	content: ['Begin a label with its verb: "Add a product".', 'Write shortcuts as the keyboard shows them: "Ctrl B".'],
};
