import { expect, inject, it } from 'vitest';
import { cloneDatabase } from '../src/testing/database.ts';
import { isRight } from './payment-trial/audit.ts';
import { runPaymentTrial } from './payment-trial/trial.ts';

/** The small form of `pnpm trial:payments`: processes of their own, real adapters, a bad network, a killed process. */
it('documents, ledger and gateways agree after a killed process and a gateway that was down', async () => {
	const { config, drop } = await cloneDatabase(inject('testServer'));
	try {
		const lines = await runPaymentTrial(config, { orders: 12, kills: 1, down: 10 });
		expect(lines.filter((line) => !isRight(line))).toEqual([]);
		expect(lines.find(({ name }) => name === 'payments')?.value).toBeGreaterThan(5);
	} finally {
		await drop();
	}
}, 240_000);
