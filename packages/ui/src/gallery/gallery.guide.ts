import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Gallery',
	group: 'Commerce',
	aliases: ['product pictures', 'thumbnails', 'image viewer'],
	status: 'ready',
	purpose: 'Shows the pictures and videos of one product: one large, all others a swipe or a press away.',
	use: [
		'On a product’s page, at the start of the page on phones, beside the facts from 768 px.',
		'With `onOpen`, to show a picture large in a Lightbox; with `index`, to show the picture of the chosen variant.',
		'With `href` of each picture, so that a press before the script runs shows the large picture.',
	],
	avoid: [
		{ when: 'The things in the row are different products.', instead: 'Carousel' },
		{ when: 'There is one picture and nothing to enlarge.', instead: 'LazyImage' },
	],
	accessibility: [
		'Arrow keys, Home and End turn it, on the stage and on the small pictures; in a column of these also the keys up and down.',
		'A named region with a list of pictures; each needs its own `alt`, the angle or detail that it shows.',
		'Arrow keys, Home and End turn the stage and take the focus along; only the shown picture is a stop of Tab.',
		'Small pictures are links to places on the page, so they work without script; the current one says so.',
		'The place is told when a key, an arrow or a small picture changed it, not while one swipes.',
		'Give a video captions and controls of its own.',
	],
	content: [
		'The first picture shows the whole product on a plain ground; then use, details, size, package.',
		'Three to eight pictures. `sizes` as wide as the stage is, so that phones load small files.',
	],
};
