import {
	buyAgain,
	cancelOrder,
	confirmReceipt,
	getInvoice,
	getOrder,
	getReceipt,
	listOrders,
	placeOrder,
} from '@zaylat/api-client/contract';
import { TAXES } from '@zaylat/domain/checkout';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { addPieces } from '../cart/service.ts';
import { orderLines, orders, parcels, payments } from '../db/schema/index.ts';
import { sendCodes } from '../entitlements/mailing.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { settleRefunds } from '../payments/jobs.ts';
import { moneyOf } from '../products/summary.ts';
import { cancelByCustomer, confirmByCustomer } from './actions.ts';
import { findOrder } from './find.ts';
import { listOrders as list } from './list.ts';
import { placeOrder as place } from './place.ts';
import { readOrder } from './view.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the orders of the session. */
export function mountOrders(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const own = ({ session, edition }: Caller, id: string) => findOrder(db, { userId: session.userId, edition }, id);
	const orderOf = async (id: string, language: Language) => {
		const [order] = await db.select().from(orders).where(eq(orders.id, id));
		return readOrder(db, order, language);
	};

	mount(router, placeOrder, async ({ session, edition, language, body, onceKey = '' }) => {
		const placer = { userId: session.userId, kind: session.kind, session, edition, language, onceKey };
		const id = await place(services, placer, body);
		await sendCodes(services, id);
		return { data: await orderOf(id, language) };
	});
	mount(router, listOrders, async ({ session, edition, language, query }) => {
		const { per_page: perPage, ...filter } = query;
		const { items, next } = await list(db, { userId: session.userId, edition, language, perPage, ...filter });
		return { data: { items, page: { next } } };
	});
	mount(router, getOrder, async (call) => ({
		data: await readOrder(db, await own(call, call.params.id), call.language),
	}));
	mount(router, cancelOrder, async (call) => {
		const { id } = await own(call, call.params.id);
		await cancelByCustomer(services, id, call.body.reason);
		await settleRefunds(services, id);
		return { data: await orderOf(id, call.language) };
	});
	mount(router, confirmReceipt, async (call) => {
		const { id } = await own(call, call.params.id);
		await confirmByCustomer(services, id, call.body.trackCode);
		return { data: await orderOf(id, call.language) };
	});
	mount(router, buyAgain, async (call) => {
		const { session, edition, language } = call;
		const { id } = await own(call, call.params.id);
		const lines = await db
			.select({ variantId: orderLines.variantId, quantity: orderLines.quantity, name: orderLines.name })
			.from(orderLines)
			.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
			.where(eq(parcels.orderId, id));
		let added = 0;
		const missing: string[] = [];
		for (const { variantId, quantity, name } of lines) {
			try {
				await addPieces(db, { userId: session.userId, edition }, String(variantId), quantity, new Date(now()));
				added += quantity;
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				missing.push(name[language]);
			}
		}
		return { data: { added, missing } };
	});
	mount(router, getInvoice, async (call) => {
		const row = await own(call, call.params.id);
		if (row.invoiceNumber === null) throw new Failure('order_not_found');
		return {
			data: {
				number: row.invoiceNumber,
				issuedAt: (row.paidAt ?? row.placedAt).toISOString(),
				taxPercent: TAXES[call.edition].basisPoints / 100,
				order: await readOrder(db, row, call.language),
			},
		};
	});
	mount(router, getReceipt, async (call) => {
		const row = await own(call, call.params.id);
		if (row.paidAt === null || row.invoiceNumber === null) throw new Failure('order_not_found');
		const order = await readOrder(db, row, call.language);
		const [payment] = await db
			.select({ reference: payments.gatewayReference })
			.from(payments)
			.where(and(eq(payments.orderId, row.id), inArray(payments.status, ['paid', 'refunded'])))
			.limit(1);
		return {
			data: {
				number: row.invoiceNumber.replace('INV', 'RCP'),
				paidAt: row.paidAt.toISOString(),
				method: order.paymentMethod,
				paid: order.total,
				refunded: moneyOf(
					call.edition,
					order.refunds
						.filter(({ reason }) => reason === 'cancelled')
						.reduce((sum, { amount }) => sum + amount.amount, 0),
				),
				reference: payment?.reference ?? null,
				order,
			},
		};
	});
}
