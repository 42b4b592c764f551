import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'NavMenu',
	group: 'Navigation',
	status: 'ready',
	purpose: "A button that opens the shop's places in three levels.",
	use: ['For the categories of the shop, in the bar below the header.'],
	avoid: [
		{ when: 'There are fewer than ten places', instead: 'links in a row' },
		{ when: 'It holds actions', instead: 'DropdownMenu' },
		{ when: 'It holds pages of one area', instead: 'TabLinks' },
	],
	accessibility: [
		"The browser's own disclosure: the button says whether it is open, and it opens without script.",
		'Tab leads through all links; arrows, Home and End through the first level; Escape closes and returns to the button.',
		'A resting mouse opens it after 150 ms and may cut corners; a press on what hovering has opened keeps it.',
		'It closes when focus or press go elsewhere, and when a link is followed.',
	],
	content: ['Names of categories as their pages have them.', 'Eight areas at most before the list scrolls.'],
};
