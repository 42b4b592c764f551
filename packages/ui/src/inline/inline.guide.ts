import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Inline',
	group: 'Layout',
	aliases: ['horizontal stack', 'row', 'cluster', 'flex'],
	status: 'ready',
	purpose: 'Puts things beside each other and lets them wrap into as many lines as they need.',
	use: [
		'For chips, badges, buttons and facts in a row.',
		'With stackBelow where a row of two or three has no room on a phone.',
	],
	avoid: [
		{ when: 'Things have to line up in columns', instead: 'Grid' },
		{ when: 'Buttons belong together', instead: 'ButtonGroup' },
		{ when: 'The row must stay one line', instead: 'ScrollArea with orientation horizontal' },
	],
	accessibility: [
		'It draws a plain div; lend its layout to a list with asChild where the number of things matters to the reader.',
		'Wrapping keeps all of it in reach at 200% text and 320 px.',
	],
	content: ['Align by baseline where texts of several sizes stand beside each other.'],
};
