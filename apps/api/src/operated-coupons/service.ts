import type { saveCoupon } from '@zaylat/api-client/contract';
import type { AuditFacts } from '@zaylat/domain/audit';
import {
	type CouponDraft,
	type CouponProblem,
	couponChangeProblems,
	couponProblems,
	isCouponCode,
} from '@zaylat/domain/coupons';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { categories, coupons, shops } from '../db/schema/index.ts';
import { publishShownChange } from '../goods/news.ts';
import { Failure } from '../http/failure.ts';
import { readId } from '../products/summary.ts';
import { draftOf, type FoundCoupon, selectCoupons } from './queries.ts';

/** Who changes a coupon of which edition, and when (milliseconds since 1970). */
export interface CouponActor {
	readonly actor: { readonly userId: string; readonly name: string };
	readonly edition: Edition;
	readonly now: number;
}

function requireFit(problems: readonly CouponProblem[]): void {
	if (problems.length === 0) return;
	const fields = problems.map(({ field, problem }) => [field === 'code' ? 'code' : `coupon.${field}`, problem]);
	throw new Failure('bad_request', { fields: Object.fromEntries(fields) });
}

/** The coupon of a code, locked: what orders and shoppers do with it meanwhile waits. */
async function lockCoupon(tx: Db, edition: Edition, code: string): Promise<FoundCoupon | undefined> {
	// One after the other, so that two new coupons get two numbers.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('coupons'))`);
	const named = and(eq(coupons.edition, edition), eq(coupons.code, code));
	await tx.select({ id: coupons.id }).from(coupons).where(named).for('update');
	const [found] = await selectCoupons(tx).where(named);
	return found;
}

async function shopIdOf(tx: Db, edition: Edition, slug: string | null): Promise<number | null> {
	if (slug === null) return null;
	const [shop] = await tx
		.select({ id: shops.id })
		.from(shops)
		.where(and(eq(shops.slug, slug), eq(shops.edition, edition)));
	if (!shop) throw new Failure('bad_request', { fields: { 'coupon.shop': 'unknown' } });
	return shop.id;
}

/** The categories of a coupon. @throws Failure `bad_request` for one that does not exist */
async function categoriesOf(tx: Db, ids: CouponDraft['categories']) {
	const wanted = [...new Set(ids.map((id) => readId(id) ?? 0))];
	const known = await tx
		.select({ id: categories.id, slug: categories.slug })
		.from(categories)
		.where(inArray(categories.id, wanted))
		.orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
	if (known.length < wanted.length) throw new Failure('bad_request', { fields: { 'coupon.categories': 'unknown' } });
	return known;
}

/** What the audit trail keeps of a coupon. @param slugs of its categories */
const factsOf = (draft: CouponDraft, slugs: readonly string[]): AuditFacts => {
	const { title, categories: _, startsAt, endsAt, ...facts } = draft;
	const titles = Object.entries(title).flatMap(([language, words]) => (words ? [[`title.${language}`, words]] : []));
	const times = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
	return { ...Object.fromEntries(titles), ...facts, categories: slugs, ...times };
};

/** Slugs of the categories of a coupon. */
const slugsOf = (found: FoundCoupon) => found.categories.flatMap(({ path }) => path.slice(-1));

/**
 * Writes a coupon. What shoppers have collected or used is changed in their favour alone (`COUPON_CHANGES`).
 * @throws Failure `bad_request` with `fields`, `path_not_found`
 */
export async function writeCoupon(
	db: Db,
	{ actor, edition, now }: CouponActor,
	code: string,
	{ isNew, coupon }: z.output<(typeof saveCoupon)['body']>,
): Promise<void> {
	if (!isCouponCode(code)) requireFit([{ field: 'code', problem: 'malformed' }]);
	const { startsAt, endsAt, ...rest } = coupon;
	const draft: CouponDraft = { ...rest, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
	await db.transaction(async (tx) => {
		const known = await lockCoupon(tx, edition, code);
		if (known && isNew) requireFit([{ field: 'code', problem: 'taken' }]);
		if (!known && !isNew) throw new Failure('path_not_found');
		requireFit(known ? couponChangeProblems(draftOf(known), draft, known) : couponProblems(draft));
		const { shop, categories: ids, uses, ...columns } = draft;
		const limits = await categoriesOf(tx, ids);
		const values = {
			...columns,
			shopId: await shopIdOf(tx, edition, shop),
			categoryIds: limits.map(({ id }) => id),
			// Facts of another benefit would only confuse.
			percent: draft.benefit === 'percent' ? draft.percent : null,
			off: draft.benefit === 'free_delivery' ? null : draft.off,
			startsAt: new Date(draft.startsAt),
			endsAt: new Date(draft.endsAt),
			usesLeft: uses === null ? null : uses - (known?.used ?? 0),
		};
		if (known) await tx.update(coupons).set(values).where(eq(coupons.id, known.coupon.id));
		else {
			const id = sql<number>`(select coalesce(max(${coupons.id}), 0) + 1 from ${coupons})`;
			await tx.insert(coupons).values({ id, edition, code, ...values });
		}
		await recordChange(tx, {
			...{ at: new Date(now), actor, action: 'coupon_saved', subject: { kind: 'coupon', id: code, name: code } },
			before: known ? factsOf(draftOf(known), slugsOf(known)) : {},
			after: factsOf(
				draft,
				limits.map(({ slug }) => slug),
			),
		});
		await publishShownChange(tx);
	});
}

/** Ends a coupon now. @throws Failure `path_not_found` */
export async function endNow(db: Db, { actor, edition, now }: CouponActor, code: string): Promise<void> {
	await db.transaction(async (tx) => {
		const known = await lockCoupon(tx, edition, code);
		if (!known) throw new Failure('path_not_found');
		const before = draftOf(known);
		const endsAt = Math.min(before.endsAt, now);
		// The database demands that it begins before it ends.
		const startsAt = Math.min(before.startsAt, endsAt - 1);
		const values = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
		await tx.update(coupons).set(values).where(eq(coupons.id, known.coupon.id));
		await recordChange(tx, {
			...{ at: new Date(now), actor, action: 'coupon_ended', subject: { kind: 'coupon', id: code, name: code } },
			before: factsOf(before, slugsOf(known)),
			after: factsOf({ ...before, startsAt, endsAt }, slugsOf(known)),
		});
		await publishShownChange(tx);
	});
}
