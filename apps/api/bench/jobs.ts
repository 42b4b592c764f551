import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { connect, migrate, SETUP_LIMITS } from '../src/db/connect.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { removePlace } from '../src/db/embedded-place.ts';
import { createBoss, DEAD } from '../src/jobs/queues.ts';
import { silentLogger } from '../src/log.ts';
import { sealMessage } from '../src/ports/sealed-message.ts';

/**
 * A trial of jobs: mails of which 5 % are refused at the first try and 1 % at each, two workers, kills in between. Prints
 * a table; exits with 1 where a line is wrong. `pnpm trial:jobs --jobs 10000 --kills 10`
 */
const { values } = parseArgs({ options: { jobs: { type: 'string' }, kills: { type: 'string' } } });
const jobs = Number(values.jobs ?? 10_000);
const kills = Number(values.kills ?? 10);

/** The queue of notices: real jobs, whose handler does nothing but send. */
const QUEUE = 'account-notice';
const TRIES = { retryLimit: 3, retryDelay: 1, retryBackoff: false };
/** Longest time without a finished job while others wait, in seconds: a job that fails or was cut off delays no other. */
const LONGEST_PAUSE_S = 5;
/** The trial ends after this time, whatever is left. */
const LIMIT_MS = 15 * 60_000;

const kindOf = (n: number) => (n % 100 === 0 ? 'never' : n % 20 === 1 ? 'once' : 'good');

const folder = await mkdtemp(join(tmpdir(), 'zaylat-trial-'));
const server = await startEmbedded(folder, silentLogger, { isDurable: false, isOnLoopback: true });
const { host, port, user, password } = server.connection('postgres');
const url = `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/postgres`;
const connection = connect({ connectionString: url }, silentLogger, SETUP_LIMITS);
const { pool, db } = connection;
await migrate(pool);
await pool.query('create table trial (id uuid primary key, tries int not null, taken int not null)');
await createBoss(pool).updateQueue(QUEUE, TRIES);

const config = readConfig(process.env);
const expected = new Map<string, ReturnType<typeof kindOf>>();
for (let start = 0; start < jobs; start += 500) {
	const batch = Array.from({ length: Math.min(500, jobs - start) }, (_, index) => {
		const id = randomUUID();
		const kind = kindOf(start + index);
		expected.set(id, kind);
		return { id, sealed: sealMessage(config, { to: { email: `${kind}@example.com` }, subject: 'Trial', text: id }) };
	});
	await db.enqueue(QUEUE, batch);
}

const startWorker = async (): Promise<ChildProcess> => {
	const child = fork(join(import.meta.dirname, 'job-worker.ts'), {
		execArgv: ['--conditions=@zaylat/source'],
		env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
	});
	await once(child, 'message');
	return child;
};
const workers = await Promise.all([startWorker(), startWorker()]);

const began = performance.now();
let killed = 0;
let finished = 0;
let changedAt = began;
let longestPause = 0;
for (;;) {
	const { rows } = await pool.query<{ finished: number; waiting: number }>(
		`select count(*) filter (where name = $1 and state = 'completed' or name = $2)::int as finished,
			count(*) filter (where name = $1 and state = 'created')::int as waiting
			from pgboss.job where name in ($1, $2)`,
		[QUEUE, DEAD],
	);
	const [now] = rows;
	if (!now) throw new Error('the jobs cannot be counted');
	const at = performance.now();
	if (now.finished > finished) changedAt = at;
	else if (now.waiting > 0) longestPause = Math.max(longestPause, at - changedAt);
	finished = now.finished;
	if (finished >= jobs || at - began > LIMIT_MS) break;
	if (killed < kills && finished > ((killed + 1) * jobs) / (kills + 2)) {
		const place = killed % workers.length;
		const victim = workers[place];
		victim?.kill('SIGKILL');
		killed += 1;
		workers[place] = await startWorker();
	}
	await wait(250);
}
const seconds = (performance.now() - began) / 1000;
for (const worker of workers) worker.kill('SIGTERM');

const dead = new Set(
	(await pool.query<{ id: string }>('select singleton_key as id from pgboss.job where name = $1', [DEAD])).rows.map(
		({ id }) => id,
	),
);
const { rows: taken } = await pool.query<{ id: string; taken: number }>('select id, taken from trial');
const takenOf = new Map(taken.map((row) => [row.id, row.taken]));
const ids = [...expected.keys()];
const count = (of: (id: string, kind: string) => boolean) => [...expected].filter(([id, kind]) => of(id, kind)).length;
const sent = (id: string) => (takenOf.get(id) ?? 0) > 0;
const never = count((_, kind) => kind === 'never');
/** A mail whose job was cut off between sending and its end is sent again with the same id. */
const again = ids.filter((id) => (takenOf.get(id) ?? 0) > 1).length;
const mostAgain = kills * 4;

const lines: readonly (readonly [string, number, string, boolean])[] = [
	['jobs', jobs, `${jobs}`, expected.size === jobs],
	['workers killed', killed, `${kills}`, killed === kills],
	['done', count(sent), `${jobs - never}`, count(sent) === jobs - never],
	[
		'of them refused once',
		count((id, kind) => kind === 'once' && sent(id)),
		'all',
		count((id, kind) => kind === 'once' && !sent(id)) === 0,
	],
	['dead letters', dead.size, `${never}`, dead.size === never],
	[
		'dead letters that could be sent',
		count((id, kind) => kind !== 'never' && dead.has(id)),
		'0',
		!ids.some((id) => sent(id) && dead.has(id)),
	],
	[
		'neither done nor dead',
		count((id) => !sent(id) && !dead.has(id)),
		'0',
		ids.every((id) => sent(id) || dead.has(id)),
	],
	['sent again after a kill, same id', again, `≤ ${mostAgain}`, again <= mostAgain],
	['longest pause, s', Math.round(longestPause) / 1000, `≤ ${LONGEST_PAUSE_S}`, longestPause <= LONGEST_PAUSE_S * 1000],
];
for (const [name, value, wanted, isRight] of lines) {
	process.stdout.write(
		`${isRight ? 'ok   ' : 'WRONG'} ${name.padEnd(34)} ${String(value).padStart(8)}   expected ${wanted}\n`,
	);
}
process.stdout.write(`${Math.round(seconds)} s, ${Math.round(jobs / seconds)} jobs a second\n`);
process.exitCode = lines.every(([, , , isRight]) => isRight) ? 0 : 1;

await wait(500);
await connection.close();
await server.stop();
removePlace(folder);
