import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'LabelsProvider',
	group: 'Content',
	aliases: ['translation', 'locale', 'i18n', 'language'],
	status: 'ready',
	purpose: 'Sets the labels of all components below it in one place.',
	use: [
		'Around an app, with `labelsMy`, `labelsTh` or `labelsZh`; English needs none.',
		'Around a part of an app in another language, or for labels of your own: `labels={{ ...labelsTh, sidebar: ... }}`.',
	],
	avoid: [
		{ when: 'One component has a label of its own.', instead: 'its prop `labels`, which is stronger' },
		{
			when: 'A component runs in a server component.',
			instead: 'its prop `labels`; these components read no provider',
		},
	],
	accessibility: ['Labels are what screen readers say: set `lang` where you set the provider.'],
	content: ['Numbers arrive as numbers, to be written in the reader’s digits.'],
};
