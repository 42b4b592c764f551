import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Switch',
	group: 'Forms',
	aliases: ['toggle', 'on off'],
	status: 'ready',
	purpose: 'Turns one setting on or off, at once.',
	use: [
		'For settings that take effect with the press: notifications, data saving.',
		'In lists of settings with the switch at the row’s end (`side="end"`, the default).',
	],
	avoid: [
		{ when: 'It counts only when a form is sent.', instead: 'Checkbox' },
		{ when: 'The two sides are not on and off (list or grid).', instead: 'SegmentedControl' },
		{ when: 'Turning it on asks for a confirmation.', instead: 'Button that opens a Dialog' },
	],
	accessibility: [
		'A native check box with the role switch: Space and Enter of the browser, "on" and "off" in the reader’s own language.',
		'The thumb moves and the ground changes, so that colour is not the only sign; forced colours keep both.',
		'If the change fails at the server, turn it back and say so in `error`, which is announced.',
	],
	content: [
		'Name the thing, not the act: "Order messages", not "Turn on order messages".',
		'The label must not change with the state.',
	],
};
