import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../../src/testing/mail-server.ts';
import { type ApiProcess, databaseUrl, startProcess } from '../api-process.ts';
import { callerAt } from '../caller-at.ts';
import { startServers } from '../payment-trial/servers.ts';
import { readMarket } from '../payment-trial/shoppers.ts';
import { startTrialDatabase } from './database.ts';
import { type Fault, type Trial, within } from './fault.ts';
import { DATABASE_FAULTS } from './faults/database.ts';
import { JOB_FAULTS, runOneJob } from './faults/jobs.ts';
import { LOCK_FAULTS } from './faults/locks.ts';
import { OUTSIDE_FAULTS } from './faults/outside.ts';
import { PROCESS_FAULTS } from './faults/processes.ts';
import { VISITOR_FAULTS } from './faults/visitors.ts';
import { startLoad, type Tally, tallyOf } from './load.ts';
import { startTcpProxy } from './tcp-proxy.ts';

/** All faults, in the order in which they are injected. */
export const FAULTS: readonly Fault[] = [
	...JOB_FAULTS,
	...LOCK_FAULTS,
	...DATABASE_FAULTS,
	...PROCESS_FAULTS,
	...OUTSIDE_FAULTS,
	...VISITOR_FAULTS,
];

/** What happened when a fault was injected. */
export interface Result extends Tally {
	readonly fault: Fault;
	/** What did not hold. */
	readonly problems: readonly string[];
	/** Seconds from the end of the fault until an order was placed and a job was done. */
	readonly recovery: number;
}

/** Whether everything held, and no order was lost or doubled. */
export const isHeld = ({ problems, lost, doubled }: Result): boolean => problems.length === 0 && lost + doubled === 0;

/** Longest time until orders and jobs are done again, in milliseconds. */
const MOST_RECOVERY_MS = 60_000;

/** Injects faults, one after the other, while shoppers buy. @param report takes each result as soon as it is there */
export async function runFaultTrial(faults: readonly Fault[], report: (result: Result) => void): Promise<void> {
	const database = await startTrialDatabase();
	const dataDir = await mkdtemp(join(tmpdir(), 'zaylat-fault-data-'));
	const mail = await startMailServer({
		security: 'none',
		certificate: { cert: '', key: '' },
		responses: { 'RCPT TO:<refused': '550 there is no such mailbox' },
	});
	const mailNetwork = await startTcpProxy(mail.port);
	const running = new Set<ApiProcess>();
	const env = {
		SIMULATORS: '0',
		TRUSTED_PROXIES: '1',
		SMTP_URL: `smtp://127.0.0.1:${mailNetwork.port}`,
		MAIL_FROM: 'Zaylat <shop@example.com>',
	};
	const start = async (role: 'api' | 'worker', more = {}) => {
		const started = await startProcess(database.config, dataDir, { ...env, ROLE: role, ...more });
		running.add(started);
		return started;
	};
	let load: ReturnType<typeof startLoad> | undefined;
	try {
		const servers = { api: await start('api'), worker: await start('worker') };
		let addresses = 0;
		const caller: Trial['caller'] = (address, server) => {
			addresses += 1;
			const fresh = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
			// The process may be another one by the next request.
			const current = { app: { request: (path: string, init?: RequestInit) => servers.api.app.request(path, init) } };
			return callerAt(address ?? fresh, server ?? { ...current, clock: { now: Date.now } });
		};
		const market = await readMarket(database.own.pool, 'mm');
		load = startLoad({ browser: () => caller().browser(), market });
		const trial: Trial = {
			...{ database, servers, dataDir, start, mail, mailNetwork, market, load, caller },
			query: async (text, values) => (await database.own.pool.query(text, values && [...values])).rows,
			async startBeside(more) {
				const all = { DATABASE_URL: databaseUrl(database.config), DATA_DIR: dataDir, ...env, ...more };
				const beside = await startServers(all, ['api']);
				return { ...beside, end: () => beside.stop() };
			},
		};
		// What is new takes longer once.
		await load.buy(MOST_RECOVERY_MS);
		for (const fault of faults) report(await injectOne(trial, fault));
	} finally {
		await load?.stop();
		await Promise.all([...running].filter(({ hasEnded }) => !hasEnded()).map((each) => each.end('SIGKILL')));
		await mailNetwork.close();
		await mail.close();
		await database.close();
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function injectOne(trial: Trial, fault: Fault): Promise<Result> {
	const { load, servers } = trial;
	const problems: string[] = [];
	const note = (error: unknown): undefined => {
		problems.push(error instanceof Error ? error.message : String(error));
	};
	const injected = await fault.inject(trial).catch(note);
	await injected?.hold().catch(note);
	const ended = performance.now();
	await injected?.undo?.().catch(note);
	await recover(trial).catch(note);
	const recovery = (performance.now() - ended) / 1_000;
	await injected?.settled?.().catch(note);
	if (servers.api.hasEnded() || servers.worker.hasEnded()) problems.push('a process has ended');
	// Those that the fault has met may still try.
	const wanted = load.takeWishes();
	await within(MOST_RECOVERY_MS, 'every shopper has an order', () =>
		wanted.every(({ orderId }) => orderId !== undefined),
	).catch(note);
	for (const { orderId, mark, last } of wanted) if (orderId === undefined) note(`${mark}: ${last}`);
	const found = await trial.query<{ id: string; mark: string }>(
		"select id, address->>'landmark' as mark from orders where address->>'landmark' = any($1)",
		[wanted.map(({ mark }) => mark)],
	);
	return { fault, problems, recovery, ...tallyOf(wanted, found) };
}

/** Waits until an order is placed and a job is done. */
async function recover(trial: Trial): Promise<void> {
	await Promise.all([trial.load.buy(MOST_RECOVERY_MS), runOneJob(trial)]);
}
