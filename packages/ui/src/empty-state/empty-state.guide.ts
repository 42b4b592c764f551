import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'EmptyState',
	group: 'Feedback',
	aliases: ['no results', 'zero state', 'blank slate'],
	status: 'ready',
	purpose: 'Stands where things would be, and offers the next step.',
	use: ['For an empty cart, a search without hits, a page that is gone, a part that failed to load.'],
	avoid: [
		{ when: 'It is still loading.', instead: 'Skeleton' },
		{ when: 'Only a part of a full page is empty.', instead: 'one line of text there' },
	],
	accessibility: [
		'A heading whose level fits the page through `headingLevel`. The picture says nothing to screen readers.',
		'When it replaces a list after a press, tell it in a status.',
	],
	content: [
		'Title: what is (not) here. Description: why, and what to do.',
		'One primary action; it leads somewhere that is not empty.',
		'No blame and no jokes.',
	],
};
