import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Icon',
	group: 'Content',
	aliases: ['symbol', 'glyph', 'SVG'],
	status: 'ready',
	purpose: 'Gives any svg a size of the scale and, where it stands for words, a name.',
	use: ['Beside text, to be found faster.', 'With a label where it stands alone and cannot be pressed.'],
	avoid: [
		{ when: 'It can be pressed', instead: 'IconButton' },
		{ when: 'It stands in a button', instead: 'iconStart and iconEnd of Button' },
	],
	accessibility: [
		'Without a label screen readers do not meet it.',
		'Its colour is that of the text, so its contrast is too.',
		'Set isDirectional on arrows and trucks: they turn where text runs from right to left.',
	],
	content: [
		'The label says what it means here ("Delivered"), not what it shows ("truck").',
		'Import icons one by one: only those get into the bundle.',
	],
};
