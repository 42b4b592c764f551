import type { Operator } from '@zaylat/api-client/contract';
import { TAXES } from '@zaylat/domain/checkout';
import type { DocumentSeller } from '@zaylat/domain/documents';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { payments } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { moneyOf } from '../products/summary.ts';
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
	if (row.invoiceNumber === null) throw new Failure('order_not_found');
	return {
		number: row.invoiceNumber,
		issuedAt: (row.paidAt ?? row.placedAt).toISOString(),
		taxPercent: TAXES[edition].basisPoints / 100,
		seller,
		order: await readOrder(db, row, language),
	};
}

/** What was paid for an order. @throws Failure `order_not_found` before its money has come */
export async function receiptOf(db: Db, row: OrderRow, { edition, language, seller }: Reader) {
	if (row.paidAt === null || row.invoiceNumber === null) throw new Failure('order_not_found');
	const order = await readOrder(db, row, language);
	const [payment] = await db
		.select({ reference: payments.gatewayReference })
		.from(payments)
		.where(and(eq(payments.orderId, row.id), inArray(payments.status, ['paid', 'refunded'])))
		.limit(1);
	const back = [
		...order.refunds.filter(({ reason }) => reason === 'cancelled' || reason === 'returned'),
		// Cash goes back outside of any gateway.
		...order.parcels.flatMap(({ returnRequest: one }) =>
			one?.status === 'refunded' && one.payTo !== null ? [one] : [],
		),
	];
	return {
		number: row.invoiceNumber.replace('INV', 'RCP'),
		paidAt: row.paidAt.toISOString(),
		method: order.paymentMethod,
		paid: order.total,
		refunded: moneyOf(
			edition,
			back.reduce((sum, { amount }) => sum + amount.amount, 0),
		),
		reference: payment?.reference ?? null,
		seller,
		order,
	};
}
