import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KnownPayment } from '../../src/gateways/gateway.ts';
import { giveBack } from '../../src/gateways/give-back.ts';
import { createTwoC2p } from '../../src/gateways/two-c2p/two-c2p.ts';
import { readQrCode } from '../../src/pictures/read-code.ts';
import { describeGateway, errorOf, type GatewayWorld, newPayment, PATIENCE_MS, unanswered } from './contract.ts';
import { createFakeTwoC2p, hs256, OLD_SECRET, QR_DATA, rsaKeys, sealText } from './fake-two-c2p.ts';
import { describeHistories } from './histories.ts';

function createWorld() {
	const fake = createFakeTwoC2p();
	const { network, settings } = fake;
	return {
		fake,
		network,
		gateway: createTwoC2p(settings, { fetch: network.fetch, readQrCode, patienceMs: PATIENCE_MS }),
	};
}

function createContractWorld(): GatewayWorld {
	const { fake, network, gateway } = createWorld();
	return {
		gateway,
		network,
		currency: 'mmk',
		options: { redirect: 'kbzpay', qr: 'mmqr' },
		voidable: 'card',
		cancellable: 'mmqr',
		pay: async (reference) => void fake.setPaid(reference),
		refuse: async (reference) => void fake.setFailed(reference, '4005'),
		settle: async (reference) => void fake.settle(reference),
		notify: async (reference) => fake.notification(reference),
		forge: async (reference) => fake.notification(reference, 'EF'.repeat(32)),
		books: async (reference) => fake.books(reference),
		count: async () => fake.transactions.size,
	};
}

describeGateway('2C2P', createContractWorld);
describeHistories('2C2P', createContractWorld);

describe('2C2P', () => {
	let world: ReturnType<typeof createWorld>;
	beforeEach(() => {
		world = createWorld();
	});

	async function begin(option: 'mmqr' | 'card' | 'kbzpay' = 'mmqr', amount?: number): Promise<KnownPayment> {
		const wanted = newPayment(world.gateway, 'mmk', option, amount);
		const { gatewayId } = await world.gateway.create(wanted);
		return { ...unanswered(wanted), gatewayId };
	}

	it('asks for a payment token in the documented form', async () => {
		const { gateway, fake, network } = world;
		let sent = '';
		const { fetch } = network;
		const spied = createTwoC2p(fake.settings, {
			patienceMs: PATIENCE_MS,
			readQrCode,
			fetch: async (input, init) => {
				sent = String(init?.body);
				return fetch(input, init);
			},
		});
		const wanted = newPayment(gateway, 'mmk', 'kbzpay', 18_500_50);
		await spied.create(wanted);
		const [, claims = ''] = JSON.parse(sent).payload.split('.');
		expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
			merchantID: 'JT02',
			invoiceNo: wanted.merchantReference,
			idempotencyID: wanted.idempotencyKey,
			description: 'Zaylat order ZL12345678',
			amount: 18_500.5,
			currencyCode: 'MMK',
			paymentChannel: ['KBZQR'],
			locale: 'en',
			// 10:15 UTC.
			paymentExpiry: '2026-11-28 17:15:00',
			frontendReturnUrl: 'https://mm.shop.example/Payment',
			backendReturnUrl: 'https://mm.shop.example/api/payments/webhook',
		});
	});

	it('takes 12 digits for the methods of Myanmar, and 20 letters and digits for cards', async () => {
		expect((await begin('kbzpay')).merchantReference).toMatch(/^[1-9]\d{11}$/);
		expect((await begin('mmqr')).merchantReference).toMatch(/^[1-9]\d{11}$/);
		expect((await begin('card')).merchantReference).toMatch(/^[0-9A-Z]{20}$/);
	});

	it('gives the payload of a QR code', async () => {
		const { next } = await world.gateway.create(newPayment(world.gateway, 'mmk', 'mmqr'));
		expect(next).toEqual({ kind: 'qr', payload: QR_DATA });
	});

	it('reads the code of a picture where the gateway gives no payload', async () => {
		const png = await sharp(Buffer.from(renderSVG(QR_DATA, { border: 4 })))
			.resize(300)
			.png()
			.toBuffer();
		for (const data of [png.toString('base64'), `data:image/png;base64,${png.toString('base64')}`]) {
			world.fake.state.qr = { data };
			const { next } = await world.gateway.create(newPayment(world.gateway, 'mmk', 'mmqr'));
			expect(next).toEqual({ kind: 'qr', payload: QR_DATA });
		}
		const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } })
			.png()
			.toBuffer();
		for (const data of [blank.toString('base64'), 'file:///etc/hosts', undefined]) {
			world.fake.state.qr = { data };
			const error = await errorOf(world.gateway.create(newPayment(world.gateway, 'mmk', 'mmqr')));
			expect(error).toMatchObject({ outcome: 'unknown' });
		}
	});

	it('declares the limits and fees of its settings', () => {
		const { limits, fee } = world.gateway.capabilities('mmqr') ?? {};
		expect({ limits, fee }).toEqual({ limits: { least: 100_00, most: 1_000_000_00 }, fee: undefined });
		expect(world.gateway.capabilities('card')?.fee).toEqual({ basisPoints: 300, fixed: 0 });
	});

	it('believes no response that is signed with another key', async () => {
		const known = await begin();
		world.fake.state.secret = 'EF'.repeat(32);
		expect(await errorOf(world.gateway.inquire(known))).toMatchObject({ outcome: 'misconfigured', code: '9042' });
		const forged = { payload: hs256({ respCode: '0000', invoiceNo: known.merchantReference }, 'EF'.repeat(32)) };
		world.network.faults.push({ status: 200, body: JSON.stringify(forged) });
		expect(await errorOf(world.gateway.inquire(known))).toMatchObject({ outcome: 'misconfigured', code: 'signature' });
	});

	it.each(['none', 'HS512'])('believes no response with the algorithm %s', async (alg) => {
		const known = await begin();
		const claims = { respCode: '0000', invoiceNo: known.merchantReference, merchantID: 'JT02' };
		const forged = { payload: hs256(claims, world.fake.state.secret, alg) };
		world.network.faults.push({ status: 200, body: JSON.stringify(forged) });
		expect(await errorOf(world.gateway.inquire(known))).toMatchObject({ code: 'signature' });
	});

	it('believes no success without a signature', async () => {
		const known = await begin();
		world.network.faults.push({ status: 200, body: '{"respCode":"0000","amount":"1500.00"}' });
		expect(await errorOf(world.gateway.inquire(known))).toMatchObject({ outcome: 'misconfigured', code: 'signature' });
	});

	it('believes no genuine answer about another payment', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		world.fake.state.confuses = true;
		expect(await errorOf(world.gateway.inquire(known))).toMatchObject({ outcome: 'unknown', code: 'other payment' });
		expect(await errorOf(world.gateway.voidState(known))).toMatchObject({ code: 'other payment' });
	});

	it('accepts what was signed with the previous key while a key is replaced', async () => {
		const known = await begin();
		world.fake.setPaid(known.merchantReference);
		const before = await world.gateway.readNotification(world.fake.notification(known.merchantReference, OLD_SECRET));
		expect(before).toMatchObject({ kind: 'hint', reference: known.merchantReference });
		// The same event, signed anew.
		expect(await world.gateway.readNotification(world.fake.notification(known.merchantReference))).toEqual(before);
	});

	it('refuses notifications of another merchant', async () => {
		const payload = hs256({ merchantID: 'JT99', invoiceNo: '1', respCode: '0000' }, world.fake.state.secret);
		const notice = await world.gateway.readNotification({ headers: {}, body: JSON.stringify({ payload }) });
		expect(notice).toEqual({ kind: 'refused', why: 'signature' });
	});

	it.each([
		['5015', 'more'],
		['5016', 'less'],
		['4010', 'less'],
		['5017', 'late'],
	] as const)('tells money that arrived otherwise than asked for: %s', async (code, irregularity) => {
		const known = await begin();
		world.fake.setPaid(known.merchantReference, code);
		expect(await world.gateway.inquire(known)).toMatchObject({ state: 'paid', irregularity, code });
	});

	it('reports the amount and the currency that were charged, whatever was asked for', async () => {
		const known = await begin('mmqr', 2_000_00);
		world.fake.setPaid(known.merchantReference);
		Object.assign(world.fake.transactions.get(known.merchantReference) ?? {}, { amount: 20, currencyCode: 'THB' });
		expect((await world.gateway.inquire(known)).amount).toEqual({ amount: 20_00, currency: 'thb' });
	});

	it('queues a refund until the payment is settled', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		const refund = { refundId: 'refund-1', amount: { ...known.amount, amount: 100_00 }, gatewayRefundId: null };
		expect(await world.gateway.refund(known, refund)).toMatchObject({ state: 'queued', waitsFor: 'settlement' });
		world.fake.settle(known.merchantReference);
		expect(await world.gateway.refund(known, refund)).toMatchObject({ state: 'done', gatewayRefundId: '359870' });
	});

	it('refunds under another idempotency ID than it undoes', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		// It is settled at that moment.
		world.fake.codes.set('V', '21');
		const refund = { refundId: 'refund-1', amount: known.amount, gatewayRefundId: null };
		expect(await giveBack(world.gateway, known, refund)).toMatchObject({ state: 'queued', waitsFor: 'settlement' });
	});

	it('never cancels a card payment that is being authenticated, because that could undo it', async () => {
		const known = await begin('card');
		Object.assign(world.fake.transactions.get(known.merchantReference) ?? {}, { respCode: '2001', status: 'AP' });
		expect(await world.gateway.cancel(known)).toBe('expires by itself');
		expect(world.network.arrived).not.toContain('POST /PaymentAction/2.0/action');
	});

	it('follows a refund that the bank decides later', async () => {
		const known = await begin();
		world.fake.setPaid(known.merchantReference);
		world.fake.settle(known.merchantReference);
		world.fake.state.queuesRefunds = true;
		const refund = { refundId: 'refund-1', amount: known.amount, gatewayRefundId: null };
		const queued = await world.gateway.refund(known, refund);
		expect(queued).toEqual({ state: 'queued', waitsFor: 'gateway', gatewayRefundId: '359870', code: 'RP' });
		const asked = { ...refund, gatewayRefundId: queued.gatewayRefundId };
		expect((await world.gateway.inquireRefund(known, asked)).state).toBe('queued');
		const made = world.fake.transactions.get(known.merchantReference)?.refunds.get('refund-1');
		for (const [status, state] of [
			['RR1', 'refused'],
			['RFF', 'refused'],
			['RF', 'done'],
		] as const) {
			Object.assign(made ?? {}, { status });
			expect((await world.gateway.inquireRefund(known, asked)).state).toBe(state);
		}
	});

	it('reads the notification of a refund as a hint', async () => {
		const first = await world.gateway.readNotification(world.fake.refundNotification('123456789012', 'RF'));
		expect(first).toMatchObject({ kind: 'hint', reference: '123456789012' });
		const again = await world.gateway.readNotification(world.fake.refundNotification('123456789012', 'RF'));
		expect(again).toEqual(first);
		const other = await world.gateway.readNotification(world.fake.refundNotification('123456789012', 'RR'));
		expect(other).not.toEqual(first);
	});

	it('captures money that the account only reserved', async () => {
		const known = await begin('card');
		world.fake.setPaid(known.merchantReference);
		await world.gateway.capture(known, known.amount);
		await world.gateway.capture(known, known.amount);
		expect(world.fake.transactions.get(known.merchantReference)?.status).toBe('S');
	});

	describe('keys of the Payment Maintenance API', () => {
		it('uses the first pair and understands all of them', async () => {
			const known = await begin('card');
			world.fake.setPaid(known.merchantReference);
			const [newer, { ours, theirs }] = [rsaKeys(), world.fake.keys];
			world.fake.state.signsWith = newer.privateKey;
			const settings = {
				...world.fake.settings,
				keys: { privateKeys: [ours.privateKey], publicKeys: [theirs.publicKey, newer.publicKey] },
			} as const;
			const gateway = createTwoC2p(settings, { fetch: world.network.fetch, readQrCode, patienceMs: PATIENCE_MS });
			expect(await gateway.voidState(known)).toBe('possible');
		});

		it('believes no response that another key signed', async () => {
			const known = await begin('card');
			world.fake.setPaid(known.merchantReference);
			world.fake.state.signsWith = rsaKeys().privateKey;
			expect(await errorOf(world.gateway.voidState(known))).toMatchObject({
				outcome: 'misconfigured',
				code: 'signature',
			});
			expect(await errorOf(world.gateway.void(known, 'void-1'))).toMatchObject({
				outcome: 'unknown',
				code: 'signature',
			});
		});

		it('tells that 2C2P cannot decrypt', async () => {
			const known = await begin('card');
			world.fake.setPaid(known.merchantReference);
			const settings = {
				...world.fake.settings,
				keys: { privateKeys: [rsaKeys().privateKey], publicKeys: [world.fake.keys.theirs.publicKey] },
			} as const;
			const gateway = createTwoC2p(settings, { fetch: world.network.fetch, readQrCode, patienceMs: PATIENCE_MS });
			// Its answer is encrypted for the key that it knows, so we cannot read that either.
			expect((await errorOf(gateway.voidState(known))).outcome).toBe('misconfigured');
		});

		it.each(['I', 'V'])(
			'believes no genuine answer that names no payment, or another process than %s',
			async (process) => {
				const known = await begin('card');
				const { ours, theirs } = world.fake.keys;
				const ask = { I: () => world.gateway.voidState(known), V: () => world.gateway.void(known, 'void-1') }[process];
				for (const about of ['', `<processType>R</processType><invoiceNo>${known.merchantReference}</invoiceNo>`]) {
					const xml = `<PaymentProcessResponse><respCode>00</respCode><status>A</status>${about}</PaymentProcessResponse>`;
					world.network.faults.push({ status: 200, body: sealText(xml, ours.publicKey, theirs.privateKey) });
					expect(await errorOf(ask?.() ?? Promise.resolve())).toMatchObject({
						outcome: 'unknown',
						code: 'other payment',
					});
				}
			},
		);

		it('reads no document that declares entities', async () => {
			const { ours, theirs } = world.fake.keys;
			const xml =
				'<!DOCTYPE a [<!ENTITY b "RF">]><PaymentProcessResponse><respCode>00</respCode></PaymentProcessResponse>';
			const body = new URLSearchParams({ notifyResponse: sealText(xml, ours.publicKey, theirs.privateKey) }).toString();
			const notice = await world.gateway.readNotification({ headers: {}, body });
			expect(notice).toEqual({ kind: 'refused', why: 'signature' });
		});
	});
});
