import type { CollectedCoupon } from '@zaylat/api-client/contract';
import { collectedState, collectRefusal, readCouponCode } from '@zaylat/domain/coupons';
import type { Language } from '@zaylat/domain/languages';
import { and, desc, eq, exists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { collectedCoupons, coupons, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { couponCategories } from './categories.ts';
import { type CouponShopper, countCouponUses, toCoupon } from './service.ts';
import { toView } from './view.ts';

/** Most collected coupons that are listed, the last collected first. */
const MOST_COLLECTED = 100;

/**
 * The collected coupons of a shopper, the last collected first. Each guest sign-in makes a new account, so a guest also has
 * what guests have collected on the same device.
 * @param now milliseconds since 1970
 */
export async function listCollected(
	db: Db,
	shopper: CouponShopper,
	language: Language,
	now: number,
): Promise<CollectedCoupon[]> {
	const { userId, kind, edition, device } = shopper;
	const owner = alias(users, 'owner');
	const isGuestsOfDevice =
		kind === 'guest' && device !== undefined
			? and(
					eq(collectedCoupons.device, device),
					exists(
						db
							.select({ id: owner.id })
							.from(owner)
							.where(and(eq(owner.id, collectedCoupons.userId), eq(owner.kind, 'guest'))),
					),
				)
			: undefined;
	const rows = await db
		.select({
			coupon: coupons,
			shop: { slug: shops.slug, name: shops.name },
			categories: couponCategories,
			at: collectedCoupons.collectedAt,
		})
		.from(collectedCoupons)
		.innerJoin(coupons, eq(coupons.id, collectedCoupons.couponId))
		.leftJoin(shops, eq(shops.id, coupons.shopId))
		.where(and(eq(coupons.edition, edition), or(eq(collectedCoupons.userId, userId), isGuestsOfDevice)))
		.orderBy(desc(collectedCoupons.collectedAt), desc(coupons.id))
		.limit(MOST_COLLECTED);
	// Two guests of a device may have collected the same one.
	const collected = rows.filter(({ coupon }, index) => rows.findIndex((row) => row.coupon.id === coupon.id) === index);
	const used = await countCouponUses(
		db,
		shopper,
		collected.map(({ coupon }) => coupon.id),
	);
	return collected.map((row) => {
		const { coupon, shop, at } = row;
		const usesByShopper = used.get(coupon.id) ?? 0;
		const state = collectedState(toCoupon(coupon, shop?.slug ?? null, usesByShopper), now);
		return {
			...toView(row, coupon.usesPerShopper - usesByShopper, language),
			state,
			collectedAt: at.toISOString(),
		};
	});
}

/**
 * Collects a coupon; twice changes nothing.
 * @param now milliseconds since 1970
 * @throws Failure `coupon_invalid` with `details.reason`: `malformed`, `unknown`, `not_yet`, `expired` or `used_up`
 */
export async function collect(db: Db, shopper: CouponShopper, typed: string, now: number): Promise<void> {
	const { userId, edition, device } = shopper;
	const code = readCouponCode(typed);
	if (code === undefined) throw refusal('malformed');
	const [row] = await db
		.select()
		.from(coupons)
		.where(and(eq(coupons.edition, edition), eq(coupons.code, code)));
	// Of one that is not listed nobody is to learn here that there is one.
	if (!row?.isListed) throw refusal('unknown');
	const usesByShopper = (await countCouponUses(db, shopper, [row.id])).get(row.id) ?? 0;
	const reason = collectRefusal(toCoupon(row, null, usesByShopper), now);
	if (reason !== undefined) throw refusal(reason);
	await db
		.insert(collectedCoupons)
		.values({ couponId: row.id, userId, device: device ?? null, collectedAt: new Date(now) })
		.onConflictDoNothing();
}

/** Gives what a guest has collected to an account; what both have collected stays as it is. */
export async function mergeCollected(db: Db, fromUserId: string, toUserId: string): Promise<void> {
	const own = await db.delete(collectedCoupons).where(eq(collectedCoupons.userId, fromUserId)).returning();
	if (own.length === 0) return;
	await db
		.insert(collectedCoupons)
		.values(own.map((row) => ({ ...row, userId: toUserId })))
		.onConflictDoNothing();
}

const refusal = (reason: string) => new Failure('coupon_invalid', { details: { reason } });
