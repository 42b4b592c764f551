import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'AspectRatio',
	group: 'Layout',
	aliases: ['ratio box', 'media frame'],
	status: 'ready',
	purpose: 'Keeps a box in its proportions before its content has arrived.',
	use: ['For films, maps, banners and pictures whose size is not known.', 'For a skeleton of those.'],
	avoid: [
		{ when: 'A picture has known width and height', instead: 'LazyImage, which has its ratio from them' },
		{ when: 'Text stands inside', instead: 'nothing: text needs to grow' },
	],
	accessibility: ['It tells screen readers nothing; the child brings its own name.'],
	content: ['Goods are square, banners 3/1, films 16/9.'],
};
