import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Textarea',
	group: 'Forms',
	aliases: ['multi-line text', 'comment box'],
	status: 'ready',
	purpose: 'Takes several lines of text, and grows with them.',
	use: ['For notes, reviews, messages, and addresses written freely.', 'With a `limit` wherever the server has one.'],
	avoid: [
		{ when: 'The answer is one line.', instead: 'Input' },
		{ when: 'The text is sent line by line in a talk.', instead: 'ChatComposer' },
		{ when: 'An address is used for delivery.', instead: 'AddressFieldset with a field for each part' },
	],
	accessibility: [
		'The counter describes the field; near the limit it is also spoken, every few characters and not with each letter.',
		'More than the limit can be typed and is marked: text that is pasted is shortened by its author, not cut off.',
		'Name it by a Field or `aria-label`.',
	],
	content: [
		'Say in the description what helps others; a placeholder is gone with the first letter.',
		'Give as many `rows` as a usual answer has.',
	],
};
