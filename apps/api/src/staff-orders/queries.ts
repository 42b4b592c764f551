import type { StaffOrder } from '@zaylat/api-client/contract';
import { maskName } from '@zaylat/domain/audit';
import { maskIdentifier, readIdentifier } from '@zaylat/domain/contact';
import {
	EXPECTED_STATUSES,
	type OrderConcern,
	orderConcerns,
	readTrackingCode,
	slowBefore,
	stuckBefore,
} from '@zaylat/domain/orders';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { and, asc, desc, eq, exists, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { orders, parcels, payments, refunds, users } from '../db/schema/index.ts';
import { editionOf } from '../payments/gateways.ts';
import { moneyOf } from '../products/summary.ts';
import { lateParcels } from './late.ts';

/** Orders that are looked for. */
export interface StaffOrderSearch {
	readonly search?: string | undefined;
	readonly concern?: OrderConcern | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

/** Most orders that need a person in one list. */
const MOST = 100;

/** Orders with their buyers. */
export const readOrders = (db: Db, where: SQL | undefined) =>
	db
		.select({ order: orders, buyer: { name: users.name, email: users.email } })
		.from(orders)
		.innerJoin(users, eq(users.id, orders.userId))
		.where(where);

/** An order with its buyer. */
export type OrderWithBuyer = Awaited<ReturnType<typeof readOrders>>[number];

/** Finds orders, the newest first; those that need a person begin with the oldest. @param now milliseconds since 1970 */
export async function findStaffOrders(db: Db, now: number, { search, concern, cursor, per_page }: StaffOrderSearch) {
	const isFound = search ? matches(db, search) : undefined;
	if (concern !== undefined) {
		const found = await readOrders(db, and(isFound, needing(db, concern, now)))
			.orderBy(asc(orders.placedAt), asc(orders.id))
			.limit(MOST);
		const items = await toStaffOrders(db, found, now);
		// The last day of an estimate depends on more than a condition of the database knows.
		return { items: items.filter(({ concerns }) => concerns.includes(concern)), page: { next: null } };
	}
	const [at, id] = readPageCursor(cursor, 'staff-orders', ['moment', 'uuid']) ?? [];
	const moment = sql`date_trunc('milliseconds', ${orders.placedAt})`;
	const isAfter = at === undefined ? undefined : sql`(${moment}, ${orders.id}) < (${at}::timestamptz, ${id}::uuid)`;
	const found = await readOrders(db, and(isFound, isAfter))
		.orderBy(desc(moment), desc(orders.id))
		.limit(per_page + 1);
	const { rows, next } = cutPage(found, per_page, 'staff-orders', ({ order }) => [
		...[order.placedAt.toISOString(), order.id],
	]);
	return { items: await toStaffOrders(db, rows, now), page: { next } };
}

/** Codes and contacts are found whole alone, so that nobody can list them letter by letter. */
function matches(db: Db, search: string): SQL | undefined {
	const code = readTrackingCode(search);
	if (code?.kind === 'order') return eq(orders.code, code.code);
	if (code?.kind === 'parcel') {
		const ofParcel = and(eq(parcels.orderId, orders.id), eq(parcels.trackCode, code.code));
		return exists(db.select({ one: sql`1` }).from(parcels).where(ofParcel));
	}
	const identifier = readIdentifier(search);
	if (!identifier) return sql`false`;
	return 'email' in identifier
		? or(eq(orders.email, identifier.email), eq(users.email, identifier.email))
		: or(eq(orders.phone, identifier.phone), eq(users.phone, identifier.phone));
}

/** The condition that an order may need a person for a reason. */
function needing(db: Db, concern: OrderConcern, now: number): SQL | undefined {
	const withPayment = (condition: SQL | undefined) =>
		exists(
			db
				.select({ one: sql`1` })
				.from(payments)
				.where(and(eq(payments.orderId, orders.id), condition)),
		);
	const withRefund = (condition: SQL | undefined) =>
		exists(
			db
				.select({ one: sql`1` })
				.from(refunds)
				.innerJoin(payments, eq(payments.id, refunds.paymentId))
				.where(and(eq(payments.orderId, orders.id), condition)),
		);
	const ofLate = and(
		eq(parcels.orderId, orders.id),
		eq(parcels.kind, 'goods'),
		inArray(parcels.status, [...EXPECTED_STATUSES]),
		sql`${orders.placedAt} + ${parcels.maxDays} * interval '1 day' < ${new Date(now).toISOString()}::timestamptz`,
	);
	const conditions: Readonly<Record<OrderConcern, () => SQL | undefined>> = {
		payment_stuck: () =>
			withPayment(and(eq(payments.status, 'pending'), lt(payments.expiresAt, new Date(stuckBefore(now))))),
		payment_differs: () => withPayment(isNotNull(payments.difference)),
		refund_failed: () => withRefund(eq(refunds.status, 'failed')),
		refund_slow: () =>
			withRefund(and(eq(refunds.status, 'requested'), lt(refunds.requestedAt, new Date(slowBefore(now))))),
		late: () => exists(db.select({ one: sql`1` }).from(parcels).where(ofLate)),
	};
	return conditions[concern]();
}

/** Orders as staff see them, with what somebody must look at. */
export async function toStaffOrders(db: Db, rows: readonly OrderWithBuyer[], now: number): Promise<StaffOrder[]> {
	if (rows.length === 0) return [];
	const ids = rows.map(({ order }) => order.id);
	const ownPayments = await db.select().from(payments).where(inArray(payments.orderId, ids));
	const ownRefunds = await db
		.select({ refund: refunds, orderId: payments.orderId })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(inArray(payments.orderId, ids));
	const ownParcels = await db.select().from(parcels).where(inArray(parcels.orderId, ids));
	const placed = new Map(rows.map(({ order }) => [order.id, order]));
	const late = await lateParcels(
		db,
		ownParcels.flatMap((parcel) => {
			const order = placed.get(parcel.orderId);
			return order ? [{ ...parcel, placedAt: order.placedAt, edition: order.edition }] : [];
		}),
		now,
	);
	return rows.map(({ order, buyer }) => {
		const concerns = orderConcerns(
			{
				payments: ownPayments
					.filter(({ orderId }) => orderId === order.id)
					.map((payment) => ({ ...payment, expiresAt: payment.expiresAt.getTime() })),
				refunds: ownRefunds
					.filter(({ orderId }) => orderId === order.id)
					.map(({ refund }) => ({ status: refund.status, requestedAt: refund.requestedAt.getTime() })),
				isLate: ownParcels.some(({ id, orderId }) => orderId === order.id && late.has(id)),
			},
			now,
		);
		const email = order.email ?? buyer.email;
		return {
			...{ id: order.id, code: order.code, edition: editionOf(order.edition), status: order.status, concerns },
			paymentMethod: order.paymentMethod as PaymentMethod,
			total: moneyOf(order.edition, order.total),
			placedAt: order.placedAt.toISOString(),
			paidAt: order.paidAt?.toISOString() ?? null,
			buyer: {
				name: maskName(order.address?.recipient ?? buyer.name),
				phone: order.phone === '' ? null : maskIdentifier({ phone: order.phone }),
				email: email === null ? null : maskIdentifier({ email }),
			},
		};
	});
}
