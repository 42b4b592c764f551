import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Lightbox',
	group: 'Overlays',
	aliases: ['image zoom', 'fullscreen picture', 'modal'],
	status: 'ready',
	purpose: 'Shows pictures as large as the window, to look at them closely.',
	use: [
		'From the pictures of a product, of a review, of a chat.',
		'With one picture as well: arrows and counter are then left out.',
	],
	avoid: [
		{ when: 'Pictures are looked through beside the text.', instead: 'Gallery or Carousel in the page' },
		{ when: 'A decision is made there.', instead: 'Dialog' },
	],
	accessibility: [
		'A modal dialog: arrow keys go from picture to picture in the direction of reading, Home and End to the ends, + and − change the size, 0 fits it again, Escape closes. The focus returns.',
		'A picture that is enlarged is moved by arrow keys, by scrolling and by dragging; nothing needs a gesture of two fingers, though the browser’s own works.',
		'Position and description are read out whenever the picture changes.',
		'Every picture needs an `alt` that says what it adds to those before it.',
	],
	content: [
		'Give pictures at twice the window’s width through `srcSet`; the sizes of a thumbnail look poor here.',
		'A caption tells what the picture alone does not: whose review, which colour.',
	],
};
