import { parseArgs } from 'node:util';
import { cloneDatabase, startTestServer } from '../../src/testing/database.ts';
import { isRight } from '../payment-trial/audit.ts';
import { runWebhookTrial } from './trial.ts';

/**
 * A trial of webhooks: events for a receiver that is slow, down and wrong in turn, while workers are killed. Prints a table;
 * exits with 1 where a line is wrong.
 * `pnpm trial:webhooks --events 1000 --kills 3 --hangs 8`
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { events: text, kills: text, hangs: text } });

const { server, stop } = await startTestServer();
const { config } = await cloneDatabase(server);
const began = performance.now();
const lines = await runWebhookTrial(config, {
	events: Number(values.events ?? 1_000),
	kills: Number(values.kills ?? 3),
	hangs: Number(values.hangs ?? 8),
});
for (const line of lines) {
	const { name, value, expected, least } = line;
	const wanted = expected === undefined ? (least === undefined ? '' : `at least ${least}`) : `expected ${expected}`;
	const mark = wanted === '' ? '' : isRight(line) ? 'ok' : 'WRONG';
	process.stdout.write(`${mark.padEnd(5)} ${name.padEnd(40)} ${String(value).padStart(8)}   ${wanted}\n`);
}
process.stdout.write(`${Math.round((performance.now() - began) / 1000)} s\n`);
process.exitCode = lines.every(isRight) ? 0 : 1;
await stop();
