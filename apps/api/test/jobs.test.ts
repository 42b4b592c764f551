import { uploadPicture } from '@zaylat/api-client/contract';
import { LANGUAGES } from '@zaylat/domain/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { DEMO_ACCOUNT } from '../src/db/seed/people.ts';
import type { Services } from '../src/http/services.ts';
import type { Job } from '../src/jobs/job.ts';
import { JOBS } from '../src/jobs/registry.ts';
import { runJob, startJobs } from '../src/jobs/runner.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let services: Services;
beforeAll(async () => {
	api = await startApi();
	services = api.services;
});
afterAll(() => api.close());

/** A job that counts, and waits until it is let go. */
function countingJob(name: string, everySeconds = 60) {
	let runs = 0;
	let letGo = () => {};
	let gate: Promise<void> | undefined;
	const job: Job = {
		name,
		everySeconds,
		async run() {
			runs += 1;
			await gate;
			return runs;
		},
	};
	return {
		job,
		runs: () => runs,
		hold() {
			gate = new Promise((go) => {
				letGo = go;
			});
			return () => letGo();
		},
	};
}

describe('a job', () => {
	it('runs when it is due, and not before', async () => {
		const { job, runs } = countingJob('due', 60);
		expect(await runJob(services, job)).toBe('done');
		expect(await runJob(services, job)).toBe('not_due');
		api.clock.advance(59_999);
		expect(await runJob(services, job)).toBe('not_due');
		api.clock.advance(1);
		expect(await runJob(services, job)).toBe('done');
		expect(runs()).toBe(2);
	});

	it('runs in one process at a time', async () => {
		const { job, runs, hold } = countingJob('alone', 0);
		const letGo = hold();
		const first = runJob(services, job);
		await vi.waitFor(() => expect(runs()).toBe(1));
		expect(await runJob(services, job)).toBe('elsewhere');
		letGo();
		expect(await first).toBe('done');
		expect(await runJob(services, job)).toBe('done');
	});

	it('that fails is logged, and due again', async () => {
		let fails = true;
		const job: Job = {
			name: 'shaky',
			everySeconds: 3_600,
			async run() {
				if (fails) throw new Error('not today');
				return 1;
			},
		};
		const error = vi.fn();
		const telling = { ...services, logger: { ...services.logger, error } };
		expect(await runJob(telling, job)).toBe('failed');
		expect(error).toHaveBeenCalledWith('job failed', { job: 'shaky', cause: 'Error: not today' });
		fails = false;
		expect(await runJob(services, job)).toBe('done');
	});

	it('is waited for when the server stops, and no further one begins', async () => {
		const { job, runs, hold } = countingJob('last', 0);
		const letGo = hold();
		const runner = startJobs(services, [job, job], 5);
		await vi.waitFor(() => expect(runs()).toBe(1));
		let isStopped = false;
		const stopped = runner.stop().then(() => {
			isStopped = true;
		});
		await new Promise((go) => setTimeout(go, 30));
		expect(isStopped).toBe(false);
		letGo();
		await stopped;
		expect(runs()).toBe(1);
	});

	it('names are unique, because run times are stored under them', () => {
		expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length);
	});
});

const job = (name: string): Job => {
	const found = JOBS.find((each) => each.name === name);
	if (!found) throw new Error(`there is no job ${name}`);
	return found;
};

it('a plan that ends within a week is told of once, by two processes at a time, and no other', async () => {
	const { run } = job('remind-of-endings');
	// The events of the demo data are sent first.
	await run(services);
	await api.query("delete from notifications where kind = 'plan_ending'");
	const now = api.clock.now();
	const day = (days: number) => new Date(now + days * DAY_MS);
	const ends = [day(7), day(7.1), day(-0.1), null];
	for (const [i, end] of ends.entries()) {
		await api.query(
			`insert into entitlements (id, user_id, variant_id, order_line_id, piece, starts_at, ends_at)
			select gen_random_uuid(), (select user_id from orders order by id limit 1), variant_id, id, $1, $2, $3
			from order_lines order by id limit 1`,
			[90 + i, day(-30), end],
		);
	}
	const told = await Promise.all([run(services), run(services)]);
	expect(told[0] + told[1]).toBe(1);
	const { rows } = await api.query("select params, link from notifications where kind = 'plan_ending'");
	expect(rows).toHaveLength(1);
	expect(rows[0].link).toBe('/DigitalLibrary');
	expect(JSON.parse(rows[0].params)).toEqual({
		name: Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, expect.stringMatching(/./)])),
		endsAt: day(7).toISOString(),
	});
	expect(await run(services)).toBe(0);
	await api.query('delete from entitlements where piece >= 90');
});

describe('cleaning', () => {
	const countOf = async (table: string, where = 'true') => {
		const { rows } = await api.query(`select count(*)::int as count from ${table} where ${where}`);
		return Number(rows[0].count);
	};
	/** Moments by which rows are as old as may be, and a minute older; the second is deleted. */
	const moments = (days: number) => [
		new Date(api.clock.now() - days * DAY_MS + 60_000),
		new Date(api.clock.now() - days * DAY_MS - 60_000),
	];

	it('deletes limits, keys, codes, failures and messages that nobody can need, and no others', async () => {
		const { rows } = await api.query('select id from users limit 1');
		const user = rows[0].id;
		const uuid = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
		for (const [place, at] of moments(1).entries()) {
			await api.query('insert into rate_limits values ($1, $2, 1)', [`limit-${place}`, at]);
			await api.query(
				"insert into otp_codes (id, subject, purpose, code_hash, sent_at) values ($1, 's', 'register', 'h', $2)",
				[uuid(place), at],
			);
			await api.query('insert into sign_in_failures values ($1, 1, $2, null)', [`failure-${place}`, at]);
			await api.query('insert into sessions (id, user_id, created_at, expires_at) values ($1, $2, $3, $3)', [
				uuid(place),
				user,
				at,
			]);
		}
		for (const [place, at] of moments(7).entries()) {
			await api.query("insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, $2, 'f', $3)", [
				user,
				`key-${place}`,
				at,
			]);
		}
		for (const [place, at] of moments(30).entries()) {
			await api.query("insert into outbox values ($1, 'sms', '959', '', 'x', $2)", [uuid(place), at]);
		}
		for (const name of ['rate-limits', 'otp-codes', 'sign-in-failures', 'sessions', 'idempotency-keys', 'outbox']) {
			expect(await job(`clean-${name}`).run(services), name).toBe(1);
		}
		expect(await countOf('rate_limits', "subject = 'limit-0'")).toBe(1);
		expect(await countOf('otp_codes', `id = '${uuid(0)}'`)).toBe(1);
		expect(await countOf('sessions', `id = '${uuid(0)}'`)).toBe(1);
		expect(await countOf('idempotency_keys', "key = 'key-0'")).toBe(1);
	});

	it('deletes more rows than go in one statement', async () => {
		await api.query("insert into rate_limits select 'many-' || n, to_timestamp(0), 1 from generate_series(1, 2500) n");
		expect(await job('clean-rate-limits').run(services)).toBe(2500);
	});

	it('deletes pictures that nothing shows after a day, with their files, and files without a picture', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		const image = sharp({ create: { width: 90, height: 90, channels: 3, background: '#111' } });
		const photo = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
		const keep = async () => ok(uploadPicture, await shopper.call('POST', '/api/uploads?purpose=chat', photo)).data;
		const [used, unused, orphan] = [await keep(), await keep(), await keep()];
		await api.query('update uploads set used_at = created_at where id = $1', [used.id]);
		await api.query('delete from uploads where id = $1', [orphan.id]);
		const keyOf = ({ picture }: typeof used) => picture.path.split('/').at(-1);
		expect(await job('clean-unused-uploads').run(services)).toBe(0);
		expect(await job('clean-orphan-files').run(services)).toBe(1);
		expect((await services.files.folders()).toSorted()).toEqual([keyOf(used), keyOf(unused)].toSorted());
		api.clock.advance(DAY_MS + 1);
		expect(await job('clean-unused-uploads').run(services)).toBe(1);
		expect(await services.files.folders()).toEqual([keyOf(used)]);
	});

	it('every job runs on a freshly seeded database', async () => {
		for (const each of JOBS)
			expect(await runJob({ ...services, config: readConfig({}) }, each), each.name).not.toBe('failed');
	});
});
