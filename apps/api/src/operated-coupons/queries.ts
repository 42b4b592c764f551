import type { listOperatedCoupons, OperatedCoupon } from '@zaylat/api-client/contract';
import { type CouponDraft, couponState } from '@zaylat/domain/coupons';
import type { Edition } from '@zaylat/domain/editions';
import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { couponCategories } from '../coupons/categories.ts';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { collectedCoupons, coupons, couponUses, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { likePattern } from '../products/search-text.ts';

/** Orders that have used the coupon at hand. */
const used = sql<number>`(select count(*)::int from ${couponUses} where ${couponUses.couponId} = ${coupons.id})`;

/** Coupons with their shop and what has become of them. */
export const selectCoupons = (db: Db) =>
	db
		.select({
			coupon: coupons,
			shop: shops.slug,
			categories: couponCategories,
			collected: sql<number>`(select count(*)::int from ${collectedCoupons} where ${collectedCoupons.couponId} = ${coupons.id})`,
			used,
		})
		.from(coupons)
		.leftJoin(shops, eq(shops.id, coupons.shopId));

/** A row of `selectCoupons`. */
export type FoundCoupon = Awaited<ReturnType<typeof selectCoupons>>[number];

/** A coupon as the rules read it: its uses are those that are left and those that orders have taken. */
export function draftOf({ coupon, shop, used: taken }: FoundCoupon): CouponDraft {
	const { benefit, title, categoryIds, percent, off, minSpend, startsAt, endsAt, usesLeft, ...rest } = coupon;
	const { usesPerShopper, isListed } = rest;
	return {
		...{ title, shop, percent, off, minSpend, usesPerShopper, isListed },
		categories: categoryIds.map(String),
		benefit: benefit === 'percent' || benefit === 'amount' ? benefit : 'free_delivery',
		startsAt: startsAt.getTime(),
		endsAt: endsAt.getTime(),
		uses: usesLeft === null ? null : usesLeft + taken,
	};
}

function toView(found: FoundCoupon, now: number): OperatedCoupon {
	const draft = draftOf(found);
	return {
		...draft,
		title: { ...draft.title },
		categories: [...draft.categories],
		categoryNames: found.categories.map(({ name }) => name),
		startsAt: new Date(draft.startsAt).toISOString(),
		endsAt: new Date(draft.endsAt).toISOString(),
		code: found.coupon.code,
		state: couponState(draft, found.used, now),
		...{ collected: found.collected, used: found.used },
	};
}

/** A coupon of an edition. @throws Failure `path_not_found` */
export async function readCoupon(db: Db, edition: Edition, code: string, now: number): Promise<OperatedCoupon> {
	const [found] = await selectCoupons(db).where(and(eq(coupons.edition, edition), eq(coupons.code, code)));
	if (!found) throw new Failure('path_not_found');
	return toView(found, now);
}

/** Conditions of each state, as `couponState` of the domain has them. */
const inState = (state: OperatedCoupon['state'], now: Date): SQL => {
	const isOver = sql`${coupons.endsAt} <= ${now}`;
	const isUsedUp = sql`coalesce(${coupons.usesLeft} = 0, false)`;
	const isAhead = sql`${coupons.startsAt} > ${now}`;
	return {
		ended: isOver,
		used_up: sql`not ${isOver} and ${isUsedUp}`,
		planned: sql`not ${isOver} and not ${isUsedUp} and ${isAhead}`,
		running: sql`not ${isOver} and not ${isUsedUp} and not ${isAhead}`,
	}[state];
};

/** Coupons of an edition, the last to begin first. */
export async function findCoupons(
	db: Db,
	{ edition, now }: { readonly edition: Edition; readonly now: number },
	query: z.output<(typeof listOperatedCoupons)['query']>,
): Promise<{ items: OperatedCoupon[]; page: { next: string | null } }> {
	const [begins, last] = readPageCursor(query.cursor, 'coupons', ['number', 'number']) ?? [];
	const pattern = query.search === undefined ? undefined : likePattern(query.search);
	const found = await selectCoupons(db)
		.where(
			and(
				eq(coupons.edition, edition),
				query.state === undefined ? undefined : inState(query.state, new Date(now)),
				pattern === undefined
					? undefined
					: or(
							ilike(coupons.code, pattern),
							sql`exists (select 1 from jsonb_each_text(${coupons.title}) where value ilike ${pattern})`,
						),
				typeof begins !== 'number' || typeof last !== 'number'
					? undefined
					: or(
							lt(coupons.startsAt, new Date(begins)),
							and(eq(coupons.startsAt, new Date(begins)), lt(coupons.id, last)),
						),
			),
		)
		.orderBy(desc(coupons.startsAt), desc(coupons.id))
		.limit(query.per_page + 1);
	const { rows, next } = cutPage(found, query.per_page, 'coupons', ({ coupon }) => [
		coupon.startsAt.getTime(),
		coupon.id,
	]);
	return { items: rows.map((row) => toView(row, now)), page: { next } };
}
