import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@zaylat/domain/time';
import type pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { readConfig } from '../../src/config.ts';
import { connect } from '../../src/db/connect.ts';
import { seal } from '../../src/jobs/seal.ts';
import { silentLogger } from '../../src/log.ts';
import { newSecret } from '../../src/webhooks/signature.ts';
import { databaseUrl } from '../api-process.ts';
import type { TrialLine } from '../payment-trial/audit.ts';
import { type Servers, startServers } from '../payment-trial/servers.ts';
import { type ReceivedDelivery, startReceiver, type WebhookReceiver } from '../webhook-receiver.ts';

/** How large a trial is. */
export interface WebhookTrialSize {
	readonly events: number;
	/** Workers that are killed in the middle of their work. */
	readonly kills: number;
	/** Deliveries that the receiver never answers at first; each takes 15 seconds. */
	readonly hangs: number;
}

type Mood = 'slow' | 'down' | 'wrong' | 'good';
const MOODS = ['slow', 'down', 'wrong'] as const;

/** Of so many variants, the events of one are never taken. */
const POISON = 40;
/** Of so many changes, one is taken back. */
const TAKEN_BACK = 10;
/** Events for the receiver that nobody runs any more. */
const LOST = 8;
/** Longest time in which all that is due is tried, in milliseconds. */
const PATIENCE_MS = 240_000;
/** How often, and after how long, a receiver in a mood is tried again. */
const ROUNDS = 3;
const ROUND_MS = 6 * MINUTE_MS;
const WRONG = [500, 302, 404, 503, 429] as const;

interface Trial {
	readonly pool: pg.Pool;
	readonly servers: Servers;
	readonly receiver: WebhookReceiver;
	readonly secret: string;
	/** Variants that are sold. */
	readonly variants: readonly number[];
	/** Those whose events the receiver never takes. */
	readonly poisoned: ReadonlySet<string>;
}

/**
 * Changes stock while the receiver of its events is slow, down and wrong in turn and workers are killed; then lets days pass,
 * and compares what was written, delivered, taken and given up.
 * @param database that is migrated and filled
 */
export async function runWebhookTrial(
	database: pg.PoolConfig,
	{ events, kills, hangs }: WebhookTrialSize,
): Promise<TrialLine[]> {
	const dataDir = await mkdtemp(join(tmpdir(), 'zaylat-webhooks-'));
	const env = { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, SIMULATORS: '0' };
	const { pool, close } = connect(database, silentLogger);
	const receiver = await startReceiver();
	const servers = await startServers(env, ['worker', 'worker']);
	const secret = newSecret();
	const config = readConfig(env);
	const endpointOf = async (name: string, url: string, event: string) => {
		const id = randomUUID();
		await pool.query(
			`insert into webhook_endpoints (id, name, url, events, state, sealed_secret, created_at)
				values ($1, $2, $3, array[$4], 'active', $5, now())`,
			[id, name, url, event, seal(config, secret)],
		);
		return id;
	};
	try {
		const { rows } = await pool.query<{ id: number }>(
			`update product_variants set stock = 1000 where id in (
				select v.id from product_variants v join products p on p.id = v.product_id
				where p.state = 'on_sale' and p.kind = 'goods'
					-- Unpaid orders end while the days pass, and give stock back.
					and not exists (select from order_lines l where l.variant_id = v.id)
				order by v.id limit 200
			) returning id`,
		);
		const endpoint = await endpointOf('receiver', receiver.url, 'stock.changed');
		const gone = await endpointOf('gone', 'http://127.0.0.1:9/', 'product.updated');
		const variants = rows.map(({ id }) => id);
		const poisoned = new Set(variants.filter((_, at) => at % POISON === 5).map(String));
		const trial: Trial = { pool, servers, receiver, secret, variants, poisoned };
		await pool.query(
			'update products set price = price + 1 where id in (select id from products where state = $1 limit $2)',
			[...['on_sale', LOST]],
		);
		let killed = 0;
		for (const [turn, mood] of MOODS.entries()) {
			behave(trial, mood, turn === 0 ? hangs : 0);
			const due = Math.round(((turn + 1) * kills) / MOODS.length) - killed;
			killed += due;
			const killing = killAll(servers, due);
			await change(trial, share(events, turn));
			await killing;
			await settle(trial);
			for (let round = 0; round < ROUNDS; round += 1) {
				await servers.advance(ROUND_MS);
				await settle(trial);
			}
		}
		behave(trial, 'good', 0);
		await passDays(trial);
		const givenUp = await count(pool, "state = 'failed' and endpoint_id = $1", [endpoint]);
		const lines = await compare(trial, { endpoint, gone, events, kills });
		// The receiver was mended: what was given up is sent again.
		receiver.answer = () => ({ status: 200 });
		await pool.query(
			"update webhook_deliveries set state = 'waiting', tries = 0, next_at = null where endpoint_id = $1 and state = 'failed'",
			[endpoint],
		);
		await pool.query(
			`update webhook_endpoints set state = 'active', paused_because = null, failures = 0, failing_since = null,
				rests_until = null where id = $1`,
			[endpoint],
		);
		await passDays(trial);
		const taken = new Set(receiver.taken);
		const own = await deliveriesOf(trial, endpoint);
		return [
			...lines,
			{ name: 'given up before the replay', value: givenUp, least: 1 },
			{
				name: 'given up after the replay',
				value: await count(pool, "state <> 'delivered' and endpoint_id = $1", [endpoint]),
				expected: 0,
			},
			{ name: 'events taken at the end', value: own.filter(({ id }) => taken.has(id)).length, expected: events },
			{
				name: 'signatures that are wrong',
				value: receiver.received.filter((each) => !isSigned(secret, each)).length,
				expected: 0,
			},
		];
	} finally {
		await servers.stop();
		await receiver.close();
		await close();
		await rm(dataDir, { recursive: true, force: true });
	}
}

const share = (events: number, turn: number) =>
	Math.round(((turn + 1) * events) / MOODS.length) - Math.round((turn * events) / MOODS.length);

/** How the receiver answers from now on; the deliveries that are never taken are always wrong. */
function behave({ receiver, poisoned }: Trial, mood: Mood, hangs: number): void {
	let left = hangs;
	let turn = 0;
	receiver.isDown = mood === 'down';
	receiver.answer = (delivery) => {
		turn += 1;
		const wrong = WRONG[turn % WRONG.length] ?? 500;
		const isPoisoned = poisoned.has(JSON.parse(delivery.body).data.variantId);
		if (isPoisoned || mood === 'wrong') return { status: wrong };
		if (mood !== 'slow') return { status: 204 };
		if (left > 0) {
			left -= 1;
			return 'never';
		}
		return { status: 200, afterMs: 50 + (turn % 10) * 40 };
	};
}

/** Changes stock in transactions of their own, some of which are taken back. */
async function change({ pool, variants }: Trial, events: number): Promise<void> {
	const client = await pool.connect();
	try {
		for (let done = 0, turn = 0; done < events; turn += 1) {
			const variant = variants[turn % variants.length];
			const isKept = turn % TAKEN_BACK !== 0;
			await client.query('begin');
			await client.query('update product_variants set stock = stock - 1 where id = $1', [variant]);
			await client.query(isKept ? 'commit' : 'rollback');
			if (isKept) done += 1;
		}
	} finally {
		client.release();
	}
}

async function killAll(servers: Servers, kills: number): Promise<void> {
	for (let each = 0; each < kills; each += 1) {
		await wait(1_500);
		servers.kill();
	}
}

const DUE = `webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.state = 'active'
	where d.state = 'waiting' and greatest(coalesce(d.next_at, 'epoch'), coalesce(e.rests_until, 'epoch'))`;

/** Waits until all that is due was tried. */
async function settle({ pool, servers }: Trial): Promise<void> {
	const until = performance.now() + PATIENCE_MS;
	for (;;) {
		const now = new Date(servers.clock.now());
		const { rows } = await pool.query(`select count(*)::int as n from ${DUE} <= $1`, [now]);
		if (rows[0].n === 0) return;
		if (performance.now() > until) throw new Error(`${rows[0].n} deliveries were not tried in time`);
		// As the schedule does each minute.
		await pool.query("select pg_notify('zaylat_webhooks', '')");
		await wait(300);
	}
}

/** Moves the clock to what is due next, again and again, until nothing waits. */
async function passDays(trial: Trial): Promise<void> {
	const { pool, servers } = trial;
	for (;;) {
		await settle(trial);
		const { rows } = await pool.query<{ at: Date | null }>(
			`select min(greatest(coalesce(d.next_at, 'epoch'), coalesce(e.rests_until, 'epoch'))) as at from ${DUE} is not null`,
		);
		const at = rows[0]?.at;
		if (!at) return;
		// A little more, so that what waits with it is due, too.
		await servers.advance(Math.max(2_000, (at.getTime() - servers.clock.now()) * 1.15 + 1_000));
	}
}

async function count(pool: pg.Pool, where: string, values: readonly unknown[]): Promise<number> {
	const { rows } = await pool.query(`select count(*)::int as n from webhook_deliveries where ${where}`, [...values]);
	return rows[0].n;
}

/** The deliveries of changes that the trial made. */
async function deliveriesOf({ pool, variants }: Trial, endpoint: string): Promise<{ id: string; state: string }[]> {
	const { rows } = await pool.query<{ id: string; state: string }>(
		`select e.id, d.state from webhook_deliveries d join webhook_events e on e.id = d.event_id
			where d.endpoint_id = $1 and (e.facts ->> 'variantId')::int = any($2)`,
		[endpoint, variants],
	);
	return rows;
}

async function compare(
	trial: Trial,
	{ endpoint, gone, events, kills }: { endpoint: string; gone: string; events: number; kills: number },
): Promise<TrialLine[]> {
	const { pool, receiver } = trial;
	const rows = await deliveriesOf(trial, endpoint);
	const idsOf = (state: string) => rows.flatMap((row) => (row.state === state ? [row.id] : []));
	const taken = new Set(receiver.taken);
	const [delivered, failed] = [idsOf('delivered'), idsOf('failed')];
	const paused = await pool.query('select state, paused_because from webhook_endpoints where id = $1', [gone]);
	const again = receiver.taken.length - taken.size;
	return [
		{ name: 'events written with their changes', value: rows.length, expected: events },
		{ name: 'delivered or in the list', value: delivered.length + failed.length, expected: events },
		{ name: 'delivered', value: delivered.length, least: 1 },
		{ name: 'delivered, but not taken', value: delivered.filter((id) => !taken.has(id)).length, expected: 0 },
		{ name: 'in the list, but taken', value: failed.filter((id) => taken.has(id)).length, expected: 0 },
		// A worker that is killed between answer and note sends again; receivers know it by the id.
		{ name: 'taken again after a killed worker', value: again, ...(kills === 0 && { expected: 0 }) },
		{ name: 'tries', value: receiver.received.length },
		{
			name: 'of a receiver that is gone, in the list',
			value: await count(pool, "state = 'failed' and endpoint_id = $1", [gone]),
			expected: LOST,
		},
		{ name: 'its endpoint still active', value: paused.rows[0]?.state === 'paused' ? 0 : 1 },
	];
}

/** Checks a signature by a library that is not ours and by hand, at the time that it names. */
function isSigned(secret: string, { headers, body }: ReceivedDelivery): boolean {
	const [id, at, signature] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]));
	const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
	const byHand = `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
	const { now } = Date;
	Date.now = () => Number(at) * 1000;
	try {
		new Webhook(secret).verify(body, {
			'webhook-id': `${id}`,
			'webhook-timestamp': `${at}`,
			'webhook-signature': `${signature}`,
		});
		return signature === byHand;
	} catch {
		return false;
	} finally {
		Date.now = now;
	}
}
