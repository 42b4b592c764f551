import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ButtonGroup',
	group: 'Actions',
	aliases: ['button row', 'split actions'],
	status: 'ready',
	purpose: 'Buttons that belong together: the answers of a question, or the parts of one tool.',
	use: [
		'At the end of a dialog or form: the main answer last.',
		'Attached for parts of one tool, outlined buttons only.',
	],
	avoid: [
		{ when: 'One of several is chosen and stays chosen', instead: 'SegmentedControl' },
		{ when: 'There are more than three', instead: 'DropdownMenu' },
		{ when: 'Controls share arrow keys', instead: 'a toolbar' },
	],
	accessibility: [
		'With a label it is a named group; leave it out where heading or dialog names it already.',
		'Each button is its own stop of the Tab key.',
	],
	content: ['One primary button at most.', 'Say what happens: "Keep it" and "Remove", not "No" and "Yes".'],
};
