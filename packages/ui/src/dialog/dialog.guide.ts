import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Dialog',
	group: 'Overlays',
	aliases: ['modal', 'popup', 'window', 'overlay'],
	status: 'ready',
	purpose: 'Puts a question or a short task in front of the page.',
	use: [
		'For a task that must be finished or left before going on: an address, a country, a sign-in.',
		'`center` is right nearly always: it becomes a sheet at the bottom on phones.',
	],
	avoid: [
		{ when: 'Something is about to be lost.', instead: 'AlertDialog' },
		{ when: 'The page should stay in use.', instead: 'Popover' },
		{ when: 'It is a panel beside the page, or a sheet to be dragged.', instead: 'Drawer, BottomSheet' },
		{ when: 'The task has several steps.', instead: 'a page' },
	],
	accessibility: [
		'The browser’s own modal `<dialog>`: the page behind is inert, Tab stays inside, Escape, the close button and a press outside close it.',
		'It begins at its heading, so that a screen reader reads from the start; give `initialFocusRef` where typing is the point.',
		'The focus returns to where it came from. Dialogs may be nested, though one is nearly always enough.',
	],
	content: [
		'The title names the task: “Deliver to”.',
		'Actions stand in `footer`; the one that goes on stands last and says what it does.',
	],
};
