import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Separator',
	group: 'Layout',
	aliases: ['divider', 'rule', 'line'],
	status: 'ready',
	purpose: 'Draws a hairline between groups of things.',
	use: [
		'Between groups in a menu, a list or a summary where room alone does not tell them apart.',
		'With a word in it between two ways to do the same: "or".',
	],
	avoid: [
		{ when: 'Headings tell the groups apart', instead: 'room between them, by Stack' },
		{ when: 'Things are cards', instead: 'their own edges' },
	],
	accessibility: [
		'Decoration by default; with isMeaningful screen readers hear of it.',
		'A word in it is read as text.',
	],
	content: ['One word, in small letters.'],
};
