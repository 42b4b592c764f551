import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Avatar',
	group: 'Content',
	aliases: ['profile picture', 'initials', 'user image'],
	status: 'ready',
	purpose: 'Shows a person or a shop as a picture, else by initials.',
	use: ['Beside names in reviews, chats, shop cards and the account.', 'Round for people, square for shops.'],
	avoid: [
		{ when: 'It shows goods', instead: 'LazyImage' },
		{ when: 'It marks a status', instead: 'Badge' },
	],
	accessibility: [
		'An image with the name as its text; isDecorative where the name stands beside it.',
		'Initials are decoration, for they say nothing when read aloud.',
	],
	content: [
		'Initials come from the name: two capitals in Latin, a whole syllable in Burmese and Thai, one character in Chinese. Burmese forms of address are part of many names and stay; pass initials where that reads badly.',
		'The ground follows from the name, the same everywhere.',
	],
};
