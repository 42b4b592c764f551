import { parseArgs } from 'node:util';
import { cloneDatabase, startTestServer } from '../../src/testing/database.ts';
import { isRight } from './audit.ts';
import { runPaymentTrial } from './trial.ts';

/**
 * A trial of payments: shoppers of both editions pay in all ways at gateways with a bad network, while processes of the
 * server are killed. Prints a table; exits with 1 where a line is wrong.
 * `pnpm trial:payments --orders 1000 --kills 20 --down 20`
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { orders: text, kills: text, down: text } });

const { server, stop } = await startTestServer();
const { config } = await cloneDatabase(server);
const began = performance.now();
const lines = await runPaymentTrial(config, {
	orders: Number(values.orders ?? 1_000),
	kills: Number(values.kills ?? 20),
	down: Number(values.down ?? 0),
});
for (const line of lines) {
	const { name, value, expected, least, orders } = line;
	const wanted = expected === undefined ? (least === undefined ? '' : `at least ${least}`) : `expected ${expected}`;
	const mark = wanted === '' ? '' : isRight(line) ? 'ok' : 'WRONG';
	const about = isRight(line) ? '' : `: ${(orders ?? []).slice(0, 10).join(' ')}`;
	process.stdout.write(`${mark.padEnd(5)} ${name.padEnd(34)} ${String(value).padStart(8)}   ${wanted}${about}\n`);
}
process.stdout.write(`${Math.round((performance.now() - began) / 1000)} s\n`);
process.exitCode = lines.every(isRight) ? 0 : 1;
await stop();
