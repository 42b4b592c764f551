import {
	changeSellerProduct,
	createSellerProduct,
	getSellerProduct,
	listSellerProducts,
	moveSellerProduct,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { shops } from '../db/schema/index.ts';
import { GoodsRefused, type WrittenProduct } from '../goods/format.ts';
import { moveProduct } from '../goods/move.ts';
import { GoodsChanged, type GoodsShop, type Writing, writeGoods } from '../goods/write.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { editedProduct, ownProduct, sellerProductPage } from './queries.ts';

/** Serves the products of shops to the accounts that answer for them (Decision 15). */
export function mountSellerProducts(router: Router): void {
	const { db, now } = router.services;
	const write = async (
		shop: GoodsShop,
		product: WrittenProduct,
		writing: Pick<Writing, 'id' | 'isNew' | 'revision'>,
	) => {
		try {
			return await writeGoods(db, shop, product, { actor: 'seller', now: new Date(now()), ...writing });
		} catch (error) {
			if (error instanceof GoodsChanged) throw new Failure('product_changed');
			if (error instanceof GoodsRefused) throw new Failure('bad_request', { fields: fieldsOf(error) });
			throw error;
		}
	};

	mount(router, listSellerProducts, async ({ session: { shopIds }, edition, language, query }) => ({
		data: await sellerProductPage(db, { shopIds, edition, language }, query),
	}));
	mount(router, getSellerProduct, async ({ session, params }) => {
		const { id, shop } = await ownProduct(db, session.shopIds, params.id);
		return { data: await editedProduct(db, id, shop.slug) };
	});
	mount(router, createSellerProduct, async ({ session, body }) => {
		const [shop] = await db
			.select({ id: shops.id, edition: sql<Edition>`${shops.edition}` })
			.from(shops)
			.where(and(eq(shops.slug, body.shop), inArray(shops.id, [...session.shopIds])));
		if (!shop) throw new Failure('shop_not_found');
		const { id } = await write(shop, body.product, { isNew: true });
		return { data: await editedProduct(db, id, body.shop) };
	});
	mount(router, changeSellerProduct, async ({ session, params, body }) => {
		const { id, shop } = await ownProduct(db, session.shopIds, params.id);
		await write(shop, body.product, { id, revision: body.revision });
		return { data: await editedProduct(db, id, shop.slug) };
	});
	mount(router, moveSellerProduct, async ({ session, params, body }) => {
		const { id, shop } = await ownProduct(db, session.shopIds, params.id);
		const refusal = await moveProduct(db, shop, { id, move: body.move, actor: 'seller' });
		if (refusal) throw new Failure('product_move_refused', { details: { reason: refusal } });
		return { data: await editedProduct(db, id, shop.slug) };
	});
}

/** Problems by the paths of their fields in the body. */
const fieldsOf = ({ problems }: GoodsRefused): Record<string, string> =>
	Object.fromEntries(problems.map(({ field, problem }) => [`product.${field}`, problem]));
