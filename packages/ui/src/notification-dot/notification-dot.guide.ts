import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'NotificationDot',
	group: 'Feedback',
	aliases: ['unread', 'indicator', 'counter'],
	status: 'ready',
	purpose: 'Marks a way that leads to news, and how many there are.',
	use: ['On an icon in a bar, on a tab, behind a line of a menu.', 'Without `count` where the number says nothing.'],
	avoid: [
		{ when: 'The icon is an IconButton.', instead: 'its own `badge`, which looks the same' },
		{ when: 'It marks a thing rather than a way.', instead: 'Badge' },
	],
	accessibility: [
		'The number is hidden from screen readers; `label` says it in words.',
		'Inside a link or a button the words become part of its name, unless that has an `aria-label`: then put them there.',
		'It does not speak when it changes; what arrives is told by a Toast or not at all.',
	],
	content: ['“3 unread messages”, not “3”.', 'Nothing is shown at zero; above 99 stands “99+”.'],
};
