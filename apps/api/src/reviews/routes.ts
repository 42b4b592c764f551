import {
	changeReview,
	getReviewSummary,
	listAwaitingReviews,
	listOwnReviews,
	listReviews,
	markHelpful,
	removeReview,
	unmarkHelpful,
	writeReview,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { changeOwn, listOwn, removeOwn } from './own.ts';
import { countWithPictures, productsAwaitingReview, ratingsOf, reviewedProduct, reviewPage } from './queries.ts';
import { setHelpful, writeReview as write } from './service.ts';

/** Serves the reviews of products. */
export function mountReviews(router: Router): void {
	const { db, now } = router.services;
	mount(router, listReviews, async ({ edition, language, params, query }) => {
		const product = await reviewedProduct(db, edition, language, params.id);
		const { items, next } = await reviewPage(db, product, query, language);
		return { data: { items, page: { next } } };
	});
	mount(router, getReviewSummary, async ({ edition, language, params }) => {
		const { id } = await reviewedProduct(db, edition, language, params.id);
		const [{ count, tenths, rows }, withPicturesCount] = await Promise.all([
			ratingsOf(db, id),
			countWithPictures(db, id),
		]);
		return { data: { count, average: tenths / 10, rows: [...rows], withPicturesCount } };
	});
	mount(router, listAwaitingReviews, async ({ session: { userId }, edition, language }) => ({
		data: { items: await productsAwaitingReview(db, { userId, edition }, language) },
	}));
	mount(router, writeReview, async ({ body, keyedCall, ...by }) => ({
		data: await write(db, by, body, new Date(now()), keyedCall),
	}));
	mount(router, listOwnReviews, async ({ query, ...by }) => {
		const { items, next } = await listOwn(db, by, query);
		return { data: { items, page: { next } } };
	});
	mount(router, changeReview, async ({ params, body, ...by }) => ({
		data: await changeOwn(db, by, params.reviewId, body, new Date(now())),
	}));
	mount(router, removeReview, async ({ params, ...by }) => {
		await removeOwn(db, by, params.reviewId);
		return { data: { id: params.reviewId } };
	});
	mount(router, markHelpful, async ({ params, ...by }) => ({ data: await setHelpful(db, by, params.reviewId, true) }));
	mount(router, unmarkHelpful, async ({ params, ...by }) => ({
		data: await setHelpful(db, by, params.reviewId, false),
	}));
}
