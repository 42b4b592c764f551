import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { MINUTE_MS } from '@zaylat/domain/time';
import pLimit from 'p-limit';
import type pg from 'pg';
import { connect } from '../../src/db/connect.ts';
import type { RawNotification } from '../../src/gateways/gateway.ts';
import type { JobKind } from '../../src/jobs/queues.ts';
import { findTaskOf, TASKS } from '../../src/jobs/registry.ts';
import { silentLogger } from '../../src/log.ts';
import { createShopper, type Shopper } from '../../src/testing/shopper.ts';
import { databaseUrl } from '../api-process.ts';
import { createNumbers } from '../numbers.ts';
import { audit, type TrialLine } from './audit.ts';
import { type FakeGateways, startFakeGateways } from './fake-gateways.ts';
import { type Servers, startServers } from './servers.ts';
import { buy, codeOf, type Market, readMarket, signIn, type TrialOrder } from './shoppers.ts';

/** How large a trial is. */
export interface TrialSize {
	readonly orders: number;
	/** Processes that are killed in the middle of their work. */
	readonly kills: number;
	/** Minutes of the simulated hour in which the gateways cannot be reached. */
	readonly down: number;
}

/** Orders are placed during an hour, in steps of five minutes. */
const STEPS = 12;
const STEP_MINUTES = 5;

/** Minutes after the hour: what is late arrives, and gateways are asked until their schedule ends. */
const AFTERWARDS = [5, 10, 30, 60, 180, 720, 720, 1_440, 1_440, 1_440, 60];

/** Queues of payments. */
const QUEUES: readonly JobKind[] = [
	...([
		'expire-payment',
		'fail-unbegun-order',
		'drop-unpaid-order',
		'cancel-payment',
		'inquire-payment',
		'refund',
	] as const),
];

/**
 * The clock of the trial runs faster than the one of the queues, so that their pauses are shorter. Refunds are tried for 16
 * hours in production; here the tries last for as long as gateways that are down take in the time of the queues.
 */
const TRIES = { retryDelay: 2, retryLimit: 1_000, retryBackoff: false, heartbeatSeconds: 10 };

const MOVES = ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'] as const;

/** What the steps of a trial work with. */
interface Trial {
	readonly pool: pg.Pool;
	readonly servers: Servers;
	readonly gateways: FakeGateways;
	readonly markets: Readonly<Record<'mm' | 'th', Market>>;
	readonly seller: Readonly<Record<'mm' | 'th', Shopper>>;
	readonly chance: (percent: number) => boolean;
	/** Notifications that wait to be delivered, with the step in which they are. */
	readonly late: { readonly step: number; readonly edition: 'mm' | 'th'; readonly notification: RawNotification }[];
	readonly counts: Map<string, number>;
}

/**
 * Lets shoppers order and pay while the gateways' network is bad, notifications are late, lost, repeated or contradictory,
 * and processes are killed; then compares what documents, ledger and gateways say.
 * @param database that is migrated and filled
 */
export async function runPaymentTrial(
	database: pg.PoolConfig,
	{ orders, kills, down }: TrialSize,
): Promise<TrialLine[]> {
	const random = createNumbers(45);
	const dataDir = await mkdtemp(join(tmpdir(), 'zaylat-payments-'));
	const connection = connect(database, silentLogger);
	const { pool, db, boss } = connection;
	for (const kind of QUEUES) await boss.updateQueue(kind, TRIES);
	const gateways = await startFakeGateways(createNumbers(46));
	const env = { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, SIMULATORS: '0', ...gateways.env };
	const servers = await startServers(env);
	try {
		const sellerOf = async (edition: 'mm' | 'th') => {
			const seller = createShopper(servers, edition);
			await signIn(seller, 'credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
			return seller;
		};
		const trial: Trial = {
			...{ pool, servers, gateways, late: [], counts: new Map() },
			markets: { mm: await readMarket(pool, 'mm'), th: await readMarket(pool, 'th') },
			seller: { mm: await sellerOf('mm'), th: await sellerOf('th') },
			chance: (percent) => random() * 100 < percent,
		};
		const all: TrialOrder[] = [];
		let killed = 0;
		for (let step = 0; step < STEPS; step += 1) {
			const minute = step * STEP_MINUTES;
			gateways.network = minute >= 20 && minute < 20 + down ? 'down' : 'bad';
			const turns = Array.from({ length: orders }, (_, turn) => turn).filter((turn) => turn % STEPS === step);
			const killsNow = Math.round(((step + 1) * kills) / STEPS) - killed;
			killed += killsNow;
			const killing = killAll(servers, killsNow, turns.length * 50);
			all.push(...(await placeOrders(trial, turns, step)));
			await deliverDue(trial, step);
			await killing;
			await changeOrders(trial, all.slice(-2 * turns.length));
			await moveOn(trial, db, STEP_MINUTES, 5_000);
		}
		gateways.network = 'good';
		for (const [index, minutes] of AFTERWARDS.entries()) {
			await deliverDue(trial, STEPS + index);
			// What was taken is paid out each day.
			if (minutes >= 720) gateways.settle();
			await moveOn(trial, db, minutes, 60_000);
		}
		const counted = [...trial.counts].toSorted().map(([name, value]) => ({ name, value }));
		const ids = all.map(({ id }) => id);
		return [
			{ name: 'processes killed', value: killed, expected: kills },
			...counted,
			...(await audit(db, gateways, ids)),
		];
	} finally {
		await servers.stop();
		await gateways.stop();
		await connection.close();
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** Kills processes during the time in which orders are placed. */
async function killAll(servers: Servers, times: number, withinMs: number): Promise<void> {
	for (let count = 0; count < times; count += 1) {
		await wait(withinMs / (times + 1));
		servers.kill();
	}
}

/** Places the orders of a step, and lets their banks answer. */
async function placeOrders(trial: Trial, turns: readonly number[], step: number): Promise<TrialOrder[]> {
	const { pool, servers, markets } = trial;
	await pool.query('delete from rate_limits');
	const atOnce = pLimit(4);
	return Promise.all(
		turns.map((turn) =>
			atOnce(async () => {
				const edition = turn % 2 === 0 ? 'mm' : 'th';
				const isOfTwo = turn % 8 >= 2;
				const order = await buy(servers, edition, markets[edition], { turn: Math.floor(turn / 2), isOfTwo });
				if (order.option !== 'cash') await payFor(trial, order, step);
				return order;
			}),
		),
	);
}

/** Begins the payment, in one of six cases twice, and lets the banks answer. */
async function payFor(trial: Trial, { edition, id, shopper, option }: TrialOrder, step: number): Promise<void> {
	const { pool, gateways, chance } = trial;
	const another = { mm: 'card', th: 'promptpay' }[edition];
	for (const wanted of chance(16) ? [option, another] : [option]) {
		// Shoppers try three times.
		for (let tries = 0; tries < 3; tries += 1) {
			const begun = await shopper.call('POST', '/api/payments', { orderId: id, option: wanted }, key());
			if (begun.status === 200) break;
			count(trial, `payments not begun: ${codeOf(begun)}`);
		}
	}
	const { rows } = await pool.query<{ id: string; reference: string }>(
		'select id, merchant_reference as reference from payments where order_id = $1 order by started_at',
		[id],
	);
	if (chance(10)) await shopper.call('POST', `/api/payments/${rows.at(-1)?.id}/abandon`);
	for (const { reference } of rows) {
		// One of ten shoppers does nothing.
		if (!gateways.knows(reference) || chance(10)) continue;
		const { told, opposite } = gateways.act(reference, chance(85) ? 'paid' : 'failed');
		await notify(trial, edition, step, told, opposite);
	}
}

/** Delivers a notification: 20 % late, 10 % never, 10 % three times, 5 % with one that says the opposite. */
async function notify(
	trial: Trial,
	edition: 'mm' | 'th',
	step: number,
	told: RawNotification,
	opposite: RawNotification,
): Promise<void> {
	const { chance, late } = trial;
	const isContradicted = chance(5);
	if (isContradicted) count(trial, 'notifications contradicted');
	if (chance(20)) {
		count(trial, 'notifications late');
		late.push({ step: step + 1 + (late.length % 8), edition, notification: told });
	} else if (chance(12.5)) count(trial, 'notifications lost');
	else {
		const isRepeated = chance(14.3);
		if (isRepeated) count(trial, 'notifications repeated');
		for (let times = isRepeated ? 3 : 1; times > 0; times -= 1) await deliver(trial, edition, step, told);
	}
	if (isContradicted) await deliver(trial, edition, step, opposite);
}

/** A gateway that gets no good answer sends its notification again later. */
async function deliver(trial: Trial, edition: 'mm' | 'th', step: number, notification: RawNotification): Promise<void> {
	const { body, headers } = notification;
	const named = Object.entries(headers).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
	const path = `/api/payments/webhook/${edition}`;
	const { status } = await trial.servers.app.request(path, { method: 'POST', body, headers: named });
	if (status !== 200) trial.late.push({ step: step + 1, edition, notification });
}

async function deliverDue(trial: Trial, step: number): Promise<void> {
	const due = trial.late.filter((each) => each.step <= step);
	for (const each of due) trial.late.splice(trial.late.indexOf(each), 1);
	for (const { edition, notification } of due) await deliver(trial, edition, step, notification);
}

/** Some shoppers cancel, some sellers cancel their parcel of two, and sellers deliver what is paid in cash. */
async function changeOrders(trial: Trial, recent: readonly TrialOrder[]): Promise<void> {
	const { chance, seller } = trial;
	for (const { edition, id, shopper, option, trackCode, parcels } of recent) {
		const move = async (to: string) => {
			const { status } = await seller[edition].call('POST', `/api/seller/parcels/${trackCode}/moves`, { to });
			return status === 200;
		};
		if (option === 'cash' && parcels === 1) for (const to of MOVES) await move(to);
		else if (chance(8)) await shopper.call('POST', `/api/orders/${id}/cancel`, { reason: 'changed_mind' });
		else if (parcels === 2 && chance(15) && (await move('order cancelled by seller')))
			count(trial, 'parcels cancelled');
	}
	await trial.pool.query('delete from rate_limits');
}

/**
 * Moves the clock, has due work found, and waits for it.
 * @param patienceMs jobs of a killed process are done when its heartbeat is over
 */
async function moveOn(
	trial: Trial,
	db: Parameters<typeof audit>[0],
	minutes: number,
	patienceMs: number,
): Promise<void> {
	await trial.servers.advance(minutes * MINUTE_MS);
	const tasks = QUEUES.map(findTaskOf).filter((name) => TASKS.some((task) => task.name === name));
	await db.enqueue(
		'scheduled',
		tasks.map((id) => ({ id })),
	);
	const until = performance.now() + patienceMs;
	for (;;) {
		const { rows } = await trial.pool.query<{ waiting: number }>(
			`select count(*)::int as waiting from pgboss.job where state < 'completed' and (name = any($1)
				or name = 'scheduled' and data->>'id' = any($2))`,
			[QUEUES, tasks],
		);
		if (rows[0]?.waiting === 0) return;
		if (performance.now() > until) return;
		await wait(200);
	}
}

const key = () => ({ 'idempotency-key': randomUUID() });

const count = ({ counts }: Trial, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
