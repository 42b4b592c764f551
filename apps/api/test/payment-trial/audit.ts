import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../src/db/connect.ts';
import { orders, payments, refunds } from '../../src/db/schema/index.ts';
import { receiptOf } from '../../src/orders/documents.ts';
import { writtenBalances } from '../../src/orders/ledger.ts';
import { readOrder } from '../../src/orders/view.ts';
import { editionOf } from '../../src/payments/gateways.ts';
import type { FakeGateways } from './fake-gateways.ts';

/** A line of the table; those with an expectation must be it. */
export interface TrialLine {
	readonly name: string;
	readonly value: number;
	readonly expected?: number;
	/** Fewest, so that the other lines say something. */
	readonly least?: number;
	/** Codes of the orders that a wrong line is about. */
	readonly orders?: readonly string[];
}

/** Whether a line is as it should be. */
export const isRight = ({ value, expected = value, least = value }: TrialLine): boolean =>
	value === expected && value >= least;

/** Refunds that a gateway cannot make by itself: the operator returns the money. */
const LEFT_TO_OPERATOR = 'unsupported';

/** Compares the documents, the ledger and the gateway's books of each order. */
export async function audit(db: Db, gateways: FakeGateways, ids: readonly string[]): Promise<TrialLine[]> {
	const found = { refused: 0, paid: 0, refunds: 0 };
	/** How much is wrong, by order. */
	const wrong = {
		'payments without an end': new Map<string, number>(),
		'orders paid twice': new Map<string, number>(),
		'paid without an order': new Map<string, number>(),
		'refunds without an end': new Map<string, number>(),
		'minor units unexplained': new Map<string, number>(),
	};
	const known = new Set<string>();
	for (const id of ids) {
		const facts = await readFacts(db, gateways, id);
		for (const { merchantReference } of facts.tries) known.add(merchantReference);
		found.refunds += facts.refunds.length;
		found.refused += facts.refunds.filter(({ failure }) => failure === LEFT_TO_OPERATOR).length;
		found.paid += facts.isPaid ? 1 : 0;
		const holding = facts.tries.filter((each) => each.kept - each.refused > 0).length;
		const { code } = facts;
		wrong['payments without an end'].set(code, facts.tries.filter(isEndless).length);
		wrong['orders paid twice'].set(code, holding > 1 ? 1 : 0);
		wrong['paid without an order'].set(code, holding > 0 && facts.due === 0 ? 1 : 0);
		for (const { id: refund, failure, status } of facts.refunds.filter(isUnreturned)) {
			wrong['refunds without an end'].set(`${code} ${refund} ${failure ?? status}`, 1);
		}
		wrong['minor units unexplained'].set(code, unexplainedOf(facts));
	}
	for (const reference of gateways.references()) {
		const { taken, returned } = gateways.books(reference);
		if (!known.has(reference)) wrong['paid without an order'].set(reference, taken > returned ? 1 : 0);
	}
	return [
		{ name: 'orders', value: ids.length },
		{ name: 'orders that are paid', value: found.paid, least: Math.floor(ids.length / 5) },
		{ name: 'payments', value: known.size },
		{ name: 'refunds', value: found.refunds },
		{ name: 'of them left to the operator', value: found.refused },
		...Object.entries(wrong).map(([name, counts]) => ({
			name,
			value: [...counts.values()].reduce((sum, value) => sum + value, 0),
			expected: 0,
			orders: [...counts].flatMap(([code, value]) => (value === 0 ? [] : [code])),
		})),
	];
}

const isEndless = ({ status, nextInquiryAt }: Facts['tries'][number]) => status === 'pending' || nextInquiryAt !== null;

const isUnreturned = ({ status, failure }: Facts['refunds'][number]) =>
	status === 'requested' || (status === 'failed' && failure !== LEFT_TO_OPERATOR);

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** What is known of an order from each side; amounts in minor units. */
async function readFacts(db: Db, gateways: FakeGateways, id: string) {
	const [row] = await db.select().from(orders).where(eq(orders.id, id));
	if (!row) throw new Error(`there is no order ${id}`);
	const rows = await db.select().from(payments).where(eq(payments.orderId, id));
	const back = await db
		.select()
		.from(refunds)
		.where(
			inArray(
				refunds.paymentId,
				rows.map((each) => each.id),
			),
		);
	const order = await readOrder(db, row, 'en');
	const isPaid = row.paidAt !== null;
	const edition = editionOf(row.edition);
	const receipt = isPaid ? await receiptOf(db, row, { edition, language: 'en', seller: null }) : undefined;
	const due = isPaid ? order.total.amount : 0;
	return {
		code: row.code,
		isPaid,
		due,
		cash: order.paymentMethod === 'cash_on_delivery' ? due : 0,
		/** What the receipt says that was paid and not given back. */
		received: receipt ? receipt.refunds.reduce((sum, { amount }) => sum - amount.amount, receipt.paid.amount) : 0,
		refunds: back,
		tries: rows.map((each) => {
			const { taken, returned } = gateways.knows(each.merchantReference)
				? gateways.books(each.merchantReference)
				: { taken: 0, returned: 0 };
			const refused = back.filter(({ paymentId, status }) => paymentId === each.id && status === 'failed');
			return { ...each, kept: taken - returned, refused: refused.reduce((sum, { amount }) => sum + amount, 0) };
		}),
		balances: await writtenBalances(db, id),
	};
}

/** Differences between what documents, ledger and gateway say of an order. */
function unexplainedOf({ due, cash, received, tries, balances }: Facts): number {
	const kept = tries.reduce((sum, each) => sum + each.kept, 0);
	const refused = tries.reduce((sum, each) => sum + each.refused, 0);
	const of = (account: Parameters<typeof balances.get>[0]) => balances.get(account) ?? 0;
	return [
		received - due,
		kept + cash - due - refused,
		of('gateway') + of('fees') - kept,
		of('cash') - cash,
		of('shopper') + refused,
	].reduce((sum, difference) => sum + Math.abs(difference), 0);
}
