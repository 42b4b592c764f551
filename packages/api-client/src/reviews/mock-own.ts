import type { Catalogue } from '../mocks/catalogue.ts';
import type { Review } from './contract.ts';

const DAY = 86_400_000;

/** What the shopper wrote in each language: of which product, when, and how many it helped. */
const EARLIER = [
	{
		place: 4,
		rating: 3,
		daysAgo: 45,
		pictures: 0,
		helpfulCount: 0,
		words: ['Fine for the price.', 'ဈေးနဲ့ဆို အဆင်ပြေပါတယ်။', 'พอใช้ได้ตามราคา', '这个价格还可以。'],
	},
	{
		place: 3,
		rating: 5,
		daysAgo: 6,
		pictures: 2,
		helpfulCount: 14,
		words: [
			'Just as in the pictures, and well packed. I use it every day.',
			'ပုံထဲကအတိုင်းပါပဲ၊ ထုပ်ပိုးတာလည်း သေသပ်တယ်။ နေ့တိုင်း သုံးနေပါတယ်။',
			'ตรงปก ห่อมาดี ใช้ทุกวันเลยค่ะ',
			'和图片一样，包装也很仔细，每天都在用。',
		],
	},
] as const;

/**
 * Reviews that the shopper wrote before, the last written last: one whose days to change are over, and one of last week
 * with pictures.
 */
export function earlierReviews(now: number, catalogue: Catalogue): [productId: string, Review][] {
	return EARLIER.flatMap(({ place, rating, daysAgo, pictures, helpfulCount, words }): [string, Review][] => {
		const product = catalogue.products[place];
		if (product === undefined) return [];
		const review: Review = {
			id: `own-${place}`,
			authorName: 'D*** K***',
			language: catalogue.config.language,
			rating,
			text: catalogue.text(words),
			variantName: '',
			pictures: product.pictures.slice(1, 1 + pictures),
			helpfulCount,
			isVerified: true,
			createdAt: new Date(now - daysAgo * DAY).toISOString(),
			changedAt: null,
		};
		return [[product.id, review]];
	});
}
