import type { Localized } from '@zaylat/api-client/contract';
import {
	applyCoupon,
	type Coupon,
	type CouponOutcome,
	type CouponParcel,
	readCouponCode,
} from '@zaylat/domain/coupons';
import type { Language } from '@zaylat/domain/languages';
import { listWords } from '@zaylat/domain/text';
import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Buyer } from '../checkout/lines.ts';
import type { Db } from '../db/connect.ts';
import { coupons, couponUses, orders, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { moneyOf } from '../products/summary.ts';
import { couponCategories, type StoredCategory } from './categories.ts';

/** A row of `coupons`. */
export type CouponRow = typeof coupons.$inferSelect;

/** Who uses a coupon. */
export interface CouponShopper extends Buyer {
	/** Number that the order is for, as orders keep it; undefined or empty while it is not known. */
	readonly phone?: string | undefined;
}

/** What an accepted coupon takes off. */
export interface CouponEffect extends Omit<Extract<CouponOutcome, { kind: 'accepted' }>, 'kind'> {
	readonly row: CouponRow;
	/** Slug of the shop that gives it; null when it is valid in all shops. */
	readonly shop: string | null;
	/** Those that it is for; none for all goods. */
	readonly categories: readonly StoredCategory[];
}

/** A row as the rules read it. */
export function toCoupon(row: CouponRow, shop: string | null, usesByShopper: number): Coupon {
	const money = (amount: number) => moneyOf(row.edition, amount);
	return {
		code: row.code,
		benefit: benefitOf(row),
		shop,
		categories: row.categoryIds.map(String),
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
 * @throws Failure `coupon_invalid` with `details.reason`; where goods are missing, with `details.missing` in minor units, and
 * `details.categories`, the names of those that the coupon is for
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
		.select({ row: coupons, categories: couponCategories })
		.from(coupons)
		.where(and(eq(coupons.edition, edition), eq(coupons.code, code)));
	const [found] = await (isLocking ? query.for('no key update') : query);
	if (!found) throw refusal({ kind: 'refused', reason: 'unknown' });
	const { row, categories } = found;
	const shop = row.shopId === null ? null : await slugOf(db, row.shopId);
	const uses = await countCouponUses(db, shopper, [row.id]);
	const outcome = applyCoupon(toCoupon(row, shop, uses.get(row.id) ?? 0), parcels, now);
	if (outcome.kind === 'refused') throw refusal(outcome, categories);
	return { ...outcome, row, shop, categories };
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

function refusal(
	{ reason, missing }: Extract<CouponOutcome, { kind: 'refused' }>,
	categories: readonly StoredCategory[] = [],
): Failure {
	const isMissing = categories.length > 0 && (reason === 'min_spend' || reason === 'other_categories');
	return new Failure('coupon_invalid', {
		details: {
			reason,
			...(missing && { missing: missing.amount }),
			...(isMissing && { categories: listedNames(categories) }),
		},
	});
}

/** Names of categories as a sentence lists them, in each language. */
function listedNames(categories: readonly StoredCategory[]): Localized {
	const inOne = (language: Language) =>
		listWords(
			categories.map(({ name }) => name[language]),
			language,
		);
	return { en: inOne('en'), mm: inOne('mm'), thai: inOne('thai'), china: inOne('china') };
}
