import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'OfflineBar',
	group: 'Feedback',
	aliases: ['no connection', 'network status'],
	status: 'ready',
	purpose: 'Says that there is no network, and that it is back.',
	use: [
		'Once, at the top of the page, above the header.',
		'With `isOnline` where the shop knows better than the browser, which calls a dead Wi-Fi online.',
	],
	avoid: [
		{ when: 'One request has failed.', instead: 'Toast or the error of that part' },
		{ when: 'The shop is down.', instead: 'Banner' },
	],
	accessibility: [
		'A live region that is there from the start: losing the network and having it back are both read out, politely.',
		'It takes its own room at the top and so covers nothing.',
	],
	content: [
		'Say what still works: “You are offline. Your cart is kept.”',
		'The good news is short and leaves by itself.',
	],
};
