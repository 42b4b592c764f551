import { beforeEach, describe, expect, it } from 'vitest';
import type { KnownPayment } from '../../src/gateways/gateway.ts';
import { createOpn, type OpnSettings } from '../../src/gateways/opn/opn.ts';
import { readQrCode } from '../../src/pictures/read-code.ts';
import { qrPayloadOf } from '../../src/ports/emv-qr.ts';
import { describeGateway, errorOf, type GatewayWorld, newPayment, PATIENCE_MS, unanswered } from './contract.ts';
import { createFakeOpn, OLD_WEBHOOK_SECRET, WEBHOOK_SECRET } from './fake-opn.ts';
import { describeHistories } from './histories.ts';

function createWorld(change: Partial<OpnSettings> = {}) {
	const fake = createFakeOpn();
	const { network } = fake;
	const settings = { ...fake.settings, ...change };
	return { fake, network, gateway: createOpn(settings, { fetch: network.fetch, readQrCode, patienceMs: PATIENCE_MS }) };
}

const OTHER_SECRET = Buffer.from('a secret that is not ours').toString('base64');

function createContractWorld(): GatewayWorld {
	const { fake, network, gateway } = createWorld();
	return {
		gateway,
		network,
		currency: 'thb',
		options: { redirect: 'truemoney', qr: 'promptpay', token: 'card' },
		voidable: 'card',
		cancellable: 'promptpay',
		pay: async (reference) => void fake.setPaid(reference),
		refuse: async (reference) => void fake.setFailed(reference, 'failed_processing'),
		settle: async (reference) => void fake.settle(reference),
		notify: async (reference) => fake.webhook(fake.find(reference)),
		forge: async (reference) => fake.webhook(fake.find(reference), [OTHER_SECRET]),
		books: async (reference) => fake.books(reference),
		count: async () => fake.charges.size,
	};
}

describeGateway('Opn', createContractWorld);
describeHistories('Opn', createContractWorld);

describe('Opn', () => {
	let world: ReturnType<typeof createWorld>;
	beforeEach(() => {
		world = createWorld();
	});

	async function begin(option: 'promptpay' | 'truemoney' | 'bank_app' | 'card', change = {}): Promise<KnownPayment> {
		const wanted = { ...newPayment(world.gateway, 'thb', option), ...change };
		const { gatewayId } = await world.gateway.create(wanted);
		return { ...unanswered(wanted), gatewayId };
	}

	it('asks for a charge in the documented form', async () => {
		let sent: RequestInit | undefined;
		const gateway = createOpn(world.fake.settings, {
			patienceMs: PATIENCE_MS,
			readQrCode,
			fetch: async (input, init) => {
				if (init?.method === 'POST') sent = init;
				return world.network.fetch(input, init);
			},
		});
		const wanted = newPayment(gateway, 'thb', 'promptpay', 1_234_50);
		await gateway.create(wanted);
		expect(sent?.headers).toMatchObject({
			'omise-version': '2019-05-29',
			'idempotency-key': wanted.idempotencyKey,
			'content-type': 'application/x-www-form-urlencoded',
		});
		expect(Object.fromEntries(new URLSearchParams(String(sent?.body)))).toEqual({
			amount: '123450',
			currency: 'thb',
			description: `${wanted.merchantReference} Zaylat order ZL12345678`,
			'metadata[merchant_reference]': wanted.merchantReference,
			return_uri: 'https://mm.shop.example/Payment',
			'webhook_endpoints[]': 'https://mm.shop.example/api/payments/webhook',
			'source[type]': 'promptpay',
			expires_at: '2026-11-28T10:15:00.000Z',
		});
	});

	it('charges the bank app that was chosen', async () => {
		const known = await begin('bank_app', { bank: 'SCB EASY' });
		expect(world.fake.find(known.merchantReference).source).toMatchObject({ type: 'mobile_banking_scb' });
		const error = await errorOf(begin('bank_app', { bank: 'Another bank' }));
		expect(error).toMatchObject({ outcome: 'refused', code: 'bank' });
	});

	it('reads the picture of a PromptPay code', async () => {
		const { gatewayId, next } = await world.gateway.create(newPayment(world.gateway, 'thb', 'promptpay', 1_234_50));
		const payload = qrPayloadOf('th', { amount: 1_234_50, currency: 'thb' }, gatewayId?.slice(-10) ?? '');
		expect(next).toEqual({ kind: 'qr', payload });
	});

	it('does not know a payment whose picture of the code is not there, until it is', async () => {
		world.fake.state.hasBrokenPictures = true;
		const wanted = newPayment(world.gateway, 'thb', 'promptpay');
		expect(await errorOf(world.gateway.create(wanted))).toMatchObject({ outcome: 'unknown', code: 'no QR code' });
		world.fake.state.hasBrokenPictures = false;
		expect((await world.gateway.create(wanted)).next.kind).toBe('qr');
		expect(world.fake.charges.size).toBe(1);
	});

	describe('the list of what was settled', () => {
		const DAYS = [new Date('2026-11-25T00:00:00.500Z'), new Date('2026-11-29T00:00:00Z')] as const;
		const list = () => world.gateway.settledBetween?.(...DAYS);

		it('has charges with what is kept of them, refunds and disputes, and no transfers', async () => {
			const known = await begin('promptpay');
			world.fake.setPaid(known.merchantReference);
			const charge = world.fake.find(known.merchantReference);
			const kept = charge.fee + charge.fee_vat;
			world.fake.move(charge.id, 'credit', charge.amount);
			world.fake.move(charge.id, 'debit', kept);
			world.fake.move('trsf_test_1', 'debit', 500);
			world.fake.move('rfnd_test_1', 'debit', 700);
			world.fake.move('dspt_test_1', 'debit', 900);
			world.fake.move('dspt_test_2', 'debit', 30);
			world.fake.move('dspt_test_2', 'credit', 30);
			const at = new Date('2026-11-28T12:00:00Z');
			expect(await list()).toEqual([
				{
					...{ id: charge.id, reference: known.merchantReference, kind: 'payment', currency: 'THB', at },
					...{ amount: charge.amount, fee: kept },
				},
				{ id: 'rfnd_test_1', reference: null, kind: 'refund', amount: 700, fee: 0, currency: 'THB', at },
				{ id: 'dspt_test_1', reference: null, kind: 'refund', amount: 900, fee: 0, currency: 'THB', at },
			]);
		});

		it('is read page by page, and again where the connection breaks', async () => {
			for (let at = 0; at < 250; at += 1) world.fake.move(`rfnd_test_${at}`, 'debit', at + 1);
			world.fake.move('rfnd_test_old', 'debit', 1, '2026-11-24T12:00:00Z');
			expect(await list()).toHaveLength(250);
			world.network.faults.push('no connection');
			expect((await errorOf(list() ?? Promise.resolve())).outcome).toBe('retry');
		});
	});

	it('does not charge a card token twice', async () => {
		const token = 'tokn_test_once';
		await begin('card', { token });
		expect(await errorOf(begin('card', { token }))).toMatchObject({ outcome: 'unknown', code: 'used_token' });
	});

	it.each([
		['promptpay', 20_00, 150_000_00],
		['truemoney', 20_00, 50_000_00],
		['card', 20_00, 150_000_00],
	] as const)('takes its documented limits: %s', async (option, least, most) => {
		const codes = [least - 1, most + 1].map(async (amount) => {
			const wanted = newPayment(world.gateway, 'thb', option, amount);
			return (await errorOf(world.gateway.create(wanted))).code;
		});
		expect(await Promise.all(codes)).toEqual(['amount too small', 'amount too large']);
		await world.gateway.create(newPayment(world.gateway, 'thb', option, most));
	});

	it('reserves money on a card, and takes it later', async () => {
		const known = await begin('card', { isAuthorizedOnly: true });
		world.fake.setPaid(known.merchantReference);
		expect((await world.gateway.inquire(known)).state).toBe('authorized');
		await world.gateway.capture(known, known.amount);
		await world.gateway.capture(known, known.amount);
		expect((await world.gateway.inquire(known)).state).toBe('paid');
	});

	it('releases reserved money', async () => {
		const known = await begin('card', { isAuthorizedOnly: true });
		world.fake.setPaid(known.merchantReference);
		expect(await world.gateway.voidState(known)).toBe('possible');
		await world.gateway.void(known, 'void-1');
		expect((await world.gateway.inquire(known)).state).toBe('voided');
		expect(world.network.arrived.at(-2)).toMatch(/reverse$/);
	});

	it('reports the fee with its tax', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		expect((await world.gateway.inquire(known)).fee).toEqual({ amount: 39_06, currency: 'thb' });
	});

	it.each(['promptpay', 'bank_app'] as const)('cannot refund %s', async (option) => {
		const known = await begin(option);
		world.fake.setPaid(known.merchantReference);
		const refund = { refundId: 'refund-1', amount: known.amount, gatewayRefundId: null };
		expect(await errorOf(world.gateway.refund(known, refund))).toMatchObject({ code: 'unsupported' });
	});

	it('refunds TrueMoney as a whole only', async () => {
		const known = await begin('truemoney');
		world.fake.setPaid(known.merchantReference);
		const refund = { refundId: 'refund-1', amount: known.amount, gatewayRefundId: null };
		const part = { ...refund, amount: { ...known.amount, amount: 1 } };
		expect(await errorOf(world.gateway.refund(known, part))).toMatchObject({ code: 'unsupported' });
		expect((await world.gateway.refund(known, refund)).state).toBe('done');
	});

	it('follows a refund that is pending', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		world.fake.state.queuesRefunds = true;
		const refund = { refundId: 'refund-1', amount: known.amount, gatewayRefundId: null };
		expect(await world.gateway.refund(known, refund)).toMatchObject({ state: 'queued', waitsFor: 'gateway' });
		const [made] = world.fake.find(known.merchantReference).refunds.data;
		Object.assign(made ?? {}, { status: 'failed' });
		expect((await world.gateway.inquireRefund(known, refund)).state).toBe('refused');
		Object.assign(made ?? {}, { status: 'closed' });
		expect((await world.gateway.inquireRefund(known, refund)).state).toBe('done');
	});

	it('refunds once, even where the API forgets idempotency keys', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		world.fake.state.knowsKeys = false;
		const refund = { refundId: 'refund-1', amount: { ...known.amount, amount: 100_00 }, gatewayRefundId: null };
		world.network.loseResponseOf = /^POST .*refunds$/;
		expect((await errorOf(world.gateway.refund(known, refund))).outcome).toBe('unknown');
		expect((await world.gateway.refund(known, refund)).state).toBe('done');
		expect((await world.gateway.inquire(known)).refunded).toBe(100_00);
	});

	it('believes no charge of another payment', async () => {
		const one = await begin('card');
		const other = await begin('card');
		const mixed = { ...one, gatewayId: other.gatewayId };
		expect(await errorOf(world.gateway.inquire(mixed))).toMatchObject({ outcome: 'unknown', code: 'other payment' });
	});

	it('finds no charge whose reference only contains the one it asks for', async () => {
		const known = await begin('promptpay');
		const charge = world.fake.find(known.merchantReference);
		world.fake.charges.set(charge.id, { ...charge, metadata: { merchant_reference: `${known.merchantReference}9` } });
		expect((await world.gateway.inquire({ ...known, gatewayId: null })).state).toBe('absent');
	});

	describe('webhooks', () => {
		it('accepts both signatures while a secret is replaced', async () => {
			const known = await begin('promptpay');
			const charge = world.fake.find(known.merchantReference);
			for (const secrets of [[OLD_WEBHOOK_SECRET], [OTHER_SECRET, WEBHOOK_SECRET], [WEBHOOK_SECRET, OTHER_SECRET]]) {
				const notice = await world.gateway.readNotification(world.fake.webhook(charge, secrets));
				expect(notice).toMatchObject({ kind: 'hint', reference: known.merchantReference });
			}
		});

		it('names the charge of a refund', async () => {
			const known = await begin('card');
			world.fake.setPaid(known.merchantReference);
			await world.gateway.refund(known, { refundId: 'refund-1', amount: known.amount, gatewayRefundId: null });
			const [refund] = world.fake.find(known.merchantReference).refunds.data;
			const notice = await world.gateway.readNotification(world.fake.webhook(refund ?? {}));
			expect(notice).toMatchObject({ kind: 'hint', reference: known.gatewayId });
		});

		it('ignores what is about no payment', async () => {
			const notice = await world.gateway.readNotification(
				world.fake.webhook({ object: 'customer', id: 'cust_test_1' }),
			);
			expect(notice).toMatchObject({ kind: 'ignored' });
		});

		it('reads an unsigned event back, where no secret is configured', async () => {
			world = createWorld({ webhookSecrets: [] });
			const known = await begin('promptpay');
			const genuine = world.fake.webhook(world.fake.find(known.merchantReference), []);
			const hint = { kind: 'hint', reference: known.merchantReference };
			expect(await world.gateway.readNotification(genuine)).toMatchObject(hint);
			// What an invented body says does not count.
			const { id } = JSON.parse(genuine.body);
			const body = JSON.stringify({ object: 'event', id, data: { object: 'charge', id: 'chrg_test_other' } });
			expect(await world.gateway.readNotification({ headers: {}, body })).toMatchObject(hint);
			const invented = body.replace(id, 'evnt_test_invented');
			expect(await world.gateway.readNotification({ headers: {}, body: invented })).toEqual({
				kind: 'refused',
				why: 'signature',
			});
			world.network.faults.push('no connection');
			expect((await errorOf(world.gateway.readNotification(genuine))).outcome).toBe('retry');
		});
	});
});
