import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'BottomBar',
	group: 'Navigation',
	aliases: ['tab bar', 'bottom navigation'],
	status: 'ready',
	purpose: 'The main places of the shop at the lower edge of a phone.',
	use: ['Once a page on phones, three to five places, the same on every page.'],
	avoid: [
		{ when: 'The window is wide', instead: 'the header' },
		{ when: 'It acts on what is shown', instead: 'a bar with buttons on that page' },
	],
	accessibility: [
		'A named landmark; the current place is marked by weight, colour and aria-current.',
		'Counts are read after the name; give them words with badgeLabel.',
		"It leaves room for the device's own bar.",
		'Long names wrap, the bar grows.',
	],
	content: ['One word each.', 'Counts of 99+ at the longest.'],
};
