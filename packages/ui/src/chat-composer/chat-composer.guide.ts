import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'ChatComposer',
	group: 'Commerce',
	aliases: ['message input', 'reply box'],
	status: 'ready',
	purpose: 'Writes and sends a message, with pictures if the chat takes them.',
	use: [
		'Below a ChatLog, within the thumb’s reach on phones.',
		'Return a promise from `onSend` when the message can fail before it stands in the log; the text then comes back.',
	],
	avoid: [
		{ when: 'A text is part of a form with other fields.', instead: 'Textarea in a Field' },
		{
			when: 'A product is reviewed or a question is asked once.',
			instead: 'Textarea with a Button that says what happens',
		},
	],
	accessibility: [
		'Enter sends where there is a keyboard and Shift+Enter breaks the line; on touch screens Enter always breaks the line.',
		'While an input method composes, Enter belongs to it.',
		'Offline, failed and disabled are told in a live region and tied to the field.',
		'After sending, the focus stays in the field, so a phone’s keyboard stays open.',
		'There is no binding to a form library: it is a form of its own.',
	],
	content: [
		'A disabled composer says why and offers the way: "Registration is needed to chat." with a link to it.',
		'The offline notice promises only what is true: messages wait and are sent later.',
	],
};
