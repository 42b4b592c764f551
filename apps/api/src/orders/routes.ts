import {
	buyAgain,
	cancelOrder,
	confirmReceipt,
	getCreditNote,
	getInvoice,
	getOrder,
	getReceipt,
	listOrders,
	payInCash,
	placeOrder,
	setTaxBuyer,
} from '@zaylat/api-client/contract';
import { readTaxBuyer } from '@zaylat/domain/documents';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { eq } from 'drizzle-orm';
import { isPhoneOnly, type Session } from '../auth/session.ts';
import { addPieces } from '../cart/service.ts';
import { orderLines, orders, parcels } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { operatorIn } from '../operators.ts';
import { payOnDelivery } from '../payments/service.ts';
import { cancelByCustomer, confirmByCustomer } from './actions.ts';
import { creditNoteOf, invoiceOf, issuerOf, receiptOf } from './documents.ts';
import { findOrder } from './find.ts';
import { listOrders as list } from './list.ts';
import { hasOrderWithKey, placeOrder as place } from './place.ts';
import { readOrder } from './view.ts';

interface Caller {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
}

/** Serves the orders of the session. */
export function mountOrders(router: Router): void {
	const { services } = router;
	const { db, now, config } = services;
	const own = ({ session, edition }: Caller, id: string) => findOrder(db, { userId: session.userId, edition }, id);
	const orderOf = async (id: string, language: Language) => {
		const [order] = await db.select().from(orders).where(eq(orders.id, id));
		return readOrder(db, order, language);
	};

	mount(
		router,
		placeOrder,
		async ({ session, edition, language, body, device, idempotencyKey = '' }) => {
			const placer = {
				userId: session.userId,
				kind: session.kind,
				isPhoneOnly: isPhoneOnly(session),
				session,
				edition,
				language,
				idempotencyKey,
			};
			const id = await place(services, { ...placer, ...(body.coupon && { device: device() }) }, body);
			services.counters.orders.inc({ edition, method: body.paymentMethod });
			return { data: await orderOf(id, language) };
		},
		{ hasHappened: async ({ session, idempotencyKey = '' }) => hasOrderWithKey(db, session.userId, idempotencyKey) },
	);
	mount(router, listOrders, async ({ session, edition, language, query }) => {
		const { per_page: perPage, ...filter } = query;
		const page = { userId: session.userId, edition, language, perPage, now: now(), ...filter };
		const { items, next } = await list(db, page);
		return { data: { items, page: { next } } };
	});
	mount(router, getOrder, async (call) => ({
		data: await readOrder(db, await own(call, call.params.id), call.language),
	}));
	mount(router, cancelOrder, async (call) => {
		const { id } = await own(call, call.params.id);
		await cancelByCustomer(services, id, call.body.reason);
		return { data: await orderOf(id, call.language) };
	});
	mount(router, payInCash, async (call) => {
		const { id } = await own(call, call.params.id);
		await payOnDelivery(services, id);
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
				await addPieces(
					db,
					{ userId: session.userId, edition },
					{ variantId: String(variantId), quantity },
					new Date(now()),
				);
				added += quantity;
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				missing.push(name[language]);
			}
		}
		return { data: { added, missing } };
	});
	const readerOf = ({ edition, language }: Caller) => ({
		edition,
		language,
		seller: issuerOf(operatorIn(config.operators, edition, language)),
	});
	mount(router, getInvoice, async (call) => ({
		data: await invoiceOf(db, await own(call, call.params.id), readerOf(call)),
	}));
	mount(router, getCreditNote, async (call) => ({
		data: await creditNoteOf(db, await own(call, call.params.id), Number(call.params.position), readerOf(call)),
	}));
	mount(router, setTaxBuyer, async (call) => {
		const { id } = await own(call, call.params.id);
		const isEmpty = Object.values(call.body).every((text) => text === '');
		const read = isEmpty ? { buyer: null } : readTaxBuyer(call.edition, call.body);
		if ('faults' in read) throw new Failure('bad_request', { fields: read.faults });
		await db.update(orders).set({ taxBuyer: read.buyer }).where(eq(orders.id, id));
		return { data: await orderOf(id, call.language) };
	});
	mount(router, getReceipt, async (call) => ({
		data: await receiptOf(db, await own(call, call.params.id), readerOf(call)),
	}));
}
