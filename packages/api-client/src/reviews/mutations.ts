import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Reviews something that was bought and delivered: `answer.data` is the review.
 * Errors: `order_not_found`, `review_refused` (not delivered, or reviewed already), `upload_not_found`.
 * @param idempotencyKey sent again with it, nothing changes and the answer is the review as it is
 */
export function writeReview(review: contract.NewReview, idempotencyKey?: string) {
	return call<typeof contract.writeReview>('POST', '/api/reviews', { guarded: true, body: review, idempotencyKey });
}

/**
 * Changes a review of the account: `answer.data` is the review. Errors: `review_not_found`, `review_closed` (written more
 * than 30 days ago), `upload_not_found`.
 */
export function changeReview(reviewId: string, review: contract.ChangedReview) {
	return call<typeof contract.changeReview>('PATCH', '/api/reviews/{reviewId}', {
		guarded: true,
		params: { reviewId },
		body: review,
	});
}

/** Removes a review of the account; what was bought waits for a review again. Error: `review_not_found`. */
export function removeReview(reviewId: string) {
	return call<typeof contract.removeReview>('DELETE', '/api/reviews/{reviewId}', {
		guarded: true,
		params: { reviewId },
	});
}

/** Says that a review helped: `answer.data` has the new count. Error: `review_not_found`. */
export function markHelpful(reviewId: string) {
	return call<typeof contract.markHelpful>('PUT', '/api/reviews/{reviewId}/helpful', {
		guarded: true,
		params: { reviewId },
	});
}

/** Takes back that a review helped: `answer.data` has the new count. Error: `review_not_found`. */
export function unmarkHelpful(reviewId: string) {
	return call<typeof contract.unmarkHelpful>('DELETE', '/api/reviews/{reviewId}/helpful', {
		guarded: true,
		params: { reviewId },
	});
}
