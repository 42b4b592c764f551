import { DAY_MS } from '../time/time.ts';
import { cleanLines } from '../typed-text/typed-text.ts';

/** Limits of a review (Specification §5, §9). Lengths count UTF-16 units. */
export const REVIEW = { maxImages: 4, minRating: 1, maxRating: 5, maxLength: 2000 } as const;

/** Orders of the reviews of a product; `pictures` has those with pictures first, each group newest first. */
export const REVIEW_SORTS = ['pictures', 'newest', 'helpful', 'rating_high_to_low', 'rating_low_to_high'] as const;

/** Key of an order of reviews. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Days after it was written for which a review may be changed by whoever wrote it; it may be removed at any time. */
export const REVIEW_CHANGE_DAYS = 30;

/**
 * Tells until when a review may be changed: long enough to tell how something lasts, and short enough that what others
 * found helpful stays what they read.
 * @param writtenAt milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function reviewChangeEnd(writtenAt: number): number {
	return writtenAt + REVIEW_CHANGE_DAYS * DAY_MS;
}

/** Why a review cannot be sent. */
export type ReviewProblem = 'rating_missing' | 'text_too_long' | 'too_many_images';

/**
 * Checks a review before it is sent (Specification §5).
 * @returns all that is wrong with it; empty when it can be sent
 */
export function reviewProblems(review: {
	readonly rating: number;
	readonly text: string;
	readonly imageCount: number;
}): ReviewProblem[] {
	const { minRating, maxRating, maxLength, maxImages } = REVIEW;
	const isRated = Number.isInteger(review.rating) && review.rating >= minRating && review.rating <= maxRating;
	return [
		...(isRated ? [] : (['rating_missing'] as const)),
		...(cleanLines(review.text).length > maxLength ? (['text_too_long'] as const) : []),
		...(review.imageCount > maxImages ? (['too_many_images'] as const) : []),
	];
}

/** How many reviews gave each rating. */
export interface RatingSummary {
	readonly count: number;
	/** Mean rating in tenths, rounded half up: 47 is 4.7; 0 without reviews. */
	readonly tenths: number;
	/** From five stars to one: the count, and its share in whole percent. */
	readonly rows: readonly { readonly stars: number; readonly count: number; readonly percent: number }[];
}

/**
 * Sums up the ratings of a product.
 * @param counts reviews per rating, the first for one star
 */
export function summariseRatings(counts: readonly number[]): RatingSummary {
	const stars = Array.from({ length: REVIEW.maxRating }, (_, index) => index + 1);
	const of = (rating: number) => counts[rating - 1] ?? 0;
	const count = stars.reduce((sum, rating) => sum + of(rating), 0);
	const points = stars.reduce((sum, rating) => sum + rating * of(rating), 0);
	return {
		count,
		tenths: count === 0 ? 0 : Math.floor((points * 20 + count) / (count * 2)),
		rows: stars.toReversed().map((rating) => ({
			stars: rating,
			count: of(rating),
			percent: count === 0 ? 0 : Math.round((of(rating) * 100) / count),
		})),
	};
}
