import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Progress',
	group: 'Feedback',
	aliases: ['progress bar', 'meter', 'loading'],
	status: 'ready',
	purpose: 'Says how far something is.',
	use: [
		'Progress for uploads, steps, what is missing for free delivery.',
		'ProgressCircle where a bar has no room: on a picture, in a row.',
		'Without `value` while nobody knows how far it is; with it as soon as somebody does.',
	],
	avoid: [
		{ when: 'A page loads.', instead: 'LoadingBar' },
		{ when: 'It is a measure that does not move towards an end.', instead: 'StockMeter or plain text' },
		{ when: 'People go through steps.', instead: 'Stepper' },
	],
	accessibility: [
		'Role `progressbar`, named by its label. `valueText` is what a screen reader says instead of a percentage.',
		'It does not speak by itself: report the end in a status.',
		'It fills from the start edge of reading; with reduced motion it stands still and breathes while the value is unknown.',
	],
	content: ['Say what is left in the unit people think in: “9,000 K to free delivery”, not “64%”.'],
};
