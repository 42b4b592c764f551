import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Tag',
	group: 'Feedback',
	aliases: ['label', 'keyword'],
	status: 'ready',
	purpose: 'Says what kind of thing something is.',
	use: [
		'For a material, a topic, a way of delivery: several stand side by side.',
		'With `asChild` as a link to all things of that kind.',
	],
	avoid: [
		{ when: 'It marks a state or a discount.', instead: 'Badge' },
		{ when: 'It is switched on and off.', instead: 'Chip' },
		{ when: 'It can be taken away.', instead: 'RemovableChip' },
	],
	accessibility: [
		'Plain text. Several belong in a list, so that their number is said.',
		'As a link its hit area is 44 px high; leave 8 px between rows.',
	],
	content: ['One or two words, as they are written in a sentence; no capitals for looks.'],
};
