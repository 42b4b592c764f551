import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'SkipLink',
	group: 'Navigation',
	aliases: ['skip to content', 'bypass block'],
	status: 'ready',
	purpose: 'Leads past header and navigation to the content, for people on a keyboard.',
	use: ['Once a page, as its first link.'],
	avoid: [
		{
			when: 'A page has several regions worth leaping to',
			instead: 'landmarks and headings, which screen readers leap between anyway',
		},
	],
	accessibility: [
		'Unseen until it has the focus; then it stands above everything.',
		'What it leads to needs the id and tabIndex -1, so that the focus follows in every browser.',
	],
	content: ['"Skip to content", in the language of the page.'],
};
