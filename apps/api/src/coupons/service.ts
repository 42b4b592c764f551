import { applyCoupon, type Coupon, type CouponOutcome, readCouponCode } from '@zaylat/domain/coupons';
import { type Money, sumMoney } from '@zaylat/domain/money';
import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Buyer } from '../checkout/lines.ts';
import type { Db } from '../db/connect.ts';
import { coupons, couponUses, orders, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { moneyOf } from '../products/summary.ts';

/** A row of `coupons`. */
export type CouponRow = typeof coupons.$inferSelect;

/** What a coupon may take from: one parcel's goods and delivery. */
export interface CouponParcel {
	readonly shop: string;
	readonly goods: Money;
	readonly delivery: Money;
	/** Whether it is sent; digital goods are not. */
	readonly isDelivered: boolean;
}

/** Who uses a coupon. */
export interface CouponShopper extends Buyer {
	/** Number that the order is for, as orders keep it; undefined or empty while it is not known. */
	readonly phone?: string | undefined;
}

/** What an accepted coupon takes off. */
export interface CouponEffect {
	readonly row: CouponRow;
	/** Slug of the shop that gives it; null when it is valid in all shops. */
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
 * Validates a code against the cart lines.
 * @param now milliseconds since 1970
 * @param isLocking Whether the coupon's row is locked until the transaction ends, so that its last use is given once
 * @throws Failure `coupon_invalid` with `details.reason`, and `details.missing` in minor units below the minimum
 * spending
 */
export async function applyCode(
	db: Db,
	shopper: CouponShopper,
	typed: string,
	parcels: readonly CouponParcel[],
	now: number,
	isLocking = false,
): Promise<CouponEffect> {
	const { edition } = shopper;
	const code = readCouponCode(typed);
	if (code === undefined) throw refusal({ kind: 'refused', reason: 'malformed' });
	const query = db
		.select()
		.from(coupons)
		.where(and(eq(coupons.edition, edition), eq(coupons.code, code)));
	const [row] = await (isLocking ? query.for('no key update') : query);
	if (!row) throw refusal({ kind: 'refused', reason: 'unknown' });
	const shop = row.shopId === null ? null : await slugOf(db, row.shopId);
	const own = parcels.filter((parcel) => shop === null || parcel.shop === shop);
	const { currency } = moneyOf(edition, 0);
	const outcome = applyCoupon(
		toCoupon(row, shop, (await countCouponUses(db, shopper, [row.id])).get(row.id) ?? 0),
		{
			goods: sumMoney(
				own.map(({ goods }) => goods),
				currency,
			),
			delivery: sumMoney(
				own.map(({ delivery }) => delivery),
				currency,
			),
			isDelivered: own.some(({ isDelivered }) => isDelivered),
		},
		now,
	);
	if (outcome.kind === 'refused') throw refusal(outcome);
	return { row, shop, goodsOff: outcome.goodsOff, deliveryOff: outcome.deliveryOff };
}

/**
 * Counts how often a shopper has used coupons. Each guest sign-in makes a new account, so for a guest all uses from the
 * same device or for the same phone number count. For a registered account its own uses count, and those of guests with
 * its device or number; two registered accounts may share a device.
 * @returns uses by the coupon's id; coupons that were not used are missing
 */
export async function countCouponUses(
	db: Db,
	{ userId, kind, device, phone }: CouponShopper,
	couponIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
	if (couponIds.length === 0) return new Map();
	const isAlike = or(
		device === undefined ? undefined : eq(couponUses.device, device),
		phone ? eq(orders.phone, phone) : undefined,
	);
	const isSameGuest = kind === 'guest' ? isAlike : isAlike && and(isAlike, eq(users.kind, 'guest'));
	const rows = await db
		.select({ couponId: couponUses.couponId, times: count() })
		.from(couponUses)
		.innerJoin(orders, eq(orders.id, couponUses.orderId))
		.innerJoin(users, eq(users.id, couponUses.userId))
		.where(and(inArray(couponUses.couponId, [...couponIds]), or(eq(couponUses.userId, userId), isSameGuest)))
		.groupBy(couponUses.couponId);
	return new Map(rows.map(({ couponId, times }) => [couponId, times]));
}

async function slugOf(db: Db, shopId: number): Promise<string | null> {
	const [shop] = await db.select({ slug: shops.slug }).from(shops).where(eq(shops.id, shopId));
	return shop?.slug ?? null;
}

function refusal({ reason, missing }: Extract<CouponOutcome, { kind: 'refused' }>): Failure {
	return new Failure('coupon_invalid', { details: { reason, ...(missing && { missing: missing.amount }) } });
}
