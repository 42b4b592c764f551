import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Tooltip',
	group: 'Overlays',
	aliases: ['hint', 'title on hover'],
	status: 'ready',
	purpose: 'Says in a few words what a control is, to a mouse that rests on it or a keyboard that reaches it.',
	use: [
		'On buttons that are only a picture, with `purpose="label"`, as their name says it already.',
		'For a shortcut or a short addition.',
	],
	avoid: [
		{ when: 'The words are needed.', instead: 'text in the page: touch never opens a tooltip' },
		{ when: 'It explains something.', instead: 'ContextHint' },
		{ when: 'There is a link or a control in it.', instead: 'Popover' },
	],
	accessibility: [
		'Shown on hover after a moment and at once on keyboard focus; Escape hides it, and the pointer may travel onto it.',
		'With `purpose="description"` it describes its anchor; with `label` it adds nothing, so that no name is said twice.',
		'The anchor must take the focus; a disabled button does not.',
	],
	content: ['A few words, no full stop. Never the same words that stand on the control.'],
};
