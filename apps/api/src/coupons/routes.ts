import { checkCoupon, collectCoupon, listCollectedCoupons, listCoupons } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { couponParcel, priceOrder } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import { coupons, listedProducts, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { couponCategories, toCategories } from './categories.ts';
import { applyCode, countCouponUses } from './service.ts';
import { couponShopper } from './shopper.ts';
import { toView } from './view.ts';
import { collect, listCollected } from './wallet.ts';

/** Most coupons that are listed. */
const MOST_COUPONS = 100;

/** Serves coupons: which there are, which a shopper has collected, and what one takes off the cart. */
export function mountCoupons(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, listCoupons, async ({ session, edition, language, query, device }) => {
		const at = new Date(now());
		const shopId = query.shop === undefined ? undefined : await shopIdOf(db, edition, query.shop);
		const rows = await db
			.select({ coupon: coupons, shop: { slug: shops.slug, name: shops.name }, categories: couponCategories })
			.from(coupons)
			.leftJoin(shops, eq(shops.id, coupons.shopId))
			.where(
				and(
					eq(coupons.edition, edition),
					coupons.isListed,
					shopId === undefined
						? undefined
						: and(or(eq(coupons.shopId, shopId), isNull(coupons.shopId)), isForGoodsOf(shopId)),
					lte(coupons.startsAt, at),
					gt(coupons.endsAt, at),
					or(isNull(coupons.usesLeft), gt(coupons.usesLeft, 0)),
				),
			)
			.orderBy(asc(coupons.endsAt), asc(coupons.id))
			.limit(MOST_COUPONS);
		const used =
			session &&
			(await countCouponUses(
				db,
				await couponShopper(db, { session, edition, device: device(), addressId: query.addressId }),
				rows.map(({ coupon }) => coupon.id),
			));
		return {
			data: {
				items: rows.map((row) =>
					toView(row, used && row.coupon.usesPerShopper - (used.get(row.coupon.id) ?? 0), language),
				),
			},
		};
	});

	mount(router, listCollectedCoupons, async ({ session, edition, language, device }) => {
		const shopper = await couponShopper(db, { session, edition, device: device() });
		return { data: { items: await listCollected(db, shopper, language, now()) } };
	});

	mount(router, collectCoupon, async ({ session, edition, language, params, knownDevice }) => {
		const shopper = await couponShopper(db, { session, edition, device: knownDevice() });
		await collect(db, shopper, params.code, now());
		return { data: { items: await listCollected(db, shopper, language, now()) } };
	});

	mount(router, checkCoupon, async ({ session, edition, language, body, device }) => {
		const buyer = await couponShopper(db, { session, edition, device: device() });
		const { parcels } = await priceOrder(services, buyer, { services: [], points: 0 }, undefined, now(), false);
		const bought = parcels.map((parcel) => couponParcel(edition, parcel));
		const { row, shop, categories, goodsOff } = await applyCode(db, buyer, body.code, bought, now());
		return {
			data: {
				code: row.code,
				title: filledText(row.title, edition)[language],
				shop,
				categories: toCategories(categories, language),
				goodsOff,
				isDeliveryFree: row.benefit === 'free_delivery',
			},
		};
	});
}

/** Whether a shop has goods of the categories that the coupon at hand is for, if it is for some. */
const isForGoodsOf = (shopId: number): SQL => sql`(
	cardinality(${coupons.categoryIds}) = 0
	or exists (
		select from ${listedProducts}
		where ${listedProducts.shopId} = ${shopId} and ${coupons.categoryIds}
			&& array[${listedProducts.category1Id}, ${listedProducts.category2Id}, ${listedProducts.category3Id}]
	)
)`;

async function shopIdOf(db: Db, edition: Edition, slug: string): Promise<number> {
	const [shop] = await db
		.select({ id: shops.id })
		.from(shops)
		.where(and(eq(shops.slug, slug), eq(shops.edition, edition)));
	if (!shop) throw new Failure('shop_not_found');
	return shop.id;
}
