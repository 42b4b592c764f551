import { type Coupon, checkCoupon, listCoupons } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { priceOrder } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import { coupons, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { moneyOf } from '../products/summary.ts';
import { applyCode, type CouponRow, countCouponUses } from './service.ts';

/** Most coupons that are listed. */
const MOST_COUPONS = 100;

/** Serves coupons: which there are, and what one takes off the cart. */
export function mountCoupons(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	mount(router, listCoupons, async ({ session, edition, language, query, device }) => {
		const at = new Date(now());
		const shopId = query.shop === undefined ? undefined : await shopIdOf(db, edition, query.shop);
		const rows = await db
			.select({ coupon: coupons, shop: { slug: shops.slug, name: shops.name } })
			.from(coupons)
			.leftJoin(shops, eq(shops.id, coupons.shopId))
			.where(
				and(
					eq(coupons.edition, edition),
					shopId === undefined ? undefined : or(eq(coupons.shopId, shopId), isNull(coupons.shopId)),
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
				{ userId: session.userId, kind: session.kind, edition, device: device() },
				rows.map(({ coupon }) => coupon.id),
			));
		return {
			data: {
				items: rows.map(({ coupon, shop }) =>
					toView(coupon, shop, used && coupon.usesPerShopper - (used.get(coupon.id) ?? 0), language),
				),
			},
		};
	});

	mount(router, checkCoupon, async ({ session, edition, language, body, device }) => {
		const buyer = { userId: session.userId, kind: session.kind, edition, device: device() };
		const { parcels } = await priceOrder(services, buyer, { services: [], points: 0 }, undefined, now(), false);
		const charges = parcels.map(({ shop, kind, totals: { goods, delivery } }) => ({
			...{ shop: shop.slug, goods, delivery },
			isDelivered: kind === 'goods',
		}));
		const { row, shop, goodsOff } = await applyCode(db, buyer, body.code, charges, now());
		return {
			data: {
				code: row.code,
				title: row.title[language],
				shop,
				goodsOff,
				isDeliveryFree: row.benefit === 'free_delivery',
			},
		};
	});
}

async function shopIdOf(db: Db, edition: Edition, slug: string): Promise<number> {
	const [shop] = await db
		.select({ id: shops.id })
		.from(shops)
		.where(and(eq(shops.slug, slug), eq(shops.edition, edition)));
	if (!shop) throw new Failure('shop_not_found');
	return shop.id;
}

function toView(
	row: CouponRow,
	shop: { readonly slug: string; readonly name: Readonly<Record<Language, string>> } | null,
	usesLeft: number | undefined,
	language: Language,
): Coupon {
	const { benefit } = row;
	return {
		code: row.code,
		title: row.title[language],
		shop: shop && { slug: shop.slug, name: shop.name[language] },
		benefit: benefit === 'percent' || benefit === 'amount' ? benefit : 'free_delivery',
		percent: row.percent,
		off: row.off === null ? null : moneyOf(row.edition, row.off),
		minSpend: moneyOf(row.edition, row.minSpend),
		endsAt: row.endsAt.toISOString(),
		usesLeft: usesLeft === undefined ? null : Math.max(0, usesLeft),
	};
}
