import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ScrollArea',
	group: 'Layout',
	aliases: ['scrollbar', 'overflow'],
	status: 'ready',
	purpose: 'A part of the page that scrolls by itself, with edges that fade where there is more.',
	use: ['For a row of chips or cards on a phone, a long list in a panel, a wide table.'],
	avoid: [
		{ when: 'It is the page itself', instead: 'the window' },
		{ when: 'Goods are shown one by one', instead: 'Carousel' },
		{ when: 'Tabs have no room', instead: 'TabList, which scrolls by itself' },
	],
	accessibility: [
		'A named region; while there is something to scroll it takes the focus, and arrows and Page Down scroll it.',
		"Scrolling is the browser's own: touch, wheel, bars and zoom work as people know them.",
		'In forced colours nothing fades.',
	],
	content: [
		'Name what is inside: "Townships", not "Scroll area".',
		'Let the last thing in sight be cut, so that it is seen that there is more.',
	],
};
