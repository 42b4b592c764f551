import { describe, expect, it } from 'vitest';
import type { OptionCapabilities } from '../gateways/gateway.ts';
import { createSandbox } from '../gateways/sandbox/sandbox.ts';
import { usableOption } from './gateways.ts';

const sandbox = createSandbox(
	{ edition: 'mm', secret: 'secret' },
	{ ledger: { read: async () => undefined, write: async () => {} }, now: () => 0 },
);
const own = sandbox.capabilities('mmqr');
const money = (amount: number) => ({ amount, currency: 'mmk' as const });

describe('usableOption', () => {
	const uses = (other: Partial<OptionCapabilities>, amount = 5_000_00) =>
		usableOption({ ...sandbox, capabilities: () => own && { ...own, ...other } }, 'mmqr', money(amount)) !== undefined;

	it('is what the gateway offers, within its limits', () => {
		const limits = { least: 1_000_00, most: 1_000_000_00 };
		const amounts = [999_99, 1_000_00, 1_000_000_00, 1_000_000_01];
		expect(amounts.map((amount) => uses({ limits }, amount))).toEqual([false, true, true, false]);
		expect(usableOption(sandbox, 'promptpay', money(5_000_00))).toBeUndefined();
		expect(usableOption(undefined, 'mmqr', money(5_000_00))).toBeUndefined();
	});

	it('is nothing that the checkout has no field for', () => {
		expect([uses({ flow: 'token' }), uses({ banks: ['kbank'] }), uses({ flow: 'redirect' })]).toEqual([
			false,
			false,
			true,
		]);
	});
});
