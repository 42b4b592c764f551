import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Breadcrumb',
	group: 'Navigation',
	aliases: ['path', 'trail'],
	status: 'ready',
	purpose: "The way from the shop's door to a page, as links.",
	use: ['On pages two or more levels deep: categories and goods.'],
	avoid: [
		{ when: 'The page is at the first level', instead: 'nothing' },
		{ when: 'Steps have to be done in order', instead: 'Stepper' },
	],
	accessibility: [
		'A named landmark with an ordered list; the last step is marked as the current page.',
		'On phones the steps in the middle give way to a button that shows them; the focus then goes to the first of these.',
		'Steps are 44 px high.',
	],
	content: ['The names of the pages, as their headings have them.', 'Start at the home page.'],
};
