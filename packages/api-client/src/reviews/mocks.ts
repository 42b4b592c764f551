import { reviewChangeEnd, summariseRatings } from '@zaylat/domain/reviews';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { type Catalogue, pictureOf } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import { ordersOf } from '../orders/mock-state.ts';
import type { Product } from '../products/contract.ts';
import { demandUploads } from '../uploads/mocks.ts';
import type { OwnReview, Review, ReviewSort } from './contract.ts';
import { earlierReviews } from './mock-own.ts';

type Answered =
	| 'listReviews'
	| 'getReviewSummary'
	| 'listAwaitingReviews'
	| 'writeReview'
	| 'listOwnReviews'
	| 'changeReview'
	| 'removeReview'
	| 'markHelpful'
	| 'unmarkHelpful';

const DAY = 86_400_000;

/** What people wrote: language, stars, text, pictures, how many it helped. */
const REMARKS: readonly (readonly [Review['language'], number, string, number, number])[] = [
	['mm', 5, 'ပုံထဲကအတိုင်းပါပဲ၊ ထုပ်ပိုးတာလည်း သေသပ်တယ်။ နောက်လည်း ဝယ်ဦးမယ်။', 2, 14],
	['en', 4, 'Good quality. The colour is a little darker than on my screen, but I like it.', 0, 6],
	['thai', 5, 'ตรงปกมาก ส่งไว ร้านตอบแชตเร็วค่ะ', 1, 9],
	['china', 5, '质量比想象的好，店家回复很快。', 0, 3],
	['mm', 3, 'ပစ္စည်းကောင်းပေမယ့် ပို့တာ ကြာတယ်။', 0, 1],
	['en', 2, 'Got the wrong size. The shop is exchanging it.', 0, 0],
	['thai', 5, '', 0, 0],
	['mm', 4, 'ဈေးနဲ့ယှဉ်ရင် တန်ပါတယ်။', 4, 2],
	['en', 5, 'Bought a second one for my sister.', 0, 5],
	['china', 4, '一般吧，图片更好看一些，不过值这个价。', 0, 0],
	['mm', 5, 'အမေက အရမ်းကြိုက်တယ်။', 0, 7],
	['thai', 4, 'ของดี แต่กล่องบุบนิดหน่อย', 1, 0],
];

const AUTHORS: Readonly<Record<Review['language'], string>> = {
	en: 'J*** L***',
	mm: 'ခ*** မ***',
	thai: 'ส*** ว***',
	china: '王**',
};

const SORTED: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
	pictures: (a, b) =>
		Number(b.pictures.length > 0) - Number(a.pictures.length > 0) || b.createdAt.localeCompare(a.createdAt),
	newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
	helpful: (a, b) => b.helpfulCount - a.helpfulCount,
	rating_high_to_low: (a, b) => b.rating - a.rating,
	rating_low_to_high: (a, b) => a.rating - b.rating,
};

/** Reviews that were written, and those found helpful, in a world. */
const changes = new WeakMap<World, { written: [string, Review][] | undefined; helpful: Set<string> }>();

/** Mock answers of the review calls. */
export const reviewAnswers: Pick<Answerers, Answered> = {
	listReviews: ({ world, catalogue, params, query }) => {
		const { sort, rating, withPictures } = query;
		const found = reviewsOf(world, catalogue, productOf(catalogue, params.id)).filter(
			(review) =>
				(rating === undefined || review.rating === Number(rating)) &&
				(withPictures === undefined || review.pictures.length > 0),
		);
		return { data: pageOf(found.toSorted(SORTED[sort]), query) };
	},
	getReviewSummary: ({ world, catalogue, params }) => {
		const all = reviewsOf(world, catalogue, productOf(catalogue, params.id));
		const { count, tenths, rows } = summariseRatings(
			[1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length),
		);
		return {
			data: {
				count,
				average: tenths / 10,
				rows: [...rows],
				withPicturesCount: all.filter(({ pictures }) => pictures.length > 0).length,
			},
		};
	},
	listAwaitingReviews: ({ world, catalogue }) => ({
		data: {
			items: awaiting(world, catalogue).map((product, index) => ({
				orderLineId: lineIdOf(product),
				orderCode: 'ZL12345678',
				productId: product.id,
				name: product.name,
				variantName: '',
				picture: product.picture,
				deliveredAt: new Date(world.now() - (index + 1) * DAY).toISOString(),
			})),
		},
	}),
	writeReview: ({ world, catalogue, body }) => {
		const bought = ordersOf(world, catalogue)
			.flatMap(({ parcels }) => parcels)
			.flatMap(({ lines, deliveredAt }) => lines.map((line) => ({ line, isDelivered: deliveredAt !== null })))
			.find(({ line }) => line.id === body.orderLineId);
		const product = catalogue.products.find(
			(each) => each.id === bought?.line.productId || lineIdOf(each) === body.orderLineId,
		);
		if (!product) throw new MockRefusal('order_not_found');
		const mayReview = bought
			? bought.isDelivered && !bought.line.isReviewed
			: awaiting(world, catalogue).includes(product);
		if (!mayReview) throw new MockRefusal('review_refused');
		demandUploads(world, body.pictureKeys);
		if (bought) bought.line.isReviewed = true;
		const review: Review = {
			id: `written-${product.id}`,
			authorName: 'D*** K***',
			language: catalogue.config.language,
			rating: body.rating,
			text: body.text,
			variantName: '',
			pictures: body.pictureKeys.map((key) => pictureOf(key, product.name, product.picture.tint)),
			helpfulCount: 0,
			isVerified: true,
			createdAt: new Date(world.now()).toISOString(),
			changedAt: null,
		};
		writtenIn(world, catalogue).push([product.id, review]);
		return { data: review };
	},
	listOwnReviews: ({ world, catalogue, query }) => ({
		data: pageOf(
			writtenIn(world, catalogue)
				.map(([id, review]) => ownReviewOf(productOf(catalogue, id), review))
				.toReversed(),
			query,
		),
	}),
	changeReview: ({ world, catalogue, params, body }) => {
		const { product, review } = ownOf(world, catalogue, params.reviewId);
		if (world.now() >= reviewChangeEnd(Date.parse(review.createdAt))) throw new MockRefusal('review_closed');
		const before = ownReviewOf(product, review).pictureKeys;
		demandUploads(
			world,
			body.pictureKeys.filter((key) => !before.includes(key)),
		);
		const changed: Review = {
			...review,
			rating: body.rating,
			text: body.text,
			pictures: body.pictureKeys.map((key) => pictureOf(key, product.name, product.picture.tint)),
			changedAt: new Date(world.now()).toISOString(),
		};
		const written = writtenIn(world, catalogue);
		written.splice(
			written.findIndex(([, each]) => each === review),
			1,
			[product.id, changed],
		);
		return { data: ownReviewOf(product, changed) };
	},
	removeReview: ({ world, catalogue, params }) => {
		const { product, review } = ownOf(world, catalogue, params.reviewId);
		const written = writtenIn(world, catalogue);
		written.splice(
			written.findIndex(([, each]) => each === review),
			1,
		);
		for (const line of ordersOf(world, catalogue).flatMap(({ parcels }) => parcels.flatMap(({ lines }) => lines))) {
			if (line.productId === product.id) line.isReviewed = false;
		}
		return { data: { id: review.id } };
	},
	markHelpful: ({ world, catalogue, params }) => {
		changesOf(world).helpful.add(params.reviewId);
		return voteOf(world, catalogue, params.reviewId);
	},
	unmarkHelpful: ({ world, catalogue, params }) => {
		changesOf(world).helpful.delete(params.reviewId);
		return voteOf(world, catalogue, params.reviewId);
	},
};

function changesOf(world: World) {
	const known = changes.get(world) ?? { written: undefined, helpful: new Set<string>() };
	changes.set(world, known);
	return known;
}

/** What the shopper wrote, with the product that it is about, the last written last. */
function writtenIn(world: World, catalogue: Catalogue): [string, Review][] {
	const state = changesOf(world);
	state.written ??= world.options.hasOwnReviews ? earlierReviews(world.now(), catalogue) : [];
	return state.written;
}

function ownOf(world: World, catalogue: Catalogue, reviewId: string) {
	const [productId, review] = writtenIn(world, catalogue).find(([, { id }]) => id === reviewId) ?? [];
	if (productId === undefined || review === undefined) throw new MockRefusal('review_not_found');
	return { product: productOf(catalogue, productId), review };
}

const ownReviewOf = ({ id, name, picture }: Product, review: Review): OwnReview => ({
	...review,
	product: { id, name, picture },
	pictureKeys: review.pictures.map(({ path }) => path.split('/').at(-1) ?? ''),
	changeableUntil: new Date(reviewChangeEnd(Date.parse(review.createdAt))).toISOString(),
});

function productOf(catalogue: Catalogue, id: string): Product {
	const found = catalogue.all.find((product) => product.id === id);
	if (!found) throw new MockRefusal('product_not_found');
	return found;
}

function reviewsOf(world: World, catalogue: Catalogue, product: Product): readonly Review[] {
	const { helpful } = changesOf(world);
	const own = writtenIn(world, catalogue)
		.filter(([id]) => id === product.id)
		.map(([, review]) => review);
	const remarks = product.rating === null ? [] : REMARKS;
	const others = remarks.map(([language, rating, text, pictures, helpfulCount], index): Review => {
		const id = `review-${product.id}-${index + 1}`;
		return {
			id,
			authorName: AUTHORS[language],
			language,
			rating,
			text,
			variantName: '',
			pictures: product.pictures.slice(1, 1 + pictures),
			helpfulCount: helpfulCount + Number(helpful.has(id)),
			isVerified: index % 3 !== 2,
			createdAt: new Date(world.now() - (index * 5 + 1) * DAY).toISOString(),
			changedAt: null,
		};
	});
	return [...own, ...others];
}

const lineIdOf = (product: Product) => `order-line-${product.id}`;

/** The first products of the catalogue were delivered. */
function awaiting(world: World, catalogue: Catalogue): readonly Product[] {
	const written = writtenIn(world, catalogue);
	return catalogue.products.slice(0, 5).filter(({ id }) => !written.some(([written]) => written === id));
}

function voteOf(world: World, catalogue: Catalogue, id: string) {
	const review = catalogue.all
		.flatMap((product) => reviewsOf(world, catalogue, product))
		.find((each) => each.id === id);
	if (!review) throw new MockRefusal('review_not_found');
	return { data: { isHelpful: changesOf(world).helpful.has(id), helpfulCount: review.helpfulCount } };
}
