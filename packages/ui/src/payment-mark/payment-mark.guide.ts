import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'PaymentMark',
	group: 'Commerce',
	aliases: ['payment logo', 'card brand', 'wallet'],
	status: 'ready',
	purpose: 'Shows at a glance which ways to pay there are.',
	use: [
		'In the footer, on the payment options page and beside each choice in checkout.',
		'Import only the marks that a page shows; the others stay out of its bundle.',
	],
	avoid: [
		{ when: 'Something is chosen or pressed.', instead: 'A radio card with the mark inside, decorative' },
		{ when: 'A person must read the name to decide.', instead: 'The name as text, with the mark decorative beside it' },
	],
	accessibility: [
		'A picture whose name is the way to pay; pass `label` in the reader’s language.',
		'Pass an empty `label` where the name stands beside the mark, or it is said twice.',
		'The ground is white in dark mode and under forced colours, because the networks’ logos are drawn for white.',
	],
	content: [
		'Names of networks and wallets stay as they are in every language; "Cash on delivery", "Points", "Mobile banking" and "QR code" are translated.',
		'Show what is accepted in this edition, and nothing else.',
	],
};
