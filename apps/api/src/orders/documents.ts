import type { Operator } from '@zaylat/api-client/contract';
import { TAXES } from '@zaylat/domain/checkout';
import { type DocumentSeller, documentNumber } from '@zaylat/domain/documents';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { orderWorth } from '@zaylat/domain/orders';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { payments } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { moneyOf } from '../products/summary.ts';
import { readHistory } from './history.ts';
import type { OrderRow } from './state.ts';
import { readOrder } from './view.ts';

/** Whose document it is written for. */
interface Reader {
	/** Who issues it. */
	readonly seller: DocumentSeller | null;
	readonly edition: Edition;
	readonly language: Language;
}

/** What a document says of the company that issues it. */
export function issuerOf(operator: Operator | null): DocumentSeller | null {
	if (operator === null) return null;
	const { company, address, taxNumber, branch } = operator;
	return { company, address, taxNumber, branch };
}

/** What is owed for an order. @throws Failure `order_not_found` while it has no invoice */
export async function invoiceOf(db: Db, row: OrderRow, { edition, language, seller }: Reader) {
	const { invoiceNumber, invoicedAt } = row;
	if (invoiceNumber === null || invoicedAt === null) throw new Failure('order_not_found');
	return {
		number: invoiceNumber,
		issuedAt: invoicedAt.toISOString(),
		taxPercent: percentOf(edition),
		seller,
		order: await readOrder(db, row, language),
	};
}

/**
 * What was taken off the invoice of an order.
 * @param position of the credit note among those of the order, from 1
 * @throws Failure `order_not_found` where there is no such note
 */
export async function creditNoteOf(db: Db, row: OrderRow, position: number, { edition, language, seller }: Reader) {
	const order = await readOrder(db, row, language);
	const credit = order.credits.filter(({ number }) => number !== null)[position - 1];
	if (!credit || credit.number === null || row.invoiceNumber === null) throw new Failure('order_not_found');
	return {
		number: credit.number,
		issuedAt: credit.at,
		invoiceNumber: row.invoiceNumber,
		taxPercent: percentOf(edition),
		credit,
		seller,
		order,
	};
}

const percentOf = (edition: Edition): number => TAXES[edition].basisPoints / 100;

/** What was paid for an order. @throws Failure `order_not_found` before its money has come */
export async function receiptOf(db: Db, row: OrderRow, { edition, language, seller }: Reader) {
	const { paidAt, code } = row;
	if (paidAt === null || row.invoiceNumber === null) throw new Failure('order_not_found');
	const order = await readOrder(db, row, language);
	const [history, [payment]] = await Promise.all([
		readHistory(db, row),
		// The one that paid the order: money that came too late or twice is settled at another moment.
		db
			.select({ reference: payments.merchantReference, amount: payments.amount })
			.from(payments)
			.where(
				and(
					eq(payments.orderId, row.id),
					inArray(payments.status, ['paid', 'refunded']),
					eq(payments.settledAt, paidAt),
				),
			)
			.limit(1),
	]);
	// Cash is taken for what is left of the order when the last parcel arrives.
	const taken = payment?.amount ?? orderWorth(history, paidAt.getTime() + 1).total;
	return {
		number: documentNumber({ kind: 'receipt', edition, code, at: paidAt }),
		paidAt: paidAt.toISOString(),
		method: order.paymentMethod,
		paid: moneyOf(edition, taken),
		refunds: [
			...order.refunds
				.filter(({ reason }) => reason === 'cancelled' || reason === 'returned')
				.map(({ amount, reference }) => ({ amount, to: reference })),
			// Cash goes back outside of any gateway.
			...order.parcels.flatMap(({ returns }) =>
				returns.flatMap(({ status, amount, payTo }) =>
					status === 'refunded' && payTo !== null ? [{ amount, to: payTo }] : [],
				),
			),
		],
		reference: payment?.reference ?? null,
		seller,
		order,
	};
}
