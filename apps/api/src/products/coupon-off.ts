import { fittingCoupons } from '@zaylat/domain/coupons';
import { type Money, multiplyMoney } from '@zaylat/domain/money';
import { sql } from 'drizzle-orm';
import { coupons, products } from '../db/schema/index.ts';

/** Terms of a coupon of a shop, amounts in minor units of the edition's currency. */
export interface ShopCoupon {
	readonly benefit: 'percent' | 'amount';
	readonly percent: number | null;
	readonly off: number | null;
	readonly minSpend: number;
	/** From when to when it holds, in seconds since 1970. */
	readonly from: number;
	readonly to: number;
}

/**
 * The coupons that the shop of the product at hand gives for its categories, that take something off goods and have uses
 * left.
 */
export const shopCoupons = sql<ShopCoupon[]>`(
	select coalesce(jsonb_agg(jsonb_build_object(
		'benefit', ${coupons.benefit}, 'percent', ${coupons.percent}, 'off', ${coupons.off}, 'minSpend', ${coupons.minSpend},
		'from', extract(epoch from ${coupons.startsAt}), 'to', extract(epoch from ${coupons.endsAt})
	)), '[]')
	from ${coupons}
	where ${coupons.shopId} = ${products.shopId} and ${coupons.benefit} <> 'free_delivery' and coalesce(${coupons.usesLeft}, 1) > 0
		and (${coupons.categoryIds} = '{}'
			or ${coupons.categoryIds} && array[${products.category1Id}, ${products.category2Id}, ${products.category3Id}])
)`;

/** All coupons are of one shop here, that of the goods, and for their categories. */
const SHOP = '';

/** What a coupon may be used for: the least quantity of a product. */
export interface CouponGoods {
	readonly minQuantity: number;
	/** Those of its shop. */
	readonly shopCoupons: readonly ShopCoupon[];
}

/**
 * What the best of a shop's coupons takes off the least quantity.
 * @param price of a piece
 * @param at milliseconds since 1970
 * @returns nothing where none holds then, or the goods are too little for it
 */
export function couponOff(
	price: Money,
	{ minQuantity, shopCoupons: given }: CouponGoods,
	at: number,
): { readonly couponOff?: Money } {
	const goods = multiplyMoney(price, minQuantity);
	const money = (amount: number): Money => ({ ...goods, amount });
	const offers = given
		.filter(({ from, to }) => from * 1000 <= at && at < to * 1000)
		.map(({ benefit, percent, off, minSpend }) => ({
			...{ shop: SHOP, categories: [], benefit, percent, usesLeft: null },
			off: off === null ? null : money(off),
			minSpend: money(minSpend),
		}));
	const parcel = { shop: SHOP, lines: [{ goods, categories: [] }], isDelivered: true };
	const worths = fittingCoupons(offers, [parcel]).map(({ worth }) => worth?.amount ?? 0);
	const most = Math.max(0, ...worths);
	return most > 0 ? { couponOff: money(most) } : {};
}
