import { type MockContext, perWorld, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { productIn } from '../mocks/goods.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { Review } from './contract.ts';

/** A recorded review; how many pictures of its product it shows. */
interface RecordedReview extends Omit<Review, 'id' | 'pictures'> {
	readonly pictureCount: number;
}

/** A recorded review by the shopper, of the product at a place of the catalogue. */
interface RecordedOwnReview extends Omit<RecordedReview, 'language'> {
	readonly place: number;
}

/** Ids of the reviews that the shopper of a world found helpful. */
export const helpfulIn = perWorld(() => new Set<string>());

/** What the shopper of a world wrote, with the product that it is about, the last written last. */
export const writtenIn = perWorld((world: World, { config, products }: Catalogue): [productId: string, Review][] =>
	recorded<RecordedOwnReview>('ownReviews', config, world.now()).flatMap(({ place, pictureCount, ...review }) => {
		const product = world.options.hasOwnReviews ? products[place] : undefined;
		const pictures = product?.pictures.slice(1, 1 + pictureCount) ?? [];
		const { language } = config;
		return product ? [[product.id, { ...review, id: `own-${place}`, language, pictures }]] : [];
	}),
);

/** A review that the shopper wrote, with its product. @throws MockRefusal `review_not_found` */
export function ownIn({ world, catalogue }: MockContext, reviewId: string) {
	const [productId, review] =
		writtenIn(world, catalogue).find(([, { id }]) => id === reviewId) ?? refuse('review_not_found');
	return { product: productIn(catalogue, productId), review };
}

/** Puts another in the place of a review that the shopper wrote, or nothing. */
export function replaceOwn({ world, catalogue }: MockContext, review: Review, changed?: Review): void {
	const written = writtenIn(world, catalogue);
	const place = written.findIndex(([, each]) => each === review);
	const [[productId = ''] = []] = written.splice(place, 1);
	if (changed) written.splice(place, 0, [productId, changed]);
}

/** Reviews of a product: those of the shopper, then the recorded ones. */
export function reviewsOf({ world, catalogue }: MockContext, { id: productId, rating, pictures }: Product) {
	const own = writtenIn(world, catalogue).flatMap(([id, review]) => (id === productId ? [review] : []));
	const reader = { edition: 'mm', language: 'en' } as const;
	const others = rating === null ? [] : recorded<RecordedReview>('reviews', reader, world.now());
	return [
		...own,
		...others.map(({ pictureCount, ...review }, index): Review => {
			const id = `review-${productId}-${index + 1}`;
			const helpfulCount = review.helpfulCount + Number(helpfulIn(world).has(id));
			return { ...review, id, pictures: pictures.slice(1, 1 + pictureCount), helpfulCount };
		}),
	];
}
