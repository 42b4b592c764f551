import { reviewChangeEnd, summariseRatings } from '@zaylat/domain/reviews';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { type Catalogue, pictureOf } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import { referenceAt } from '../mocks/recorded/reference.ts';
import type { World } from '../mocks/world.ts';
import { ordersOf } from '../orders/mock-state.ts';
import type { Product } from '../products/contract.ts';
import { uploadsByKey } from '../uploads/mocks.ts';
import type { OwnReview, Review, ReviewSort } from './contract.ts';

/** A recorded review; how many pictures of its product it shows. */
interface RecordedReview extends Omit<Review, 'id' | 'pictures'> {
	readonly pictureCount: number;
}

/** A recorded review by the shopper, of the product at a place of the catalogue. */
interface RecordedOwnReview extends Omit<RecordedReview, 'language'> {
	readonly place: number;
}

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
export const reviewHandlers = {
	listReviews: ({ world, catalogue, params, query }) => {
		const { sort, rating, withPictures } = query;
		const found = reviewsOf(world, catalogue, productOf(catalogue, params.id)).filter(
			(review) =>
				(rating === undefined || review.rating === Number(rating)) &&
				(withPictures === undefined || review.pictures.length > 0),
		);
		return pageOf(found.toSorted(SORTED[sort]), query);
	},
	getReviewSummary: ({ world, catalogue, params }) => {
		const all = reviewsOf(world, catalogue, productOf(catalogue, params.id));
		const { count, tenths, rows } = summariseRatings(
			[1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length),
		);
		return {
			count,
			average: tenths / 10,
			rows: [...rows],
			withPicturesCount: all.filter(({ pictures }) => pictures.length > 0).length,
		};
	},
	listAwaitingReviews: ({ world, catalogue }) => ({
		items: awaiting(world, catalogue).map((product, index) => ({
			orderLineId: lineIdOf(product),
			orderCode: 'ZL12345678',
			productId: product.id,
			name: product.name,
			variantName: '',
			picture: product.picture,
			deliveredAt: new Date(world.now() - (index + 1) * DAY_MS).toISOString(),
		})),
	}),
	writeReview: ({ world, catalogue, body }) => {
		const bought = ordersOf(world, catalogue)
			.flatMap(({ parcels }) => parcels)
			.flatMap(({ lines, deliveredAt }) => lines.map((line) => ({ line, isDelivered: deliveredAt !== null })))
			.find(({ line }) => line.id === body.orderLineId);
		const product =
			catalogue.products.find((each) => each.id === bought?.line.productId || lineIdOf(each) === body.orderLineId) ??
			refuse('order_not_found');
		const mayReview = bought
			? bought.isDelivered && !bought.line.isReviewed
			: awaiting(world, catalogue).includes(product);
		if (!mayReview) refuse('review_refused');
		uploadsByKey(world, body.pictureKeys);
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
		return review;
	},
	listOwnReviews: ({ world, catalogue, query }) =>
		pageOf(
			writtenIn(world, catalogue)
				.map(([id, review]) => ownReviewOf(productOf(catalogue, id), review))
				.toReversed(),
			query,
		),
	changeReview: ({ world, catalogue, params, body }) => {
		const { product, review } = ownOf(world, catalogue, params.reviewId);
		if (world.now() >= reviewChangeEnd(Date.parse(review.createdAt))) refuse('review_closed');
		const before = ownReviewOf(product, review).pictureKeys;
		uploadsByKey(
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
		return ownReviewOf(product, changed);
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
		return { id: review.id };
	},
	markHelpful: ({ world, catalogue, params }) => {
		changesOf(world).helpful.add(params.reviewId);
		return voteOf(world, catalogue, params.reviewId);
	},
	unmarkHelpful: ({ world, catalogue, params }) => {
		changesOf(world).helpful.delete(params.reviewId);
		return voteOf(world, catalogue, params.reviewId);
	},
} satisfies Partial<MockHandlers>;

function changesOf(world: World) {
	const known = changes.get(world) ?? { written: undefined, helpful: new Set<string>() };
	changes.set(world, known);
	return known;
}

/** What the shopper wrote, with the product that it is about, the last written last. */
function writtenIn(world: World, catalogue: Catalogue): [string, Review][] {
	const state = changesOf(world);
	state.written ??= world.options.hasOwnReviews ? earlierReviews(world, catalogue) : [];
	return state.written;
}

/**
 * Reviews that the shopper wrote before, the last written last: one whose days to change are over, and one of last week
 * with pictures.
 */
function earlierReviews(world: World, catalogue: Catalogue): [productId: string, Review][] {
	const { language } = catalogue.config;
	const recorded = referenceAt<RecordedOwnReview>('ownReviews', language, world.now());
	return recorded.flatMap(({ place, pictureCount, ...review }): [string, Review][] => {
		const product = catalogue.products[place];
		const pictures = product?.pictures.slice(1, 1 + pictureCount) ?? [];
		return product ? [[product.id, { ...review, id: `own-${place}`, language, pictures }]] : [];
	});
}

function ownOf(world: World, catalogue: Catalogue, reviewId: string) {
	const [productId, review] = writtenIn(world, catalogue).find(([, { id }]) => id === reviewId) ?? [];
	if (productId === undefined || review === undefined) refuse('review_not_found');
	return { product: productOf(catalogue, productId), review };
}

const ownReviewOf = ({ id, name, picture }: Product, review: Review): OwnReview => ({
	...review,
	product: { id, name, picture },
	pictureKeys: review.pictures.map(({ path }) => path.split('/').at(-1) ?? ''),
	changeableUntil: new Date(reviewChangeEnd(Date.parse(review.createdAt))).toISOString(),
});

function productOf(catalogue: Catalogue, id: string): Product {
	return catalogue.all.find((product) => product.id === id) ?? refuse('product_not_found');
}

function reviewsOf(world: World, catalogue: Catalogue, product: Product): readonly Review[] {
	const { helpful } = changesOf(world);
	const own = writtenIn(world, catalogue)
		.filter(([id]) => id === product.id)
		.map(([, review]) => review);
	const recorded = product.rating === null ? [] : referenceAt<RecordedReview>('reviews', 'en', world.now());
	const others = recorded.map(({ pictureCount, ...review }, index): Review => {
		const id = `review-${product.id}-${index + 1}`;
		const helpfulCount = review.helpfulCount + Number(helpful.has(id));
		return { ...review, id, pictures: product.pictures.slice(1, 1 + pictureCount), helpfulCount };
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
	const review =
		catalogue.all.flatMap((product) => reviewsOf(world, catalogue, product)).find((each) => each.id === id) ??
		refuse('review_not_found');
	return { isHelpful: changesOf(world).helpful.has(id), helpfulCount: review.helpfulCount };
}
