import { productReviews, type ReviewFilter, reviewSummary } from '@zaylat/api-client';
import type { Review, ReviewSort } from '@zaylat/api-client/contract';
import { optional, type QueryContext } from '../../core/screen/screen-queries.ts';

/** Filter and sort order of the reviews of a product. */
export interface ReviewChoice {
	readonly sort: ReviewSort;
	/** Only those with so many stars. */
	readonly rating: '1' | '2' | '3' | '4' | '5' | undefined;
	readonly isWithPictures: boolean;
}

/** All of them, those with pictures first. */
export const ALL_REVIEWS: ReviewChoice = { sort: 'pictures', rating: undefined, isWithPictures: false };

/** Asks for a page of the chosen reviews. */
export function reviewPage(productId: string, choice: ReviewChoice, cursor?: string) {
	const filter: ReviewFilter = {
		sort: choice.sort,
		rating: choice.rating,
		withPictures: choice.isWithPictures ? 'true' : undefined,
		cursor,
	};
	return productReviews(productId, filter);
}

/** How many reviews a product has, by stars. */
export const summaryRequest = (productId: string) => reviewSummary(productId);

/**
 * What a page with `Reviews` requests along with its product; optional, for the section has its own retry.
 * @param idOf id of the product
 */
export const reviewQueries = (idOf: (context: QueryContext) => string) => ({
	reviewSummary: optional((context) => summaryRequest(idOf(context))),
	reviews: optional((context) => reviewPage(idOf(context), ALL_REVIEWS)),
});

/** Reviews as search engines read them, for the `review` of a Product; those without words are left out. */
export function reviewsJsonLd(reviews: readonly Review[]): readonly Readonly<Record<string, unknown>>[] {
	return reviews
		.filter(({ text }) => text !== '')
		.slice(0, MOST_IN_HEAD)
		.map(({ authorName, createdAt, rating, text }) => ({
			'@type': 'Review',
			author: { '@type': 'Person', name: authorName },
			datePublished: createdAt.slice(0, 10),
			reviewBody: text,
			reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
		}));
}

const MOST_IN_HEAD = 5;
