import { REVIEW, REVIEW_SORTS } from '@zaylat/domain/reviews';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, picture, typedLines } from '../shared.ts';

const defineEndpoint = defineResource('reviews', 'Reviews');

/** A review; its text is in the language that it was written in. */
export const review = z.object({
	id: z.string(),
	/** How the reviewer is shown, for example "K*** T***". */
	authorName: z.string(),
	language: z.enum(['en', 'mm', 'thai', 'china']),
	rating: z.number().int().min(REVIEW.minRating).max(REVIEW.maxRating),
	text: z.string(),
	/** The chosen options, for example "Indigo, M"; empty without options. */
	variantName: z.string(),
	pictures: z.array(picture).max(REVIEW.maxImages),
	helpfulCount: z.number().int().nonnegative(),
	/** Whether it comes from an order of this shop. */
	isVerified: z.boolean(),
	createdAt: z.iso.datetime(),
	/** When it was changed last; null while it stands as it was written. */
	changedAt: z.iso.datetime().nullable(),
});

/** A review as whoever wrote it sees it. */
export const ownReview = review.extend({
	product: z.object({ id: z.string(), name: z.string(), picture }),
	/** Keys of its pictures in their order; those to keep are sent with a change. */
	pictureKeys: z.array(z.string()).max(REVIEW.maxImages),
	/** Until when it may be changed; it may be removed at any time. */
	changeableUntil: z.iso.datetime(),
});

/** Orders of reviews. */
export const reviewSort = z.enum(REVIEW_SORTS);

const productParams = z.object({ id: z.string().max(40) });
const reviewParams = z.object({ reviewId: z.string().max(40) });

/** The reviews of a product. */
export const listReviews = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/reviews',
	summary: 'Reviews of a product',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: productParams,
	query: z.object({
		sort: reviewSort.default('newest'),
		/** Only those with so many stars. */
		rating: z.enum(['1', '2', '3', '4', '5']).optional(),
		/** Only those with pictures. */
		withPictures: z.literal('true').optional(),
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(400).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(10),
	}),
	response: z.object({
		data: z.object({ items: z.array(review), page: z.object({ next: z.string().nullable() }) }),
	}),
	errors: ['product_not_found'],
});

/** How the ratings of a product are spread. */
export const getReviewSummary = defineEndpoint({
	method: 'GET',
	path: '/api/products/{id}/review-summary',
	summary: 'Ratings of a product, summed up',
	caller: 'anyone',
	cache: { shared: 60 },
	guarded: false,
	params: productParams,
	response: z.object({
		data: z.object({
			count: z.number().int().nonnegative(),
			/** Mean of the stars, to a tenth; 0 without reviews. */
			average: z.number().min(0).max(5),
			/** From five stars to one. */
			rows: z.array(
				z.object({
					stars: z.number().int().min(1).max(5),
					count: z.number().int().nonnegative(),
					percent: z.number().int().min(0).max(100),
				}),
			),
			withPicturesCount: z.number().int().nonnegative(),
		}),
	}),
	errors: ['product_not_found'],
});

/** Something bought that waits for its review. */
export const awaitingReview = z.object({
	orderLineId: z.string(),
	orderCode: z.string(),
	productId: z.string(),
	name: z.string(),
	variantName: z.string(),
	picture,
	deliveredAt: z.iso.datetime(),
});

/** What was delivered to the account and is not reviewed yet, the last delivered first; at most 100. */
export const listAwaitingReviews = defineEndpoint({
	method: 'GET',
	path: '/api/reviews/awaiting',
	summary: 'Bought products that wait for a review',
	caller: 'registered',
	guarded: true,
	response: z.object({ data: z.object({ items: z.array(awaitingReview) }) }),
});

/** What a review says. */
const reviewText = z.object({
	rating: z.number().int().min(REVIEW.minRating).max(REVIEW.maxRating),
	text: typedLines(REVIEW.maxLength),
	/** Keys of uploaded pictures. */
	pictureKeys: z.array(z.string().max(120)).max(REVIEW.maxImages),
});

/** Reviews something that the account bought, once it is delivered (Specification §5, Decision 20). */
export const writeReview = defineEndpoint({
	method: 'POST',
	path: '/api/reviews',
	summary: 'Write a review of a delivered product',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	isIdempotent: 'optional',
	body: reviewText.extend({ orderLineId: z.string().max(40) }),
	response: z.object({ data: review }),
	errors: ['order_not_found', 'review_refused', 'upload_not_found'],
});

/** The reviews that the account wrote in the edition, the last written first. */
export const listOwnReviews = defineEndpoint({
	method: 'GET',
	path: '/api/reviews/own',
	summary: 'Reviews that the shopper wrote',
	caller: 'registered',
	guarded: true,
	query: pageQuery(20),
	response: z.object({
		data: z.object({ items: z.array(ownReview), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** Changes a review of the account as a whole, for 30 days after it was written; votes for it stay. */
export const changeReview = defineEndpoint({
	method: 'PATCH',
	path: '/api/reviews/{reviewId}',
	summary: 'Change a review that the shopper wrote',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: reviewParams,
	body: reviewText,
	response: z.object({ data: ownReview }),
	errors: ['review_not_found', 'review_closed', 'upload_not_found'],
});

/** Removes a review of the account with its pictures and votes; what was bought waits for a review again. */
export const removeReview = defineEndpoint({
	method: 'DELETE',
	path: '/api/reviews/{reviewId}',
	summary: 'Remove a review that the shopper wrote',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: reviewParams,
	response: z.object({ data: z.object({ id: z.string() }) }),
	errors: ['review_not_found'],
});

const vote = z.object({ data: z.object({ isHelpful: z.boolean(), helpfulCount: z.number().int().nonnegative() }) });

/** Says that a review helped; twice counts once. A vote for a review of the account itself is refused. */
export const markHelpful = defineEndpoint({
	method: 'PUT',
	path: '/api/reviews/{reviewId}/helpful',
	summary: 'Say that a review helped',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: reviewParams,
	response: vote,
	errors: ['review_not_found', 'review_refused'],
});

/** Takes it back. */
export const unmarkHelpful = defineEndpoint({
	method: 'DELETE',
	path: '/api/reviews/{reviewId}/helpful',
	summary: 'Take back that a review helped',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: reviewParams,
	response: vote,
	errors: ['review_not_found'],
});

export type Review = z.infer<typeof review>;
export type ReviewSort = z.infer<typeof reviewSort>;
export type AwaitingReview = z.infer<typeof awaitingReview>;
export type OwnReview = z.infer<typeof ownReview>;
export type ChangedReview = z.input<typeof changeReview.body>;
export type NewReview = z.input<typeof writeReview.body>;
