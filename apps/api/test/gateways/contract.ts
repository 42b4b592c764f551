import type { CurrencyKey, Money } from '@zaylat/domain/money';
import type { PaymentOption } from '@zaylat/domain/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { newReference } from '../../src/gateways/check-payment.ts';
import type { Gateway, KnownPayment, NewPayment, RawNotification, Refund } from '../../src/gateways/gateway.ts';
import { GatewayError } from '../../src/gateways/gateway-error.ts';
import { giveBack } from '../../src/gateways/give-back.ts';
import type { Network } from './network.ts';

/** A gateway with its bank, whose acts a test decides. */
export interface GatewayWorld {
	readonly gateway: Gateway;
	readonly currency: CurrencyKey;
	/** An option of each flow that the gateway offers, and what else creating its payment needs. */
	readonly options: Partial<Readonly<Record<'redirect' | 'qr' | 'token', PaymentOption>>>;
	/** An option whose payments can be undone, and refunded in parts. */
	readonly voidable: PaymentOption;
	/** An option whose payments can be cancelled. */
	readonly cancellable: PaymentOption;
	/** Lets the bank take the money. */
	pay(reference: string): Promise<void>;
	refuse(reference: string): Promise<void>;
	settle(reference: string): Promise<void>;
	/** The notification of what happened last. */
	notify(reference: string): Promise<RawNotification>;
	/** The same notification, signed with a key that is not ours. */
	forge(reference: string): Promise<RawNotification>;
	/** What the gateway's own books say of a payment, in minor units. */
	books(reference: string): Promise<{ readonly taken: number; readonly returned: number }>;
	/** Number of payments that the gateway has begun. */
	count(): Promise<number>;
	/** Where the gateway is asked over a network. */
	readonly network?: Network;
}

/** Patience of adapters in tests, in milliseconds; encryption takes its time on busy machines. */
export const PATIENCE_MS = 250;

let serial = 0;

/** A payment to begin, with a reference of the gateway's form. */
export function newPayment(
	gateway: Gateway,
	currency: CurrencyKey,
	option: PaymentOption,
	amount = 1_500_00,
): NewPayment {
	serial += 1;
	const capabilities = gateway.capabilities(option);
	if (!capabilities) throw new Error(`no ${option}`);
	const digits = String(serial).padStart(12, '0');
	let at = 0;
	const merchantReference = newReference(capabilities.reference, () => Number(digits[at++ % 12]) / 10);
	return {
		merchantReference,
		idempotencyKey: `pay-${serial}`,
		option,
		amount: { amount, currency },
		description: 'Zaylat order ZL12345678',
		language: 'en',
		expiresAt: new Date('2026-11-28T10:15:00Z'),
		returnUrl: 'https://mm.shop.example/Payment',
		notifyUrl: 'https://mm.shop.example/api/payments/webhook',
		...(capabilities.flow === 'token' && { token: `tokn_test_${serial}` }),
		...(capabilities.banks && { bank: capabilities.banks[0] }),
	};
}

/** What the shop has stored of a payment whose answer was lost. */
export const unanswered = ({ merchantReference, option, amount }: NewPayment): KnownPayment => ({
	merchantReference,
	gatewayId: null,
	option,
	amount,
});

/** The error of a promise that is expected to fail. */
export async function errorOf(promise: Promise<unknown>): Promise<GatewayError> {
	const error = await promise.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (error instanceof GatewayError) return error;
	throw new Error(`expected a GatewayError, not ${String(error)}`);
}

/** The tests that every adapter passes. */
export function describeGateway(name: string, createWorld: () => GatewayWorld): void {
	describe(`the gateway port: ${name}`, () => {
		let world: GatewayWorld;
		beforeEach(() => {
			world = createWorld();
		});

		const money = (amount: number): Money => ({ amount, currency: world.currency });

		async function begin(option: PaymentOption, amount?: number): Promise<KnownPayment> {
			const wanted = newPayment(world.gateway, world.currency, option, amount);
			const { gatewayId } = await world.gateway.create(wanted);
			return { ...unanswered(wanted), gatewayId };
		}

		async function paid(option: PaymentOption, amount?: number): Promise<KnownPayment> {
			const known = await begin(option, amount);
			await world.pay(known.merchantReference);
			return known;
		}

		const refundOf = (refundId: string, amount: number): Refund => ({
			refundId,
			amount: money(amount),
			gatewayRefundId: null,
		});

		it('declares what each offered option can do, and no other', () => {
			for (const [flow, option] of Object.entries(world.options)) {
				expect(world.gateway.capabilities(option)).toMatchObject({ flow });
			}
			expect(world.gateway.capabilities('cash')).toBeUndefined();
			expect(world.gateway.capabilities('points')).toBeUndefined();
		});

		it.each(['redirect', 'qr', 'token'] as const)('begins a payment: %s', async (flow) => {
			const option = world.options[flow];
			if (!option) return;
			const wanted = newPayment(world.gateway, world.currency, option);
			const { next } = await world.gateway.create(wanted);
			if (next.kind === 'redirect') expect(URL.canParse(next.url, wanted.returnUrl)).toBe(true);
			else if (next.kind === 'qr') expect(next.payload).toMatch(/^000201/);
			else expect(flow).toBe('token');
			expect(await world.count()).toBe(1);
		});

		it.each([
			['an option that it does not offer', { option: 'points' }, 'option'],
			['another currency', { amount: { amount: 1_500_00, currency: 'sgd' } }, 'currency'],
			['too small an amount', { amount: { amount: 0 } }, 'amount too small'],
			['a reference of another form', { merchantReference: 'ZL12345678' }, 'reference'],
		] as const)('refuses %s before it asks', async (_, change, code) => {
			const wanted = newPayment(world.gateway, world.currency, world.cancellable);
			const amount = 'amount' in change ? { ...wanted.amount, ...change.amount } : wanted.amount;
			const error = await errorOf(world.gateway.create({ ...wanted, ...change, amount }));
			expect(error).toMatchObject({ outcome: 'refused', code });
			expect(await world.count()).toBe(0);
			expect(world.network?.arrived ?? []).toEqual([]);
		});

		it('begins a payment once for one idempotency key', async () => {
			const wanted = newPayment(world.gateway, world.currency, world.cancellable);
			const first = await world.gateway.create(wanted);
			expect(await world.gateway.create(wanted)).toEqual(first);
			expect(await world.count()).toBe(1);
		});

		it('reports a payment that it does not know as absent', async () => {
			const wanted = newPayment(world.gateway, world.currency, world.cancellable);
			expect(await world.gateway.inquire(unanswered(wanted))).toMatchObject({ state: 'absent', amount: null });
		});

		it('reports what became of a payment, again and again', async () => {
			const known = await begin(world.cancellable, 2_345_50);
			expect((await world.gateway.inquire(known)).state).toMatch(/^(absent|pending)$/);
			await world.pay(known.merchantReference);
			for (const asked of [known, { ...known, gatewayId: null }, known]) {
				expect(await world.gateway.inquire(asked)).toMatchObject({
					state: 'paid',
					amount: money(2_345_50),
					irregularity: null,
					reason: null,
				});
			}
		});

		it('reports why a payment failed', async () => {
			const known = await begin(world.cancellable);
			await world.refuse(known.merchantReference);
			expect(await world.gateway.inquire(known)).toMatchObject({ state: 'failed', reason: 'declined' });
		});

		it('reads a notification as a hint, with the same id each time', async () => {
			const known = await paid(world.cancellable);
			const first = await world.gateway.readNotification(await world.notify(known.merchantReference));
			expect(first).toMatchObject({ kind: 'hint', reference: known.merchantReference });
			expect(await world.gateway.readNotification(await world.notify(known.merchantReference))).toEqual(first);
		});

		it('gives another event another id', async () => {
			const one = await paid(world.cancellable);
			const other = await paid(world.cancellable);
			const ids = [one, other].map(async ({ merchantReference }) =>
				world.gateway.readNotification(await world.notify(merchantReference)),
			);
			const [first, second] = await Promise.all(ids);
			expect(first).not.toEqual(second);
		});

		it('refuses a forged, an altered, an unsigned and an unreadable notification', async () => {
			const known = await paid(world.cancellable);
			const { gateway } = world;
			expect(await gateway.readNotification(await world.forge(known.merchantReference))).toEqual({
				kind: 'refused',
				why: 'signature',
			});
			const genuine = await world.notify(known.merchantReference);
			const at = Math.floor(genuine.body.length * 0.6);
			const letter = genuine.body[at] === 'a' ? 'b' : 'a';
			const altered = { ...genuine, body: genuine.body.slice(0, at) + letter + genuine.body.slice(at + 1) };
			expect((await gateway.readNotification(altered)).kind).toBe('refused');
			expect((await gateway.readNotification({ headers: {}, body: '{"id":"1"}' })).kind).toBe('refused');
			expect((await gateway.readNotification({ headers: {}, body: '' })).kind).toBe('refused');
		});

		it('undoes a payment before it is settled, once', async () => {
			const known = await paid(world.voidable);
			expect(await world.gateway.voidState(known)).toBe('possible');
			await world.gateway.void(known, 'void-1');
			await world.gateway.void(known, 'void-1');
			expect(await world.gateway.voidState(known)).toBe('done');
			expect((await world.gateway.inquire(known)).state).toBe('voided');
		});

		it('cannot undo a settled payment', async () => {
			const known = await paid(world.voidable);
			await world.settle(known.merchantReference);
			expect(await world.gateway.voidState(known)).toBe('over');
			expect((await errorOf(world.gateway.void(known, 'void-1'))).outcome).toBe('refused');
		});

		it('gives back parts, each once, and never more than was paid', async () => {
			const known = await paid(world.voidable, 1_000_00);
			await world.settle(known.merchantReference);
			const one = refundOf('refund-1', 400_00);
			const first = await world.gateway.refund(known, one);
			expect(first.state).toBe('done');
			// As after a lost response.
			expect(await world.gateway.refund(known, one)).toMatchObject({ state: 'done' });
			const gatewayRefundId = first.gatewayRefundId;
			expect(await world.gateway.inquireRefund(known, { ...one, gatewayRefundId })).toMatchObject({ state: 'done' });
			expect((await errorOf(world.gateway.refund(known, refundOf('refund-2', 600_01)))).outcome).toBe('refused');
			await world.gateway.refund(known, refundOf('refund-3', 600_00));
			expect((await errorOf(world.gateway.refund(known, refundOf('refund-4', 1)))).outcome).toBe('refused');
		});

		it('gives a whole payment back by undoing it, where it is not settled', async () => {
			const known = await paid(world.voidable, 1_000_00);
			expect(await giveBack(world.gateway, known, refundOf('refund-1', 1_000_00))).toMatchObject({ code: 'void' });
			expect((await world.gateway.inquire(known)).state).toBe('voided');
		});

		it('never undoes a whole payment to give back a part', async () => {
			const known = await paid(world.voidable, 1_000_00);
			const report = await giveBack(world.gateway, known, refundOf('refund-1', 400_00));
			expect(report.state).toMatch(/^(done|queued)$/);
			expect(report.code).not.toBe('void');
			expect((await world.gateway.inquire(known)).state).toBe('paid');
		});

		it('gives a settled payment back by a refund', async () => {
			const known = await paid(world.voidable, 1_000_00);
			await world.settle(known.merchantReference);
			const report = await giveBack(world.gateway, known, refundOf('refund-1', 1_000_00));
			expect(report).toMatchObject({ state: 'done' });
			expect(report.code).not.toBe('void');
		});

		it('ends a payment that is left, so that nothing is pending', async () => {
			const known = await begin(world.cancellable);
			expect(await world.gateway.cancel(known)).toBe('ended');
			expect(await world.gateway.cancel(known)).toBe('ended');
			expect((await world.gateway.inquire(known)).state).toMatch(/^(absent|cancelled|expired)$/);
		});

		it('tells when money came before a payment could be ended', async () => {
			const known = await paid(world.cancellable);
			expect(await world.gateway.cancel(known)).toBe('paid');
		});

		it('leaves a payment that it cannot end before its time, and undoes none', async () => {
			const option = [world.voidable, world.options.token].find(
				(each) => each !== undefined && !world.gateway.capabilities(each)?.canCancel,
			);
			if (!option) return;
			const known = await begin(option);
			expect(await world.gateway.cancel(known)).toBe('expires by itself');
			await world.pay(known.merchantReference);
			expect(await world.gateway.cancel(known)).toBe('paid');
			expect(await world.books(known.merchantReference)).toEqual({ taken: 1_500_00, returned: 0 });
		});

		it('finds out that a payment was undone whose answer was lost', async () => {
			const known = await paid(world.voidable, 1_000_00);
			const refund = refundOf('refund-1', 1_000_00);
			for (const _ of ['first', 'second']) {
				expect(await giveBack(world.gateway, known, refund)).toMatchObject({ state: 'done', code: 'void' });
			}
			expect(await world.books(known.merchantReference)).toEqual({ taken: 1_000_00, returned: 1_000_00 });
		});

		it('refuses to undo a payment of an option that cannot be', async () => {
			const option = Object.values(world.options).find((each) => !world.gateway.capabilities(each)?.canVoid);
			if (!option) return;
			const known = await paid(option);
			expect(await errorOf(world.gateway.void(known, 'void-1'))).toMatchObject({ code: 'unsupported' });
		});

		describe.runIf(createWorld().network)('over a network', () => {
			const failures = [
				['no connection', 'retry', 'retry'],
				['answer lost', 'retry', 'unknown'],
				['slow', 'retry', 'unknown'],
				[{ status: 429 }, 'retry', 'retry'],
				[{ status: 503 }, 'retry', 'retry'],
				[{ status: 502, body: '<html>' }, 'retry', 'unknown'],
				[{ status: 302 }, 'misconfigured', 'misconfigured'],
				[{ status: 200, body: '<html>' }, /retry|misconfigured/, 'unknown'],
				[{ status: 200, body: '{}' }, /retry|misconfigured/, 'unknown'],
			] as const;

			it.each(failures)('an inquiry: %j is %s', async (fault, outcome) => {
				const known = await begin(world.cancellable);
				world.network?.faults.push(fault);
				expect((await errorOf(world.gateway.inquire(known))).outcome).toMatch(outcome);
				expect((await world.gateway.inquire(known)).state).toMatch(/^(absent|pending)$/);
			});

			it.each(failures)('a creation: %j, then %s, is %s', async (fault, _, outcome) => {
				const wanted = newPayment(world.gateway, world.currency, world.cancellable);
				world.network?.faults.push(fault);
				expect((await errorOf(world.gateway.create(wanted))).outcome).toBe(outcome);
				// What follows from each: asking, and trying again with the same key.
				expect((await world.gateway.inquire(unanswered(wanted))).state).toMatch(/^(absent|pending)$/);
				await world.gateway.create(wanted);
				expect(await world.count()).toBe(1);
			});

			it('a refund whose answer is lost is found again', async () => {
				const known = await paid(world.voidable, 1_000_00);
				await world.settle(known.merchantReference);
				const refund = refundOf('refund-1', 400_00);
				const { network } = world;
				if (!network) return;
				network.loseResponseOf = /^POST/;
				expect((await errorOf(world.gateway.refund(known, refund))).outcome).toBe('unknown');
				const { length } = network.arrived;
				expect(await world.gateway.inquireRefund(known, refund)).toMatchObject({ state: 'done' });
				expect(network.arrived.length).toBeGreaterThan(length);
				// 600 are left: the lost refund was not made twice.
				await world.gateway.refund(known, refundOf('refund-2', 600_00));
				expect((await errorOf(world.gateway.refund(known, refundOf('refund-3', 1)))).outcome).toBe('refused');
			});
		});
	});
}
