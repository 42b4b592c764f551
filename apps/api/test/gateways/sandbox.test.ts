import { describe, expect, it } from 'vitest';
import { createSandbox, type SandboxPayment } from '../../src/gateways/sandbox/sandbox.ts';
import { describeGateway, errorOf, type GatewayWorld, newPayment, unanswered } from './contract.ts';
import { describeHistories } from './histories.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');

function createWorld(edition: 'mm' | 'th' = 'mm') {
	const payments = new Map<string, SandboxPayment>();
	const ledger = {
		read: async (reference: string) => payments.get(reference),
		write: async (payment: SandboxPayment) => void payments.set(payment.reference, payment),
	};
	const clock = { now: NOW };
	const deps = { ledger, now: () => clock.now };
	const sandbox = createSandbox({ edition, secret: 'a secret' }, deps);
	return { payments, clock, sandbox, stranger: createSandbox({ edition, secret: 'another secret' }, deps) };
}

function createContractWorld(): GatewayWorld {
	const { sandbox, stranger, payments } = createWorld();
	return {
		gateway: sandbox,
		currency: 'mmk',
		options: { redirect: 'kbzpay', qr: 'mmqr' },
		voidable: 'card',
		cancellable: 'mmqr',
		pay: async (reference) => void (await sandbox.act(reference, 'confirm')),
		refuse: async (reference) => void (await sandbox.act(reference, 'refuse')),
		settle: async (reference) => void (await sandbox.act(reference, 'settle')),
		notify: (reference) => sandbox.act(reference, 'confirm'),
		forge: (reference) => stranger.act(reference, 'confirm'),
		async books(reference) {
			const { state = 'absent', amount = 0, refunds = {} } = payments.get(reference) ?? {};
			const taken = ['paid', 'refunded', 'voided'].includes(state) ? amount : 0;
			const refunded = Object.values(refunds).reduce((sum, each) => sum + each, 0);
			return { taken, returned: state === 'voided' ? taken : refunded };
		},
		count: async () => payments.size,
	};
}

describeGateway('the sandbox', createContractWorld);
describeHistories('the sandbox', createContractWorld);

describe('the sandbox', () => {
	it('ends payments when their time is over, and takes money that comes late', async () => {
		const { sandbox, clock } = createWorld();
		const wanted = newPayment(sandbox, 'mmk', 'mmqr');
		await sandbox.create(wanted);
		clock.now = wanted.expiresAt.getTime();
		expect((await sandbox.inquire(unanswered(wanted))).state).toBe('expired');
		await sandbox.act(wanted.merchantReference, 'confirm');
		expect((await sandbox.inquire(unanswered(wanted))).state).toBe('paid');
	});

	it('reserves money on a card, and takes it later', async () => {
		const { sandbox } = createWorld('th');
		const wanted = { ...newPayment(sandbox, 'thb', 'card'), isAuthorizedOnly: true };
		await sandbox.create(wanted);
		await sandbox.act(wanted.merchantReference, 'confirm');
		expect((await sandbox.inquire(unanswered(wanted))).state).toBe('authorized');
		await sandbox.capture(unanswered(wanted), wanted.amount);
		expect((await sandbox.inquire(unanswered(wanted))).state).toBe('paid');
	});

	it('has one payment for one reference', async () => {
		const { sandbox } = createWorld();
		const wanted = newPayment(sandbox, 'mmk', 'mmqr');
		await sandbox.create(wanted);
		const error = await errorOf(sandbox.create({ ...wanted, idempotencyKey: 'another' }));
		expect(error).toMatchObject({ outcome: 'unknown', code: 'duplicate' });
	});

	it('reports a charge back', async () => {
		const { sandbox } = createWorld();
		const wanted = newPayment(sandbox, 'mmk', 'card');
		await sandbox.create(wanted);
		await sandbox.act(wanted.merchantReference, 'confirm');
		await sandbox.act(wanted.merchantReference, 'charge back');
		expect((await sandbox.inquire(unanswered(wanted))).state).toBe('charged back');
	});
});
