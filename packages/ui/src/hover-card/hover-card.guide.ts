import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'HoverCard',
	group: 'Overlays',
	aliases: ['preview card', 'profile preview'],
	status: 'ready',
	purpose: 'Previews where a link leads.',
	use: ['For the shop behind a name: its rating, its products, how fast it answers.'],
	avoid: [
		{ when: 'It holds controls, or something that is nowhere else', instead: 'Popover' },
		{ when: 'It is a few words about a control', instead: 'Tooltip' },
		{ when: 'People on phones need it', instead: 'the page itself' },
	],
	accessibility: [
		'Opens for a resting mouse and for keyboard focus; Escape and leaving close it.',
		'Screen readers follow the link instead: the card is not announced.',
		'The pointer can move onto the card without closing it.',
	],
	content: ['Three facts at the most.', 'Nothing that is not on the page of the link too.'],
};
