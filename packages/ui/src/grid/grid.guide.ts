import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Grid',
	group: 'Layout',
	aliases: ['columns', 'layout'],
	status: 'ready',
	purpose: 'Puts things of one kind into equal columns.',
	use: [
		'For goods, shops and pictures that people compare.',
		'With columns per width where the number is a decision of design; with cell where it follows from the room.',
	],
	avoid: [
		{ when: 'Things differ in width', instead: 'Inline' },
		{ when: 'Rows and columns carry meaning', instead: 'Table' },
		{ when: 'One column is enough', instead: 'Stack' },
	],
	accessibility: [
		'It draws a plain div; lend its layout to a ul with asChild, so that screen readers tell how many there are.',
		'Reading goes row by row, as in the HTML.',
	],
	content: ['Goods: two columns on a phone, four on a tablet, five or six on a desktop.'],
};
