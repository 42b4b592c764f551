import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'StoreBadge',
	group: 'Commerce',
	aliases: ['app store', 'Google Play', 'download'],
	status: 'ready',
	purpose: 'Leads to the mobile app in a store.',
	use: ['In the footer and on the download page, the three side by side.'],
	avoid: [
		{
			when: 'The person is on a desktop and wants the app on a phone.',
			instead: 'QrCode of the download page, beside the badges',
		},
		{ when: 'The link leads anywhere else.', instead: 'Link or Button' },
	],
	accessibility: [
		'One link whose name is the invitation, the store and that a new tab opens.',
		'44 px high at the least; it wraps instead of cutting long invitations.',
	],
	content: [
		'Signs are our own and neutral; the stores’ official badges may replace them under the stores’ terms.',
		'The invitation is short and stands above the name: "Get it on".',
	],
};
