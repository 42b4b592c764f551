import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Carousel',
	group: 'Content',
	aliases: ['slider of pictures', 'slideshow', 'swiper'],
	status: 'ready',
	purpose: 'Puts things of one kind in a row to swipe through, where only some of them fit.',
	use: [
		'For a row of products under a heading, with a link to all of them beside it (`card`).',
		'For banners, one at a time (`full`), five at the most.',
	],
	avoid: [
		{ when: 'Everything must be seen, as steps or terms.', instead: 'a list or a grid' },
		{ when: 'It holds the pictures of one product.', instead: 'Gallery' },
		{ when: 'The parts are views of the same thing.', instead: 'Tabs' },
	],
	accessibility: [
		'A named region that says what it is; each slide tells its place. All slides stay readable: nothing is hidden from screen readers.',
		'The row takes the focus, arrow keys, Home and End turn it; the focus on something inside a slide brings it into view.',
		'Arrows rest at the edges and keep the focus there; touch screens do without them.',
		'It turns by itself only with `autoplayMs`, waits under the pointer and with the focus inside, does not begin where less motion is wanted, and has a button that stops it.',
		'Without script it is a row that scrolls.',
	],
	content: [
		'The most important first: few people go past the third.',
		'Name the region after what it holds: "Offers of the week", not "Carousel".',
		'A banner that turns by itself stays at least 6 seconds, 8 with Burmese text.',
	],
};
