import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Stepper',
	group: 'Navigation',
	aliases: ['wizard', 'steps', 'checkout progress'],
	status: 'ready',
	purpose: 'How far a task of several pages is, with the way back to what is done.',
	use: ['At the head of the checkout and of registration: two to five steps.'],
	avoid: [
		{ when: 'Steps can be done in any order', instead: 'Tabs' },
		{ when: 'It tells how far a delivery is', instead: 'Timeline' },
		{ when: 'A share is done', instead: 'a progress bar' },
	],
	accessibility: [
		'A named landmark with an ordered list; the current step is marked as such, done ones say so.',
		'Only done steps are links: nothing ahead can be pressed too early.',
		'In a narrow place the current step is written out below; the list keeps all names for screen readers.',
	],
	content: ['A word each: "Address", "Payment".'],
};
