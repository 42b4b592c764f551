import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Countdown',
	group: 'Feedback',
	aliases: ['timer', 'flash sale clock'],
	status: 'ready',
	purpose: 'Shows how much time is left.',
	use: [
		'For the end of a flash sale (`blocks`), and for the time in which an order must be paid (`text`).',
		'With `now` of the server’s render and `readNow` of a clock set by the server’s: the device’s own may be wrong.',
	],
	avoid: [
		{ when: 'Nothing ends.', instead: 'no countdown; invented hurry costs trust' },
		{ when: 'The end is days away and the hour does not matter.', instead: 'the date in words' },
	],
	accessibility: [
		'Role `timer`, silent but for the thresholds: by default at five minutes and at one.',
		'With reduced motion it shows whole minutes until the last one. It keeps no timer while the page is hidden.',
		'Where time limits what can be done, people must be able to ask for more, unless the limit is real (a sale).',
	],
	content: [
		'The label says what ends: “Sale ends in”, “Pay within”.',
		'`onEnd` is the moment to change the page: say what happens now, and offer the next step.',
		'Figures come in the reader’s digits through `formatFigure`, the announcement through `labels.announce`.',
	],
};
