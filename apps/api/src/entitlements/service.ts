import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { entitlementUntil } from '@zaylat/domain/digital';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, desc, eq, isNull, notLike, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { digitalPlans, entitlements, orderLines, orders, parcels, planRenewals } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { planOf } from './plan.ts';
import { cancelRenewal, openRenewal } from './renewal-end.ts';

/** Whose digital goods, where, and in which language they are shown. */
export interface Holder {
	readonly userId: string;
	readonly edition: Edition;
	readonly language: Language;
	/** Milliseconds since the epoch. */
	readonly now: number;
}

const LIST = 'entitlements';

/** Code of the order that renews a plan and waits for money. */
const codeOfRenewal = (db: Db) => {
	const renewing = alias(orders, 'renewing');
	return sql<string | null>`(${db
		.select({ code: renewing.code })
		.from(planRenewals)
		.innerJoin(renewing, eq(renewing.id, planRenewals.orderId))
		.where(
			and(
				eq(planRenewals.entitlementId, entitlements.id),
				isNull(planRenewals.closedAt),
				isNull(renewing.paidAt),
				notLike(renewing.status, 'order cancelled%'),
			),
		)
		.limit(1)})`;
};

const selectHeld = (db: Db) =>
	db
		.select({
			held: entitlements,
			plan: digitalPlans,
			line: orderLines,
			orderCode: orders.code,
			renewalOrder: codeOfRenewal(db),
		})
		.from(entitlements)
		.innerJoin(digitalPlans, eq(digitalPlans.variantId, entitlements.variantId))
		.innerJoin(orderLines, eq(orderLines.id, entitlements.orderLineId))
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId));

type HeldRow = Awaited<ReturnType<typeof selectHeld>>[number];

const isOf = ({ userId, edition }: Holder): SQL | undefined =>
	and(eq(entitlements.userId, userId), eq(orders.edition, edition));

/** A page of a shopper's entitlements, newest first. @throws Failure `bad_request` (a cursor that is not ours). */
export async function pageOfEntitlements(
	db: Db,
	holder: Holder,
	page: { readonly cursor?: string | undefined; readonly per_page: number },
): Promise<{ items: HeldEntitlement[]; next: string | null }> {
	const after = readPageCursor(page.cursor, LIST, ['moment', 'uuid']);
	const rows = await selectHeld(db)
		.where(
			and(
				isOf(holder),
				after && sql`(${entitlements.startsAt}, ${entitlements.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
			),
		)
		.orderBy(desc(entitlements.startsAt), desc(entitlements.id))
		.limit(page.per_page + 1);
	const cut = cutPage(rows, page.per_page, LIST, ({ held }) => [held.startsAt.toISOString(), held.id]);
	return { items: cut.rows.map((row) => toHeld(row, holder)), next: cut.next };
}

/** One entitlement of a shopper. @throws Failure `entitlement_not_found`, also for those of others. */
export async function readEntitlement(db: Db, holder: Holder, id: string): Promise<HeldEntitlement> {
	return toHeld(await readEntitlementRow(db, holder, id), holder);
}

/** The same as it is stored. @throws Failure `entitlement_not_found`, also for those of others. */
export async function readEntitlementRow(db: Db, holder: Holder, id: string): Promise<HeldRow> {
	if (!isUuid(id)) throw new Failure('entitlement_not_found');
	const [row] = await selectHeld(db).where(and(isOf(holder), eq(entitlements.id, id)));
	if (!row) throw new Failure('entitlement_not_found');
	return row;
}

/**
 * Chooses whether a plan is renewed at its end. Switched off, the order that would renew it is cancelled.
 * @throws Failure `entitlement_not_found`; `bad_request` for plans that never end, and to renew one that has ended.
 */
export async function setRenewal(db: Db, holder: Holder, id: string, renews: boolean): Promise<HeldEntitlement> {
	const { plan, status } = await readEntitlement(db, holder, id);
	if (plan.kind !== 'days') throw new Failure('bad_request', { fields: { renewsAutomatically: 'never_ends' } });
	if (renews && status === 'ended') throw new Failure('bad_request', { fields: { renewsAutomatically: 'has_ended' } });
	await db.transaction(async (tx) => {
		const waiting = renews ? undefined : await openRenewal(tx, id);
		if (waiting !== undefined) await cancelRenewal(tx, waiting, 'customer', new Date(holder.now));
		await tx
			.update(entitlements)
			.set({ renewsAutomatically: renews })
			.where(and(eq(entitlements.id, id), eq(entitlements.userId, holder.userId)));
	});
	return readEntitlement(db, holder, id);
}

function toHeld({ held, plan, line, orderCode, renewalOrder }: HeldRow, { language, now }: Holder): HeldEntitlement {
	const name = line.name[language];
	const left = entitlementUntil(held.endsAt?.getTime() ?? null, now);
	return {
		id: held.id,
		productId: String(line.productId),
		variantId: String(held.variantId),
		name,
		variantName: line.variantName[language],
		picture: pictureOf(line.pictureKey, line.tint, name, language),
		orderCode,
		plan: { kind: planOf(plan).kind, days: plan.days },
		delivery: plan.delivery === 'download' ? 'download' : 'code',
		code: held.code,
		startsAt: held.startsAt.toISOString(),
		endsAt: left.kind === 'unlimited' ? null : new Date(left.endsAt).toISOString(),
		status: left.kind,
		daysLeft: left.kind === 'running' ? left.daysLeft : null,
		isEndingSoon: left.kind === 'running' && left.isEndingSoon,
		renewsAutomatically: held.renewsAutomatically,
		renewalOrder,
	};
}
