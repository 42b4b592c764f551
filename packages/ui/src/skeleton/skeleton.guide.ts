import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Skeleton',
	group: 'Feedback',
	aliases: ['placeholder', 'shimmer', 'loading'],
	status: 'ready',
	purpose: 'Holds the place of what is loading, so that nothing jumps when it comes.',
	use: [
		'Where the layout of what comes is known: cards, lines, pictures.',
		'With the text classes of what comes, so that its lines are as high.',
	],
	avoid: [
		{ when: 'Nobody knows what will come.', instead: 'Spinner' },
		{ when: 'The content is there and only renewed.', instead: 'leave it, and mark it `aria-busy`' },
		{ when: 'There is nothing.', instead: 'EmptyState' },
	],
	accessibility: [
		'Hidden from screen readers: mark the region with `aria-busy` and say there what loads.',
		'It breathes; with reduced motion it stands still.',
	],
	content: ['As many lines and cards as usually come, not more.'],
};
