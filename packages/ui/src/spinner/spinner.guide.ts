import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Spinner',
	group: 'Feedback',
	aliases: ['loader', 'loading', 'busy'],
	status: 'ready',
	purpose: 'Says that something is on its way when nobody knows how long it takes.',
	use: [
		'Inside a control that waits, or beside the words that say what loads.',
		'For waits between one and ten seconds.',
	],
	avoid: [
		{ when: 'The layout of what comes is known.', instead: 'Skeleton' },
		{ when: 'It is known how far it is.', instead: 'Progress' },
		{ when: 'A whole page loads.', instead: 'LoadingBar' },
		{ when: 'It takes less than a second.', instead: 'nothing; a flash is worse than a wait' },
	],
	accessibility: [
		'Hidden from screen readers by default; the words beside it speak. With `label` it is a status of its own.',
		'With reduced motion it breathes instead of turning.',
	],
	content: ['Say what loads: “Loading reviews”, not “Please wait”.'],
};
