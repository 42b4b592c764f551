import { reviewChangeEnd, summariseRatings } from '@zaylat/domain/reviews';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockContext, type MockHandlers, pageOf, refuse, timeOf } from '../mocks/answer.ts';
import { pictureOf } from '../mocks/catalogue.ts';
import { productIn } from '../mocks/goods.ts';
import { parcelsOf } from '../orders/mock-state.ts';
import type { Product } from '../products/contract.ts';
import { uploadsByKey } from '../uploads/mocks.ts';
import type { OwnReview, Review, ReviewSort } from './contract.ts';
import { helpfulIn, ownIn, replaceOwn, reviewsOf, writtenIn } from './mock-state.ts';

const SORTED: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
	pictures: (a, b) =>
		Number(b.pictures.length > 0) - Number(a.pictures.length > 0) || b.createdAt.localeCompare(a.createdAt),
	newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
	helpful: (a, b) => b.helpfulCount - a.helpfulCount,
	rating_high_to_low: (a, b) => b.rating - a.rating,
	rating_low_to_high: (a, b) => a.rating - b.rating,
};

/** Mock answers of the review calls. */
export const reviewHandlers = {
	listReviews: (call) => {
		const { sort, rating, withPictures } = call.query;
		const found = reviewsOf(call, productIn(call.catalogue, call.params.id)).filter(
			(review) =>
				(rating === undefined || review.rating === Number(rating)) &&
				(withPictures === undefined || review.pictures.length > 0),
		);
		return pageOf(found.toSorted(SORTED[sort]), call.query);
	},
	getReviewSummary: (call) => {
		const all = reviewsOf(call, productIn(call.catalogue, call.params.id));
		const ofStars = [1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length);
		const { count, tenths, rows } = summariseRatings(ofStars);
		const withPicturesCount = all.filter(({ pictures }) => pictures.length > 0).length;
		return { count, average: tenths / 10, rows: [...rows], withPicturesCount };
	},
	listAwaitingReviews: (call) => ({
		items: awaiting(call).map((product, index) => ({
			...{ orderLineId: lineIdOf(product), orderCode: 'ZL12345678', variantName: '' },
			...{ productId: product.id, name: product.name, picture: product.picture },
			deliveredAt: timeOf(call.world, -(index + 1) * DAY_MS),
		})),
	}),
	writeReview: (call) => {
		const { world, catalogue, body } = call;
		const { orderLineId, rating, text, pictureKeys } = body;
		const bought = boughtLines(call).find(({ line }) => line.id === orderLineId);
		const product =
			catalogue.products.find((each) => each.id === bought?.line.productId || lineIdOf(each) === orderLineId) ??
			refuse('order_not_found');
		const mayReview = bought ? bought.isDelivered && !bought.line.isReviewed : awaiting(call).includes(product);
		if (!mayReview) refuse('review_refused');
		uploadsByKey(world, pictureKeys);
		if (bought) bought.line.isReviewed = true;
		const review: Review = {
			...{ id: `written-${product.id}`, rating, text, pictures: picturesOf(product, pictureKeys) },
			...{ authorName: 'D*** K***', language: catalogue.config.language, variantName: '' },
			...{ helpfulCount: 0, isVerified: true, createdAt: timeOf(world), changedAt: null },
		};
		writtenIn(world, catalogue).push([product.id, review]);
		return review;
	},
	listOwnReviews: (call) => {
		const written = writtenIn(call.world, call.catalogue).toReversed();
		return pageOf(
			written.map(([id, review]) => ownReviewOf(productIn(call.catalogue, id), review)),
			call.query,
		);
	},
	changeReview: (call) => {
		const { world, params, body } = call;
		const { rating, text, pictureKeys } = body;
		const { product, review } = ownIn(call, params.reviewId);
		if (world.now() >= reviewChangeEnd(Date.parse(review.createdAt))) refuse('review_closed');
		const before = ownReviewOf(product, review).pictureKeys;
		uploadsByKey(
			world,
			pictureKeys.filter((key) => !before.includes(key)),
		);
		const pictures = picturesOf(product, pictureKeys);
		const changed: Review = { ...review, rating, text, pictures, changedAt: timeOf(world) };
		replaceOwn(call, review, changed);
		return ownReviewOf(product, changed);
	},
	removeReview: (call) => {
		const { product, review } = ownIn(call, call.params.reviewId);
		replaceOwn(call, review);
		for (const { line } of boughtLines(call)) if (line.productId === product.id) line.isReviewed = false;
		return { id: review.id };
	},
	markHelpful: (call) => {
		helpfulIn(call.world).add(call.params.reviewId);
		return voteOf(call, call.params.reviewId);
	},
	unmarkHelpful: (call) => {
		helpfulIn(call.world).delete(call.params.reviewId);
		return voteOf(call, call.params.reviewId);
	},
} satisfies Partial<MockHandlers>;

const picturesOf = ({ name, picture }: Product, keys: readonly string[]) =>
	keys.map((key) => pictureOf(key, name, picture.tint));

const ownReviewOf = ({ id, name, picture }: Product, review: Review): OwnReview => ({
	...review,
	product: { id, name, picture },
	pictureKeys: review.pictures.map(({ path }) => path.split('/').at(-1) ?? ''),
	changeableUntil: new Date(reviewChangeEnd(Date.parse(review.createdAt))).toISOString(),
});

const lineIdOf = (product: Product) => `order-line-${product.id}`;

const boughtLines = (context: MockContext) =>
	parcelsOf(context).flatMap(({ parcel }) =>
		parcel.lines.map((line) => ({ line, isDelivered: parcel.deliveredAt !== null })),
	);

/** The first products of the catalogue were delivered. */
const awaiting = ({ world, catalogue }: MockContext): readonly Product[] =>
	catalogue.products.slice(0, 5).filter(({ id }) => !writtenIn(world, catalogue).some(([written]) => written === id));

function voteOf(context: MockContext, id: string) {
	const all = context.catalogue.all.flatMap((product) => reviewsOf(context, product));
	const { helpfulCount } = all.find((each) => each.id === id) ?? refuse('review_not_found');
	return { isHelpful: helpfulIn(context.world).has(id), helpfulCount };
}
