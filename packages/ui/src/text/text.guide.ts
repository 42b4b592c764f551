import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Text',
	group: 'Content',
	aliases: ['paragraph', 'typography', 'body'],
	status: 'ready',
	purpose: 'Sets running text in the sizes, weights and colours of the tokens.',
	use: ['For descriptions, notes, facts and figures.', 'With lines in cards, where names differ in length.'],
	avoid: [
		{ when: 'It names what follows', instead: 'Heading' },
		{ when: 'It leads somewhere', instead: 'Link' },
		{ when: 'It labels a control', instead: 'Field' },
		{ when: 'It marks a thing with one word', instead: 'Badge' },
	],
	accessibility: [
		'Tones are of 4.5:1 contrast at least and never say anything alone: write "Sold out", not just red.',
		'A text cut by lines is still read whole. Where it is the only place of its content, give a way to see all of it.',
		'Set lang where the language differs from the page, so that Burmese gets the line height its marks need.',
	],
	content: ['Short and plain, no exclamation marks.', 'Figures below each other are tabular and end-aligned.'],
};
