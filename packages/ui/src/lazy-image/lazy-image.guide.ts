import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'LazyImage',
	group: 'Content',
	aliases: ['picture', 'photo', 'img'],
	status: 'ready',
	purpose: 'Shows a picture in a box of its final size, and loads it when it comes into view.',
	use: [
		'For every picture of products, shops and banners.',
		'With `isEager` for the one picture that fills the first screen; two in a row of cards at the most.',
	],
	avoid: [
		{ when: 'It is a person or a shop in a circle.', instead: 'Avatar' },
		{ when: 'It is an icon.', instead: 'an icon' },
		{ when: 'A product has several.', instead: 'Gallery' },
	],
	accessibility: [
		'`alt` says what the picture shows; it is empty where the text beside it says the same, as in a product card.',
		'While it loads and after an error the box keeps the name, so nothing disappears for screen readers.',
		'Without script the real picture is there. The fade is left out where less motion is wanted.',
	],
	content: [
		'`width` and `height` of the file give the ratio; a class gives the width on the page.',
		'Give `sizes` with `srcSet`, or with `sources` for formats such as AVIF, so that phones load small files. Product pictures are shown whole (`contain`) on a tint.',
	],
};
