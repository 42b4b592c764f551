import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Link',
	group: 'Navigation',
	aliases: ['anchor', 'hyperlink', 'href'],
	status: 'ready',
	purpose: 'Leads to another place.',
	use: [
		'`inline` in running text, `standalone` on a line of its own, `quiet` in footers and lists of links.',
		'`asChild` around the link of a router, so that pages change without loading anew.',
		'`isExternal` when it leaves the shop: it opens a new tab, safely, and says so.',
	],
	avoid: [
		{ when: 'Something happens on this page.', instead: 'Button' },
		{ when: 'A whole card leads somewhere.', instead: 'Card with `isInteractive` and a link marked `data-card-link`' },
		{ when: 'It is the main way on.', instead: 'Button with `asChild`' },
	],
	accessibility: [
		'Underlined in running text, so that colour is not its only mark.',
		'`standalone` and `quiet` links are 44 px high for fingers; inline ones are as high as their line.',
		'External links end with `externalLabel` for screen readers and an icon for eyes.',
	],
	content: [
		'The words say where it leads, also when read alone: "return policy", not "here".',
		'Leave the sentence’s full stop outside of the link.',
	],
};
