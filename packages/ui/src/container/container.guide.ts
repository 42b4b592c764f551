import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Container',
	group: 'Layout',
	aliases: ['page width', 'wrapper'],
	status: 'ready',
	purpose: 'Holds the content of a page in the middle of the window, no wider than it can be read.',
	use: ['Once around the content of each page or band of it.', 'With width narrow for text, forms and the checkout.'],
	avoid: [
		{ when: 'A band of colour reaches both edges', instead: 'a full-width section with a Container inside' },
		{ when: 'Content is inside another Container', instead: 'nothing: the outer one is enough' },
	],
	accessibility: ['Lend its layout to main, header or footer with asChild, so that the page keeps one landmark each.'],
	content: ['Lines of running text stay under 80 characters in the narrow width.'],
};
