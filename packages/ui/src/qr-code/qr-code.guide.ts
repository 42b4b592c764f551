import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'QrCode',
	group: 'Commerce',
	aliases: ['barcode', 'scan', 'PromptPay'],
	status: 'ready',
	purpose: 'Hands a payment or an address from this screen to a phone’s camera or banking app.',
	use: [
		'For payments by QR code, with amount and time left as its caption.',
		'On a desktop, to continue on a phone: the app’s download page.',
		'Offer `saveLabel` for payments: on a phone the code cannot be scanned from its own screen, so banking apps read the saved picture.',
	],
	avoid: [
		{ when: 'The same address can simply be opened on this device.', instead: 'Link or Button' },
		{ when: 'The value is secret for longer than the moment.', instead: 'A code that the server can withdraw' },
	],
	accessibility: [
		'`label` says what the code is for; offer another way beside it for people who cannot scan.',
		'Dark on white with a quiet zone of four modules in every colour mode, and under forced colours.',
		'Keep it 200 px wide or more; payloads of payments have small modules.',
	],
	content: [
		'The caption says what is paid and for how long: "45,000 K · valid for 15 minutes".',
		'The save button says what it makes: "Save picture".',
		'Put no logo inside; it costs correction that scratched screens need.',
	],
};
