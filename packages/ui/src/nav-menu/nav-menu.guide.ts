import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'NavMenu',
	group: 'Navigation',
	aliases: ['mega menu', 'navigation', 'header menu'],
	status: 'ready',
	purpose: "A button that opens the shop's places in three levels.",
	use: ['For the categories of the shop, in the bar below the header.'],
	avoid: [
		{ when: 'There are fewer than ten places', instead: 'links in a row' },
		{ when: 'It holds actions', instead: 'DropdownMenu' },
		{ when: 'It holds pages of one area', instead: 'TabLinks' },
	],
	accessibility: [
		'A landmark with a button that says whether it is open; without script, the first level is a list of links.',
		'Tab leads through all links; arrow keys, Home and End through the first level, the arrow key in the direction of reading into what a row opens; Escape closes and returns to the button.',
		'A resting mouse opens it after 150 ms; a press on a menu that hovering has opened keeps it open.',
		'It closes when focus or press go elsewhere, and when a link is followed.',
	],
	content: ['Names of categories as their pages have them.', 'Eight areas at most before the list scrolls.'],
};
