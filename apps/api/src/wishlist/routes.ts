import { addToWishlist, listDigitalWishlist, listWishlist, removeFromWishlist } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, desc, eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { products, wishlistItems } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { onSale } from '../products/on-sale.ts';
import { readId, selectSummaries, toSummary } from '../products/summary.ts';

/** Maximum number of products that are stored and shown. */
const MOST_ITEMS = 300;

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the wishlists of the session. */
export function mountWishlist(router: Router): void {
	const { db, now } = router.services;
	const listOf = async ({ session, edition, language }: Caller, kind: 'goods' | 'digital') => {
		const rows = await selectSummaries(db)
			.innerJoin(wishlistItems, eq(wishlistItems.productId, products.id))
			.where(and(eq(wishlistItems.userId, session.userId), eq(products.edition, edition), eq(products.kind, kind)))
			.orderBy(desc(wishlistItems.createdAt), desc(products.id))
			.limit(MOST_ITEMS);
		return { data: { data: rows.map((row) => toSummary(row, language, now())) } };
	};

	mount(router, listWishlist, (call) => listOf(call, 'goods'));
	mount(router, listDigitalWishlist, (call) => listOf(call, 'digital'));
	mount(router, addToWishlist, async (call) => {
		const id = readId(call.body.productId);
		const [product] =
			id === undefined
				? []
				: await db
						.select({ id: products.id })
						.from(products)
						.where(and(eq(products.id, id), eq(products.edition, call.edition), onSale));
		if (!product) throw new Failure('product_not_found');
		await db
			.insert(wishlistItems)
			.values({ userId: call.session.userId, productId: product.id, createdAt: new Date(now()) })
			.onConflictDoNothing();
		return listOf(call, 'goods');
	});
	mount(router, removeFromWishlist, async (call) => {
		const id = readId(call.params.productId);
		if (id !== undefined) {
			await db
				.delete(wishlistItems)
				.where(and(eq(wishlistItems.userId, call.session.userId), eq(wishlistItems.productId, id)));
		}
		return listOf(call, 'goods');
	});
}
