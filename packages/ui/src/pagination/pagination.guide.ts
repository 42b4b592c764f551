import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Pagination',
	group: 'Navigation',
	aliases: ['pager', 'page numbers'],
	status: 'ready',
	purpose: 'The pages of a list, as links.',
	use: ['For long lists that people come back to, and for crawlers.'],
	avoid: [
		{ when: 'People browse on', instead: 'LoadMore' },
		{ when: 'There is one page', instead: 'nothing: it draws itself only from two on' },
	],
	accessibility: [
		'A named landmark; the current page is marked, and each link says "Page 3".',
		'At the ends the arrow keeps its place and is out of reach.',
		'Always seven slots, so that nothing moves under the finger.',
	],
	content: ["Digits of the reader's language, by formatNumber."],
};
