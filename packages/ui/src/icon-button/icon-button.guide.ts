import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'IconButton',
	group: 'Actions',
	aliases: ['toolbar button', 'icon only'],
	status: 'ready',
	purpose: 'Offers a well-known action where there is room for a picture only.',
	use: [
		'On bars, cards and pictures: cart, wishlist, share, close, remove.',
		'`ghost` on bars, `outline` beside buttons, `raised` on pictures, `quiet` on small pictures, of which its disc covers less.',
		'With a `badge` for a count of what waits behind it.',
	],
	avoid: [
		{ when: 'The icon is not known by everybody.', instead: 'Button with icon and text' },
		{ when: 'It is the main action of the view.', instead: 'Button' },
		{ when: 'Nothing can be pressed.', instead: 'Icon' },
	],
	accessibility: [
		'`label` is its name for screen readers and voice control; add a Tooltip where a pointer may wonder.',
		'`badgeLabel` says the count in words as part of the name ("Cart, 3 things"); the figure itself is hidden from screen readers.',
		'44 px square, 52 in `lg`; in `quiet` the disc is 30 px and the target 44.',
		'A button that turns something on carries `aria-pressed`; its label stays the same then.',
	],
	content: [
		'The label says what a press does: "Add to wishlist", not "Heart".',
		'Counts above 99 are "99+", in the reader’s digits.',
	],
};
