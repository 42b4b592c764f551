import type { BankAct, BankPayment } from '@zaylat/api-client/contract';
import { BANK_ACTS, type PaymentMethod, paymentOptionOf } from '@zaylat/domain/payments';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, parcels, payments } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { editionOf } from '../payments/gateways.ts';
import { answerAsBank } from '../payments/sandbox-bank.ts';
import { moneyOf } from '../products/summary.ts';
import { endPaymentTime } from './payments.ts';

const MOST_PAYMENTS = 20;

/** Which payments are wanted. */
export interface PaymentWish {
	/** Owner of the orders; no orders when absent. */
	readonly userId: string | undefined;
	/** Code of an order or a parcel of whomever, in any case; goes before the user. */
	readonly code: string | undefined;
	readonly status: BankPayment['status'] | undefined;
}

/** Payments with what the bank can do with them, the newest first. */
export async function listBankPayments(db: Db, { userId, code, status }: PaymentWish): Promise<BankPayment[]> {
	if (!code && userId === undefined) return [];
	const named = code?.toUpperCase() ?? '';
	const ofParcel = db.select({ id: parcels.orderId }).from(parcels).where(eq(parcels.trackCode, named));
	const isWanted = named ? or(eq(orders.code, named), inArray(orders.id, ofParcel)) : eq(orders.userId, userId ?? '');
	const rows = await selectPayments(db)
		.where(and(isWanted, status && eq(payments.status, status)))
		.orderBy(desc(payments.startedAt), desc(payments.id))
		.limit(MOST_PAYMENTS);
	return rows.map(toBankPayment);
}

/**
 * Does with a payment what a bank does. What the payment has already been told changes nothing.
 * @throws Failure `payment_not_found`; `bad_request` for what the bank cannot do with it now
 */
export async function actAsBank(services: Services, reference: string, act: BankAct): Promise<BankPayment> {
	const found = await findPayment(services.db, reference);
	const before = toBankPayment(found);
	if (!before.acts.includes(act)) throw new Failure('bad_request', { fields: { act: 'impossible' } });
	if ((act === 'silent' || act === 'late') && before.status === 'pending') await endPaymentTime(services, reference);
	if (act !== 'silent') {
		const outcome = act === 'refuse' ? 'refuse' : 'confirm';
		const notifications = act === 'twice' ? 2 : 1;
		await answerAsBank(services, {
			edition: editionOf(found.order.edition),
			id: found.payment.id,
			reference,
			outcome,
			notifications,
		});
	}
	return toBankPayment(await findPayment(services.db, reference));
}

const selectPayments = (db: Db) =>
	db.select({ payment: payments, order: orders }).from(payments).innerJoin(orders, eq(orders.id, payments.orderId));

async function findPayment(db: Db, reference: string) {
	const [row] = await selectPayments(db).where(eq(payments.merchantReference, reference));
	if (!row) throw new Failure('payment_not_found');
	return row;
}

function toBankPayment({ payment, order }: Awaited<ReturnType<typeof selectPayments>>[number]): BankPayment {
	const edition = editionOf(order.edition);
	return {
		reference: payment.merchantReference,
		orderCode: order.code,
		option: paymentOptionOf(edition, payment.method as PaymentMethod, payment.option),
		amount: moneyOf(edition, payment.amount),
		status: payment.status,
		startedAt: payment.startedAt.toISOString(),
		expiresAt: payment.expiresAt.toISOString(),
		acts: [...BANK_ACTS[payment.status]],
	};
}
