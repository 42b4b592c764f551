import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ContextHint',
	group: 'Overlays',
	aliases: ['toggletip', 'help', 'info icon'],
	status: 'ready',
	purpose: 'Explains a word or a figure to those who want to know, without taking room.',
	use: [
		'Beside a term that some people do not know: “Working days”, “HS code”.',
		'Beside a figure whose make-up is not obvious.',
	],
	avoid: [
		{ when: 'Everybody needs to know it.', instead: 'text in the page, or the description of a Field' },
		{ when: 'There is a link or a control in it.', instead: 'Popover' },
		{ when: 'It names an icon.', instead: 'Tooltip' },
	],
	accessibility: [
		'A button whose description is the explanation: screen readers hear it without opening.',
		'A press opens it and keeps it open, on touch too; a mouse that rests on it opens it for as long as it stays and may travel onto the text.',
		'Escape closes it. The icon is 20 px, its target 44 px: keep other targets away from it.',
	],
	content: [
		'The label says what is explained: “About delivery time”, never “Help” alone.',
		'One or two sentences. If more is needed, the page is the place.',
	],
};
