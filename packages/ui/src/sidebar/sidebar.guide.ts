import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Sidebar',
	group: 'Navigation',
	aliases: ['side navigation', 'admin menu', 'rail'],
	status: 'ready',
	purpose: 'Leads through an app along the start edge of the window; on phones it is a drawer.',
	use: [
		'In back offices and tools with six places or more.',
		'Collapsed to pictures where the content needs the width; store that in `onCollapsedChange`.',
		'With `presentation` where the place around it decides, not the window: `panel` in a frame of its own.',
		'With `renderLink` for the links of a router.',
	],
	avoid: [
		{ when: 'A shop’s visitors look around.', instead: 'NavMenu, and BottomBar on phones' },
		{ when: 'There are up to five places.', instead: 'Tabs or BottomBar' },
	],
	accessibility: [
		'A navigation landmark with named lists; the current page is marked. Collapsed, names stay for screen readers and appear as titles.',
		'Below 1024 px it is hidden; `isOpen` shows it as a modal drawer, which closes with a choice. Give the page a button that opens it.',
	],
	content: ['Names of one or two words.', 'A count only for what waits: unread messages, new orders.'],
};
