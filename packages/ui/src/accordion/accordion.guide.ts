import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Accordion',
	group: 'Content',
	aliases: ['FAQ', 'expander', 'disclosure list'],
	status: 'ready',
	purpose: 'Several headings below each other, each of which shows and hides its content.',
	use: [
		'For questions and answers, of which people read one or two.',
		'With `isMultiple` where people compare the answers.',
	],
	avoid: [
		{ when: 'There is only one', instead: 'Collapsible' },
		{ when: 'People read most of it', instead: 'headings and text' },
		{ when: 'The contents are views of one thing', instead: 'Tabs' },
	],
	accessibility: [
		'Each label is a button in a heading; set `headingLevel` to fit the page.',
		'Tab leads from heading to heading and into what is open; arrow keys, Home and End move between headings.',
		'Without script every item is open.',
	],
	content: ['Questions as people ask them, the most frequent first.', 'An answer begins with the answer.'],
};
