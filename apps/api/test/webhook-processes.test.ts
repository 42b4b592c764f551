import { expect, inject, it } from 'vitest';
import { cloneDatabase } from '../src/testing/database.ts';
import { isRight } from './payment-trial/audit.ts';
import { runWebhookTrial } from './webhook-trial/trial.ts';

/** The small form of `pnpm trial:webhooks`: processes of their own, a receiver that is slow, down and wrong, a killed worker. */
it('each event is delivered or in the list to repeat, signed, after a killed worker', async () => {
	const { config, drop } = await cloneDatabase(inject('testServer'));
	try {
		const lines = await runWebhookTrial(config, { events: 45, kills: 1, hangs: 0 });
		expect(lines.filter((line) => !isRight(line))).toEqual([]);
	} finally {
		await drop();
	}
}, 300_000);
