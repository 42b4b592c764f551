import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'PasswordInput',
	group: 'Forms',
	aliases: ['secret', 'show password'],
	status: 'ready',
	purpose: 'Takes a password, and shows it to those who want to see what they type.',
	use: ['For signing in (`current-password`) and for choosing a new password (`new-password`).'],
	avoid: [
		{ when: 'A code came by message.', instead: 'OtpInput' },
		{ when: 'The new password would be asked for twice.', instead: 'one PasswordInput: it can be shown' },
	],
	accessibility: [
		'The button keeps its name and tells by its pressed state whether the password is shown.',
		'Caps Lock is told while it is on, in sight and to screen readers.',
		'Pasting and password managers work; the text is hidden again before it is sent, so that browsers offer to keep it.',
	],
	content: [
		'Say the rules of a new password in the description, before it is refused.',
		'A wrong password and an unknown name get the same sentence.',
	],
};
