import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Tabs',
	group: 'Navigation',
	aliases: ['tab list', 'tab panel'],
	status: 'ready',
	purpose: 'Views of one thing of which one is shown, or pages of one area in the same look.',
	use: [
		'Tabs for two to six views that nobody needs side by side.',
		'TabLinks where each view has an address: crawlers and visitors without script reach all of them.',
		'With manual activation where a panel has to be fetched.',
	],
	avoid: [
		{ when: 'People compare the views', instead: 'all of them below each other' },
		{ when: 'The order matters', instead: 'Stepper' },
		{ when: 'A list is narrowed', instead: 'filter chips' },
	],
	accessibility: [
		'One stop of the Tab key; arrows, Home and End lead through the tabs, then Tab to the panel.',
		'Arrows follow the direction of the text.',
		'The count is read with the name; give it words with badgeLabel.',
		'TabLinks are a landmark with the current page marked.',
	],
	content: ['One or two words, of one kind.', 'The most wanted first.', 'Counts of 99+ at the longest.'],
};
