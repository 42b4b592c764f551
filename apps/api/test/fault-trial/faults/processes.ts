import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import sharp from 'sharp';
import { browserAt } from '../../../src/testing/shopper.ts';
import { type Fault, type Trial, timed, times, within } from '../fault.ts';
import { agree, codeOf, idOf } from '../shopper.ts';

/** A process or what it needs of its machine fails. */
export const PROCESS_FAULTS: readonly Fault[] = [
	{
		name: 'the server is killed while it places orders',
		expected: 'the same keys are answered within 2 s by the next process, one order each',
		async inject(trial) {
			const browsers = await times(4, async () => trial.caller().browser());
			const marks = browsers.map((_, n) => `killed-${n}-${Date.now()}`);
			const agreed = await Promise.all(
				browsers.map((browser, n) => {
					const address = { ...trial.market.address, landmark: marks[n] };
					return agree(browser, trial.market.own, address);
				}),
			);
			const sent = agreed.map(({ place }, n) => place(`${marks[n]}-key`).catch(() => undefined));
			await wait(25);
			await trial.servers.api.end('SIGKILL');
			await Promise.all(sent);
			return {
				hold: async () => {},
				async undo() {
					trial.servers.api = await trial.start('api');
				},
				async settled() {
					const ids = await Promise.all(
						agreed.map(({ body }, n) =>
							timed(2_000, 'a repeated order', async () => {
								const again = browserAt(trial.servers.api, browsers[n] ?? trial.caller().browser());
								return idOf(await again.call('POST', '/api/orders', body, { 'idempotency-key': `${marks[n]}-key` }));
							}),
						),
					);
					const placed = await trial.query<{ id: string }>(
						"select id from orders where address->>'landmark' = any($1)",
						[marks],
					);
					assert.deepEqual(placed.map(({ id }) => id).toSorted(), ids.toSorted());
				},
			};
		},
	},
	{
		name: 'the server is told to stop under load (SIGTERM)',
		expected: 'it ends by itself within 7 s with 0',
		async inject(trial) {
			const began = performance.now();
			const code = await trial.servers.api.end('SIGTERM');
			const took = performance.now() - began;
			return {
				async hold() {
					assert.equal(code, 0);
					assert.ok(took < 7_000, `it took ${Math.round(took)} ms`);
				},
				async undo() {
					trial.servers.api = await trial.start('api');
				},
			};
		},
	},
	{
		name: 'the process that makes pictures is killed',
		expected: 'the next picture is made within 15 s',
		async inject(trial) {
			const keys = await trial.query<{ key: string }>(
				'select distinct picture_keys[1] as key from products where cardinality(picture_keys) > 0 order by 1 limit 3',
			);
			const load = async ({ key }: { readonly key: string }) => {
				const answer = await trial.servers.api.app.request(`/api/pictures/${key}-320.webp`);
				await answer.arrayBuffer();
				return answer.status;
			};
			const [first, second] = keys;
			assert.ok(first && second);
			assert.equal(await load(first), 200);
			const children = childrenOf(trial.servers.api.pid);
			for (const pid of children) process.kill(pid, 'SIGKILL');
			return {
				async hold() {
					assert.ok(children.length > 0, 'there is no such process');
					assert.equal(await timed(15_000, 'a picture', () => load(second)), 200);
					assert.ok(!trial.servers.api.hasEnded());
				},
			};
		},
	},
	{
		name: 'the folder of uploads cannot be written to',
		expected: 'an upload fails with an error of the catalogue; orders go on',
		async inject(trial) {
			const shopper = trial.caller().browser();
			await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
			const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#808020' } })
				.png()
				.toBuffer();
			const send = () =>
				shopper.call('POST', '/api/uploads?purpose=review', new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
			const folder = join(trial.dataDir, 'uploads');
			assert.equal((await send()).status, 200);
			await rename(folder, `${folder}-aside`);
			await writeFile(folder, '');
			return {
				async hold() {
					const refused = await timed(5_000, 'the upload', send);
					assert.ok(refused.status >= 500 && codeOf(refused), `${refused.status}`);
					await timed(4_000, 'an order', () => trial.load.buy(4_000));
				},
				async undo() {
					await rm(folder);
					await rename(`${folder}-aside`, folder);
				},
				settled: async () => assert.equal((await send()).status, 200),
			};
		},
	},
];

/** Processes that a process has started, by /proc. */
function childrenOf(parent: number): number[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.filter((name) => {
			try {
				const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
				return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
			} catch {
				// Ended meanwhile.
				return false;
			}
		})
		.map(Number);
}

/** Resident memory of a process in MB, by /proc. */
export function memoryOf({ servers }: Trial): number {
	const status = readFileSync(`/proc/${servers.api.pid}/status`, 'utf8');
	return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
}

/** Waits until memory is below a figure again. */
export const memoryBelow = (trial: Trial, mb: number): Promise<void> =>
	within(20_000, `less than ${Math.round(mb)} MB`, () => memoryOf(trial) < mb);
