import { call } from '../http/request.ts';
import type { getReviewSummary, listAwaitingReviews, listOwnReviews, listReviews, ReviewSort } from './contract.ts';

/** Which reviews are shown. */
export interface ReviewFilter {
	/** Newest first unless given. */
	readonly sort?: ReviewSort | undefined;
	readonly rating?: '1' | '2' | '3' | '4' | '5' | undefined;
	readonly withPictures?: 'true' | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
}

/** A page of a product's reviews: `answer.data`; error `product_not_found`. */
export function productReviews(id: string, filter: ReviewFilter = {}) {
	return call<typeof listReviews>('GET', '/api/products/{id}/reviews', {
		guarded: false,
		params: { id },
		query: { ...filter },
	});
}

/** How the ratings of a product are spread: `answer.data`; error `product_not_found`. */
export function reviewSummary(id: string) {
	return call<typeof getReviewSummary>('GET', '/api/products/{id}/review-summary', { guarded: false, params: { id } });
}

/** What the account bought and has not reviewed yet: `answer.data.items`. */
export function awaitingReviews() {
	return call<typeof listAwaitingReviews>('GET', '/api/reviews/awaiting', { guarded: true });
}

/** A page of the reviews that the account wrote, the last first: `answer.data`. */
export function ownReviews(page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof listOwnReviews>('GET', '/api/reviews/own', { guarded: true, query: { cursor: page.cursor } });
}
