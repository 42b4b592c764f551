import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Stack',
	group: 'Layout',
	aliases: ['vertical layout', 'column', 'spacing'],
	status: 'ready',
	purpose: 'Puts things below each other with the same room between them.',
	use: [
		'For the parts of a form, a card or a page, so that no part needs a margin of its own.',
		'With a gap per window width where phones need less air.',
	],
	avoid: [
		{ when: 'Things stand beside each other', instead: 'Inline' },
		{ when: 'Things stand in equal columns', instead: 'Grid' },
		{ when: 'The parts differ in how far apart they are', instead: 'nested stacks, a small gap inside a large one' },
	],
	accessibility: [
		'It draws a plain div and tells screen readers nothing; lend its layout to a list or section with asChild where the things are one.',
		'Order on the screen is order in the HTML: what comes first is read first.',
	],
	content: ['16 px between parts of one thing, 24 or 32 px between sections.'],
};
