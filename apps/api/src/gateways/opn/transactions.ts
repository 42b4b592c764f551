import { z } from 'zod';
import type { ReportedSettlement } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';
import { type OpnCharge, opnCharge } from './objects.ts';

/** Most records of one page, and most pages of one answer. */
const PAGE = 100;
const MOST_PAGES = 500;

const opnTransaction = z.object({
	object: z.literal('transaction'),
	id: z.string().max(100),
	amount: z.number().int().nonnegative(),
	currency: z.string().max(10),
	direction: z.enum(['credit', 'debit']),
	origin: z.string().max(100),
	created_at: z.iso.datetime(),
});
const opnTransactions = z.object({
	object: z.literal('list'),
	total: z.number().int().nonnegative(),
	data: z.array(opnTransaction).max(PAGE),
});

type OpnTransaction = z.infer<typeof opnTransaction>;

/** Reads from the API. */
type Read = <Schema extends z.ZodType>(path: string, schema: Schema) => Promise<z.infer<Schema>>;

/**
 * Reads what moved the balance of the account: charges with what is left of them after fees, refunds, and disputes. Transfers
 * to the bank account are left out.
 * Documentation: https://docs.omise.co/transactions-api, https://docs.omise.co/charges-api
 * @throws GatewayError
 */
export async function readTransactions(read: Read, from: Date, to: Date): Promise<ReportedSettlement[]> {
	const found: OpnTransaction[] = [];
	for (let page = 0; ; page += 1) {
		const query = new URLSearchParams({
			...{ from: secondsOf(from), to: secondsOf(to) },
			...{ limit: String(PAGE), offset: String(page * PAGE), order: 'chronological' },
		});
		const { total, data } = await read(`/transactions?${query}`, opnTransactions);
		found.push(...data);
		if (data.length === 0 || found.length >= total) break;
		if (page >= MOST_PAGES) throw new GatewayError('retry', 'too many', 'the list of transactions does not end');
	}
	const settled: ReportedSettlement[] = [];
	for (const [origin, own] of Map.groupBy(found, (each) => each.origin)) {
		const [first] = own;
		if (!first || /^trsf_/.test(origin)) continue;
		const net = own.reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0);
		const of = { id: origin, currency: first.currency.toUpperCase(), at: new Date(first.created_at) };
		if (/^chrg_/.test(origin)) {
			const charge = await read(`/charges/${encodeURIComponent(origin)}`, opnCharge);
			const { amount } = charge;
			settled.push({ ...of, reference: referenceOf(charge), kind: 'payment', amount, fee: amount - net });
		} else if (net !== 0) {
			const kind = net > 0 ? 'payment' : 'refund';
			settled.push({ ...of, reference: null, kind, amount: Math.abs(net), fee: 0 });
		}
	}
	return settled;
}

function referenceOf({ metadata }: OpnCharge): string | null {
	const reference = metadata?.merchant_reference;
	return typeof reference === 'string' && reference !== '' ? reference : null;
}

/** As the API writes moments: without milliseconds. */
const secondsOf = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');
