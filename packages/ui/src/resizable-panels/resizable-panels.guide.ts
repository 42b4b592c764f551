import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ResizablePanels',
	group: 'Layout',
	aliases: ['splitter', 'split view', 'window splitter'],
	status: 'ready',
	purpose: 'Divides a place between two panels whose sizes people set.',
	use: [
		'In tools on large screens: a list beside its details, an editor above its preview.',
		'Nested for three panels. Store the size in `onValueCommit`, and pass it as `defaultValue` next time.',
	],
	avoid: [
		{ when: 'It is on a phone.', instead: 'one panel at a time, or BottomSheet' },
		{ when: 'The sizes need no change.', instead: 'Grid' },
	],
	accessibility: [
		'The handle is a separator with a value (WAI-ARIA window splitter): arrow keys resize, Home and End go to the limits, with `isCollapsible` Enter folds the first panel. They are mirrored where it is read from right to left.',
		'A folded panel is inert. The handle takes presses on 44 px.',
	],
	content: ['Name the handle after the panel that it resizes, by `labels`: "Width of the list".'],
};
