import { applyCoupon, type Coupon, type CouponOutcome, readCouponCode } from '@zaylat/domain/coupons';
import type { Edition } from '@zaylat/domain/editions';
import { type Money, sumMoney } from '@zaylat/domain/money';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { coupons, couponUses, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { moneyOf } from '../products/summary.ts';

/** A row of `coupons`. */
export type CouponRow = typeof coupons.$inferSelect;

/** What a coupon may take from: one parcel's goods and delivery. */
export interface CouponParcel {
	readonly shop: string;
	readonly goods: Money;
	readonly delivery: Money;
}

/** What an accepted coupon takes off. */
export interface CouponEffect {
	readonly row: CouponRow;
	/** Slug of the shop that gives it; null when it holds in all. */
	readonly shop: string | null;
	readonly goodsOff: Money;
	readonly deliveryOff: Money;
}

/** A row as the rules read it. */
export function toCoupon(row: CouponRow, shop: string | null, usesByShopper: number): Coupon {
	const money = (amount: number) => moneyOf(row.edition, amount);
	return {
		code: row.code,
		benefit: benefitOf(row),
		shop,
		minSpend: money(row.minSpend),
		startsAt: row.startsAt.getTime(),
		endsAt: row.endsAt.getTime(),
		usesLeft: row.usesLeft,
		usesLeftForShopper: row.usesPerShopper - usesByShopper,
	};
}

function benefitOf({ benefit, percent, off, edition }: CouponRow): Coupon['benefit'] {
	if (benefit === 'free_delivery') return { kind: 'free_delivery' };
	if (benefit === 'amount') return { kind: 'amount', off: moneyOf(edition, off ?? 0) };
	return { kind: 'percent', percent: percent ?? 0, most: off === null ? null : moneyOf(edition, off) };
}

/**
 * Holds a code against what is bought.
 * @param now milliseconds since 1970
 * @param isLocking Whether the coupon's row is held until the transaction ends, so that its last use is given once
 * @throws Failure `coupon_invalid` with `details.reason`, and `details.missing` in minor units below the least spending
 */
export async function applyCode(
	db: Db,
	{ userId, edition }: { readonly userId: string; readonly edition: Edition },
	typed: string,
	parcels: readonly CouponParcel[],
	now: number,
	isLocking = false,
): Promise<CouponEffect> {
	const code = readCouponCode(typed);
	if (code === undefined) throw refusal({ kind: 'refused', reason: 'malformed' });
	const query = db
		.select()
		.from(coupons)
		.where(and(eq(coupons.edition, edition), eq(coupons.code, code)));
	const [row] = await (isLocking ? query.for('no key update') : query);
	if (!row) throw refusal({ kind: 'refused', reason: 'unknown' });
	const [used] = await db
		.select({ times: count() })
		.from(couponUses)
		.where(and(eq(couponUses.couponId, row.id), eq(couponUses.userId, userId)));
	const shop = row.shopId === null ? null : await slugOf(db, row.shopId);
	const own = parcels.filter((parcel) => shop === null || parcel.shop === shop);
	const { currency } = moneyOf(edition, 0);
	const outcome = applyCoupon(
		toCoupon(row, shop, used?.times ?? 0),
		sumMoney(
			own.map(({ goods }) => goods),
			currency,
		),
		sumMoney(
			own.map(({ delivery }) => delivery),
			currency,
		),
		now,
	);
	if (outcome.kind === 'refused') throw refusal(outcome);
	return { row, shop, goodsOff: outcome.goodsOff, deliveryOff: outcome.deliveryOff };
}

async function slugOf(db: Db, shopId: number): Promise<string | null> {
	const [shop] = await db.select({ slug: shops.slug }).from(shops).where(eq(shops.id, shopId));
	return shop?.slug ?? null;
}

function refusal({ reason, missing }: Extract<CouponOutcome, { kind: 'refused' }>): Failure {
	return new Failure('coupon_invalid', { details: { reason, ...(missing && { missing: missing.amount }) } });
}
