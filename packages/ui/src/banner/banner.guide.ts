import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Banner',
	group: 'Feedback',
	aliases: ['alert', 'notice', 'callout', 'message bar'],
	status: 'ready',
	purpose: 'Tells something that concerns a page or a part of it and stays until it is dealt with.',
	use: [
		'For what someone must know before they go on: prices changed, delivery is late, a form was refused.',
		'As `bar` above the whole page, as `card` above the part that it concerns.',
	],
	avoid: [
		{ when: 'It reports what a press just did.', instead: 'Toast' },
		{ when: 'It is about one field.', instead: 'the error of Field' },
		{
			when: 'It is praise for a product.',
			instead: 'Badge, or a part of the page; people skip what looks like advertising',
		},
	],
	accessibility: [
		'Silent by default, as it is there when the page is read. Give `role="status"` to one that comes later, `alert` only to one that cannot wait.',
		'A live region should stand before its words come: render it empty, or use OfflineBar as a model.',
		'Sign and words say what the colour says. When it is dismissed the caller moves the focus to what follows.',
	],
	content: [
		'Title: what happened. Body: what it means and what to do. One action at most.',
		'One banner at a time; the most serious one wins.',
	],
};
