import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, type Trial, timed, times, within } from '../fault.ts';

const statusOf = async ({ servers }: Trial, path: string): Promise<number> =>
	(await servers.api.app.request(path)).status;

/** The database is away, or connections to it break. */
export const DATABASE_FAULTS: readonly Fault[] = [
	{
		name: 'the database restarts',
		expected: 'both processes stay; not ready within 3 s, ready again by themselves',
		async inject(trial) {
			const before = [trial.servers.api, trial.servers.worker];
			await trial.database.stopServer();
			return {
				hold: () => within(3_000, 'not ready', async () => (await statusOf(trial, '/api/ready')) === 503),
				undo: () => trial.database.startServer(),
				settled: async () => assert.ok(before.every(({ hasEnded }) => !hasEnded())),
			};
		},
	},
	{
		name: 'all connections to the database are ended',
		expected: 'both processes stay; an order within 3 s',
		async inject(trial) {
			const [ended] = await trial.query<{ count: number }>(
				`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
					where datname = current_database() and pid <> pg_backend_pid()`,
			);
			return {
				async hold() {
					assert.ok((ended?.count ?? 0) > 5);
					await timed(3_000, 'an order', () => trial.load.buy(3_000));
					assert.ok(!trial.servers.api.hasEnded() && !trial.servers.worker.hasEnded());
				},
			};
		},
	},
	{
		name: 'open connections to the database are dropped without notice',
		expected: 'each of 12 requests answers within 7 s, later ones are served',
		async inject(trial) {
			const dropped = trial.database.network.dropOpen();
			return {
				async hold() {
					assert.ok(dropped > 5);
					const shopper = trial.caller().browser();
					await times(12, (n) =>
						timed(7_000, 'a request', () => shopper.call('GET', `/api/products?search=dropped%20${n}`)),
					);
				},
			};
		},
	},
	{
		name: 'the network to the database is silent for 10 s',
		expected: 'requests answer within 7 s, not ready within 5 s',
		async inject(trial) {
			trial.database.network.become('silent');
			return {
				async hold() {
					const shopper = trial.caller().browser();
					const asked = times(4, (n) =>
						timed(7_000, 'a request', () => shopper.call('GET', `/api/products?search=silent%20${n}`)),
					);
					await within(5_000, 'not ready', async () => (await statusOf(trial, '/api/ready')) === 503);
					await asked;
				},
				undo: async () => trial.database.network.become('good'),
			};
		},
	},
	{
		name: 'a server starts while the database is away',
		expected: 'it waits, and is ready within 15 s after the database',
		async inject(trial) {
			trial.database.network.become('down');
			const starting = trial.start('api');
			let hasFailed = false;
			starting.catch(() => {
				hasFailed = true;
			});
			return {
				async hold() {
					await wait(4_000);
					assert.ok(!hasFailed, 'it gave up');
				},
				undo: async () => trial.database.network.become('good'),
				async settled() {
					const started = await Promise.race([starting, wait(15_000, undefined)]);
					assert.ok(started, 'not ready within 15 s');
					assert.equal((await started.app.request('/api/ready')).status, 200);
					assert.equal(await started.end('SIGTERM'), 0);
				},
			};
		},
	},
];
