import {
	changeSellerProduct,
	createSellerProduct,
	getSellerProduct,
	listSellerAttributes,
	listSellerCategories,
	listSellerOffers,
	listSellerProducts,
	moveSellerProduct,
	uploadProductPicture,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { shops } from '../db/schema/index.ts';
import { GoodsRefused, type WrittenProduct } from '../goods/format.ts';
import { moveProduct } from '../goods/move.ts';
import { GoodsChanged, type GoodsShop, type Writing, writeGoods } from '../goods/write.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { pictureOf } from '../pictures/keys.ts';
import { ownShops } from '../shops/own.ts';
import type { Decoder } from '../uploads/decoder.ts';
import { sellerAttributes, sellerCategories } from './categories.ts';
import { sellerOffers } from './offers.ts';
import { editedProduct, ownProduct, sellerProductPage } from './queries.ts';
import { storeSentPicture } from './sent-pictures.ts';

/** Serves the products of shops to the accounts that answer for them (Decision 15). @param decoder reads pictures that are sent */
export function mountSellerProducts(router: Router, decoder: Pick<Decoder, 'decode'>): void {
	const { maker } = router;
	const { db, files, now } = router.services;
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

	mount(router, listSellerProducts, async ({ session: { shopIds }, edition, language, query }) => {
		const page = await sellerProductPage(db, { shopIds, edition, language }, query);
		const own = await ownShops(db, shopIds, edition, language);
		return { data: { ...page, shops: own.map(({ slug, name }) => ({ slug, name })) } };
	});
	mount(router, getSellerProduct, async ({ session, language, params }) => {
		const { id, shop } = await ownProduct(db, session.shopIds, params.id);
		return { data: await editedProduct(db, id, shop.slug, language) };
	});
	mount(router, createSellerProduct, async ({ session, language, body }) => {
		const [shop] = await db
			.select({ id: shops.id, edition: sql<Edition>`${shops.edition}` })
			.from(shops)
			.where(and(eq(shops.slug, body.shop), inArray(shops.id, [...session.shopIds])));
		if (!shop) throw new Failure('shop_not_found');
		const { id } = await write(shop, body.product, { isNew: true });
		return { data: await editedProduct(db, id, body.shop, language) };
	});
	mount(router, changeSellerProduct, async ({ session, language, params, body }) => {
		const { id, shop } = await ownProduct(db, session.shopIds, params.id);
		await write(shop, body.product, { id, revision: body.revision });
		return { data: await editedProduct(db, id, shop.slug, language) };
	});
	mount(router, moveSellerProduct, async ({ session, language, params, body }) => {
		const { id, shop } = await ownProduct(db, session.shopIds, params.id);
		const refusal = await moveProduct(db, shop, { id, move: body.move, actor: 'seller', at: new Date(now()) });
		if (refusal) throw new Failure('product_move_refused', { details: { reason: refusal } });
		return { data: await editedProduct(db, id, shop.slug, language) };
	});
	mount(router, listSellerCategories, async ({ language, query }) => ({
		data: { items: await sellerCategories(db, query.kind, language) },
	}));
	mount(router, listSellerAttributes, async ({ language, params }) => ({
		data: { items: await sellerAttributes(db, params.slug, language) },
	}));
	mount(router, listSellerOffers, async ({ session: { shopIds }, edition, language, query }) => ({
		data: { items: await sellerOffers(db, { shopIds, edition, language }, query.products.split(',').map(Number)) },
	}));
	mount(router, uploadProductPicture, async ({ session, language, file }) => {
		const { bytes } = await decoder.decode(session.userId, file);
		const key = await storeSentPicture({ db, files, maker, now }, bytes);
		return { data: { key, picture: pictureOf(key, 1, '', language) } };
	});
}

/** Problems by the paths of their fields in the body. */
const fieldsOf = ({ problems }: GoodsRefused): Record<string, string> =>
	Object.fromEntries(problems.map(({ field, problem }) => [`product.${field}`, problem]));
