import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Drawer',
	group: 'Overlays',
	aliases: ['side panel', 'offcanvas', 'slide-over'],
	status: 'ready',
	purpose: 'Opens a panel along an edge of the window for something that belongs beside the page.',
	use: ['At the end edge for filters, the cart, details of one row of a list.', 'At the start edge for the main menu.'],
	avoid: [
		{ when: 'There is one question or a short form.', instead: 'Dialog' },
		{ when: 'There are a few choices on a phone.', instead: 'BottomSheet, within the thumb’s reach' },
		{ when: 'People compare its content with the page all the time.', instead: 'a column in the page' },
	],
	accessibility: [
		'A modal dialog named by its title: the page behind is inert, Escape and a press outside close it, the focus returns.',
		'`start` and `end` follow the direction of reading.',
		'A strip of the page stays in sight at every width, so it is clear what a press outside leads back to.',
	],
	content: [
		'The title is what the panel holds: “Filters”, “Cart”.',
		'Actions stand in `footer`, where they stay in view: “Show 24 things”, not “Apply”.',
	],
};
