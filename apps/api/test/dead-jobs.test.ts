import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '../src/gateways/gateway.ts';
import { QUEUES } from '../src/jobs/queues.ts';
import { sealMessage } from '../src/ports/sealed-message.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

const COMMAND = fileURLToPath(new URL('../../../tools/dead-jobs.mjs', import.meta.url));
const PATH = '/api/operator/dead-jobs';

let api: TestApi;
let server: Server;
let url: string;

beforeAll(async () => {
	api = await startApi();
	server = createServer(getRequestListener(api.app.fetch));
	await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
	const address = server.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(() => api.query('delete from pgboss.job'));
afterAll(async () => {
	server.close();
	await api.close();
});

/** Fails each try of the notices that wait. */
async function giveUp() {
	const services = { ...api.services, mail: { send: () => Promise.reject(new Error('mailbox is gone')) } };
	for (let tries = 0; tries < 20; tries += 1) await api.runJobs('account-notice', { isPatient: false, services });
}

/** A notice that cannot be sent. */
async function deadNotice(): Promise<string> {
	const id = randomUUID();
	const to = { email: 'ma.hnin@example.com' };
	await api.db.enqueue('account-notice', [
		{ id, sealed: sealMessage(api.services.config, { to, subject: 'A', text: 'B' }) },
	]);
	await giveUp();
	return id;
}

const list = async (query = '') => (await (await api.app.request(`${PATH}${query}`)).json()).data.items;
const post = (act: 'repeat' | 'drop', body: unknown) =>
	api.app.request(`${PATH}/${act}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});

describe('dead letters', () => {
	it('are listed by kind, and one is shown without recipient and text', async () => {
		const item = await deadNotice();
		expect(await list('?kind=refund')).toEqual([]);
		const [dead, ...others] = await list('?kind=account-notice');
		expect(others).toEqual([]);
		expect(dead).toMatchObject({ kind: 'account-notice', item, tries: 13, reason: 'Error: mailbox is gone' });
		const { data } = await (await api.app.request(`${PATH}/${dead.id}`)).json();
		expect(data).toEqual({ ...dead, data: { id: item }, queuedAt: expect.any(String), notRepeated: null });
		expect((await api.app.request(`${PATH}?kind=nothing`)).status).toBe(400);
		for (const id of ['nothing', randomUUID()]) expect((await api.app.request(`${PATH}/${id}`)).status).toBe(404);
	});

	it('are repeated by kind', async () => {
		await deadNotice();
		expect(await (await post('repeat', { kind: 'refund' })).json()).toEqual({ data: { repeated: 0 } });
		expect(await (await post('repeat', { kind: 'account-notice' })).json()).toEqual({ data: { repeated: 1 } });
		expect(await list()).toEqual([]);
		const { rows } = await api.query("select recipient from outbox where text = 'B'");
		expect(rows).toEqual([{ recipient: 'ma.hnin@example.com' }]);
	});

	it('are dropped when they are named, never all at once', async () => {
		await deadNotice();
		const item = await deadNotice();
		const [{ id }] = (await list()).filter((each: { item: string }) => each.item !== item);
		expect((await post('drop', {})).status).toBe(400);
		expect(await (await post('drop', { ids: [id] })).json()).toEqual({ data: { dropped: 1 } });
		expect(await (await post('drop', { ids: [id] })).json()).toEqual({ data: { dropped: 0 } });
		expect(await list()).toMatchObject([{ item }]);
		expect(await (await post('drop', { kind: 'account-notice' })).json()).toEqual({ data: { dropped: 1 } });
		expect(await list()).toEqual([]);
		expect(await api.runJobs('account-notice')).toBe(0);
	});

	it('that could not be repeated say so, and can be repeated later', async () => {
		const cancel: Gateway['cancel'] = () => Promise.reject(new Error('not today'));
		const jobs = [{ id: 'reference-1' }];
		await api.query(
			`insert into payments (id, order_id, method, option, amount, status, gateway, merchant_reference, started_at, expires_at)
			select gen_random_uuid(), id, 'qr', 'mmqr', 100, 'abandoned', 'sandbox', 'reference-1', now(), now()
			from orders where edition = 'mm' limit 1`,
		);
		const { mm, ...others } = api.services.gateways;
		const gateways = { ...others, mm: { ...(mm ?? expect.fail()), cancel } };
		await api.db.enqueue('cancel-payment', jobs);
		for (let tries = 0; tries <= QUEUES['cancel-payment'].retries; tries += 1) {
			await api.runJobs('cancel-payment', { isPatient: false, services: { ...api.services, gateways } });
		}
		const [{ id }] = await list();
		await api.db.enqueue('cancel-payment', jobs);
		expect(await (await post('repeat', { ids: [id] })).json()).toEqual({ data: { repeated: 0 } });
		const { data } = await (await api.app.request(`${PATH}/${id}`)).json();
		expect(data).toMatchObject({
			reason: 'Error: not today',
			notRepeated: expect.stringContaining('cancel-payment already has a job'),
		});
		expect(await (await post('repeat', { ids: [id] })).json()).toEqual({ data: { repeated: 1 } });
		expect(await list()).toEqual([]);
	});

	it('are for operators alone', async () => {
		const production = api.startSecond({ env: { PROFILE: 'production', METRICS_TOKEN: 'a-token-of-operators' } });
		const token = { authorization: 'Bearer a-token-of-operators' };
		for (const path of [PATH, `${PATH}/${randomUUID()}`]) {
			const response = await production.app.request(path, { headers: { authorization: 'Bearer another' } });
			expect((await response.json()).error.code).toBe('path_not_found');
		}
		for (const act of ['repeat', 'drop']) {
			const body = JSON.stringify({ kind: 'refund' });
			const headers = { 'content-type': 'application/json' };
			const request = { method: 'POST', body };
			expect((await production.app.request(`${PATH}/${act}`, { ...request, headers })).status).toBe(404);
			const allowed = await production.app.request(`${PATH}/${act}`, { ...request, headers: { ...headers, ...token } });
			expect(allowed.status).toBe(200);
		}
		await production.close();
	});
});

describe('the command', () => {
	const run = (...args: string[]) => promisify(execFile)(process.execPath, [COMMAND, ...args, '--url', url]);
	const refused = (...args: string[]) =>
		run(...args).then(
			() => expect.fail(),
			({ stderr }) => String(stderr),
		);

	it('lists, shows, repeats and drops', async () => {
		const item = await deadNotice();
		const [{ id }] = await list();
		expect((await run()).stdout).toMatch(new RegExp(`^${id} .* account-notice  ${item}  13 tries\n    Error: mailbox`));
		expect((await run('list', '--kind', 'refund')).stdout).toBe('no dead letters\n');
		expect((await run('show', id)).stdout).toContain(`data         {"id":"${item}"}`);
		expect((await run('repeat', id)).stdout).toBe('1 repeated\n');
		await giveUp();
		expect((await run('repeat', '--all')).stdout).toBe('1 repeated\n');
		await giveUp();
		expect((await run('drop', '--kind', 'account-notice')).stdout).toBe('1 dropped\n');
		expect((await run('list')).stdout).toBe('no dead letters\n');
	});

	it('says what is wrong', async () => {
		expect(await refused('drop', '--all')).toContain('name ids, or a kind of work\n');
		expect(await refused('repeat')).toContain('or --all');
		expect(await refused('show', randomUUID())).toBe('not found: check the id, and METRICS_TOKEN\n');
		expect(await refused('bury')).toContain('usage: pnpm jobs:dead');
	});
});
