import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'OtpInput',
	group: 'Forms',
	aliases: ['one-time code', 'PIN', 'verification code'],
	status: 'ready',
	purpose: 'Takes a short code that came by message.',
	use: [
		'For the 6 digits that confirm a phone number, an email or the end of an account.',
		'With `onComplete` to go on without a further press, and a button beside it all the same.',
	],
	avoid: [
		{ when: 'The code has letters, or is longer than eight.', instead: 'Input' },
		{ when: 'It is a password or PIN of the person’s own.', instead: 'PasswordInput' },
	],
	accessibility: [
		'One input, so phones fill it in from the message, and screen readers read one field and not six.',
		'Pasting takes the digits out of any text: spaces, a dash, "Code:", Burmese digits with `parseValue`.',
		'It is corrected from its end, or by selecting all; the cells are a picture and no places to press.',
	],
	content: [
		'Say where the code was sent, with part of the number: "We sent it to •• 3456."',
		'Offer to send it again, and say when that is possible.',
	],
};
