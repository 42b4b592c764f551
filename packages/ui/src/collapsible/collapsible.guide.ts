import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Collapsible',
	group: 'Content',
	aliases: ['disclosure', 'show more', 'expander'],
	status: 'ready',
	purpose: 'Shows and hides one part of a page by a button above it.',
	use: [
		'For what few people need: the rest of a long list, an example, small print.',
		'`card` on its own, `plain` below a list that goes on.',
	],
	avoid: [
		{ when: 'There are several of a kind below each other', instead: 'Accordion' },
		{ when: 'Most people need it', instead: 'the content itself' },
		{ when: 'It covers what lies below', instead: 'Popover' },
	],
	accessibility: [
		'A button with `aria-expanded`; the content follows it in the order of reading.',
		'Without script the content is open.',
		'`headingLevel` makes the button a heading, so that screen readers find it in their list of headings.',
	],
	content: ['The label says what is inside: "12 more shops", not "More".'],
};
