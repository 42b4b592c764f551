import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownPayment, Refund } from '../../src/gateways/gateway.ts';
import { GatewayError } from '../../src/gateways/gateway-error.ts';
import { giveBack } from '../../src/gateways/give-back.ts';
import { type GatewayWorld, newPayment, unanswered } from './contract.ts';
import type { Fault } from './network.ts';

const AMOUNT = 1_000_00;

/** What happens to a payment: acts of the bank and of the shop, and faults of the network in between. */
const event = fc.oneof(
	fc.constantFrom('pay', 'settle', 'cancel', 'inquire', 'void').map((act) => ({ act }) as const),
	fc.record({
		act: fc.constant('give back' as const),
		refundId: fc.constantFrom('refund-1', 'refund-2', 'refund-3'),
		share: fc.constantFrom(1, 250_00, 400_00, AMOUNT),
	}),
	fc.record({
		act: fc.constant('fault' as const),
		fault: fc.constantFrom<Fault>('no connection', 'answer lost', { status: 503 }, { status: 500 }),
	}),
);

type HistoryEvent = typeof event extends fc.Arbitrary<infer Each> ? Each : never;

/**
 * Lets anything happen to payments in any order, and compares what the adapter reports with the gateway's own books: it
 * never gives back more than was taken, nor the same refund twice, whatever answers are lost.
 */
export function describeHistories(name: string, createWorld: () => GatewayWorld): void {
	describe(`histories of payments: ${name}`, () => {
		it('agree with the books of the gateway', async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (history) => {
					const world = createWorld();
					const wanted = newPayment(world.gateway, world.currency, world.voidable, AMOUNT);
					const { gatewayId } = await world.gateway.create(wanted);
					const known = { ...unanswered(wanted), gatewayId };
					const reported = await live(world, known, history);
					await compare(world, known, reported);
				}),
				{ numRuns: 150 },
			);
		});
	});
}

interface Reported {
	/** Refunds by id: the first request decides about the amount. */
	readonly refunds: Map<string, Refund>;
	readonly done: Set<string>;
	isVoided: boolean;
}

async function live(world: GatewayWorld, known: KnownPayment, history: readonly HistoryEvent[]): Promise<Reported> {
	const reported: Reported = { refunds: new Map(), done: new Set(), isVoided: false };
	for (const each of history) {
		if (each.act === 'fault') world.network?.faults.push(each.fault);
		else if (each.act === 'pay') await world.pay(known.merchantReference);
		else if (each.act === 'settle') await world.settle(known.merchantReference);
		else if (each.act === 'cancel') await settled(() => world.gateway.cancel(known));
		else if (each.act === 'inquire') await settled(() => world.gateway.inquire(known));
		else if (each.act === 'void') {
			const isVoided = await settled(() => world.gateway.void(known, 'void-1').then(() => true));
			reported.isVoided ||= isVoided === true;
		} else if (each.act === 'give back') await ask(world, known, reported, each);
	}
	world.network?.faults.splice(0);
	return reported;
}

async function ask(
	world: GatewayWorld,
	known: KnownPayment,
	reported: Reported,
	{ refundId, share }: { readonly refundId: string; readonly share: number },
): Promise<void> {
	const amount = { amount: share, currency: world.currency };
	const refund = reported.refunds.get(refundId) ?? { refundId, amount, gatewayRefundId: null };
	reported.refunds.set(refundId, refund);
	const report = await settled(() => giveBack(world.gateway, known, refund));
	if (report?.state === 'done') {
		if (report.code === 'void') reported.isVoided = true;
		else reported.done.add(refundId);
	}
}

/** The result of an operation that is repeated as its outcome says; undefined when it is refused. */
async function settled<Result>(operation: () => Promise<Result>): Promise<Result | undefined> {
	for (;;) {
		try {
			return await operation();
		} catch (error) {
			if (!(error instanceof GatewayError)) throw error;
			if (error.outcome === 'refused') return undefined;
			expect(error.outcome).not.toBe('misconfigured');
		}
	}
}

async function compare(world: GatewayWorld, known: KnownPayment, { refunds, done, isVoided }: Reported): Promise<void> {
	const { taken, returned } = await world.books(known.merchantReference);
	expect(returned).toBeLessThanOrEqual(taken);
	const refunded = [...done].reduce((sum, id) => sum + (refunds.get(id)?.amount.amount ?? 0), 0);
	expect(isVoided ? taken : refunded).toBe(returned);
	const { state, amount } = await world.gateway.inquire(known);
	if (taken === 0) expect(state).toMatch(/^(absent|pending|cancelled|expired|voided)$/);
	else if (isVoided) expect(state).toBe('voided');
	else expect([state, amount?.amount]).toEqual([expect.stringMatching(/^(paid|refunded)$/), AMOUNT]);
}
