import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Heading',
	group: 'Content',
	aliases: ['title', 'headline', 'h1'],
	status: 'ready',
	purpose: 'Names what follows; its level orders the page, its size is a matter of looks.',
	use: [
		'For the title of a page, once, at level 1, and of each of its sections.',
		'With a size of its own where the outline and the look differ, as in cards.',
	],
	avoid: [
		{ when: 'Text is only to be large or bold', instead: 'Text' },
		{ when: 'A form names a group of choices', instead: 'FieldSet' },
	],
	accessibility: [
		'Levels follow each other without gaps: screen readers leap from heading to heading.',
		'The two largest sizes are a step smaller on phones, so that long Burmese words keep their line.',
	],
	content: ['A few words, no full stop: "Sold this week".'],
};
