import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJsonLogger } from '../src/log.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';

const lines: string[] = [];
let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	const logger = createJsonLogger(
		(line) => lines.push(line),
		() => 0,
	);
	api = await startApi({}, { logger });
	shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
});
afterAll(() => api.close());

/** The lines of one call. */
async function logged(call: () => Promise<unknown>) {
	lines.length = 0;
	await call();
	return lines.map((line) => JSON.parse(line));
}

it('a request is one line with route, status, duration, id and a hash of the account, without what was typed', async () => {
	const written = await logged(() => createShopper(api).call('GET', '/api/products?search=secretword'));
	expect(written).toEqual([
		{
			...{ level: 'info', time: '1970-01-01T00:00:00.000Z', message: 'request' },
			...{ method: 'GET', route: '/api/products', path: '/api/products', status: 200 },
			requestId: expect.stringMatching(/^[\w-]{8,64}$/),
			ms: expect.any(Number),
		},
	]);
	const [own] = await logged(() => shopper.call('GET', '/api/profile'));
	expect(own).toMatchObject({ route: '/api/profile', status: 200, account: expect.stringMatching(/^log:[\w-]{8}$/) });
	for (const secret of ['secretword', DEMO_ACCOUNT.email]) expect(JSON.stringify([written, own])).not.toContain(secret);
});

it('a request that fails has a second line with SQLSTATE, statement and stack, under the id that the shopper sees', async () => {
	await api.query(`create function refuse() returns trigger language plpgsql as $$ begin
		raise invalid_text_representation using message = 'invalid input syntax: "Daw Khin"'; end $$`);
	await api.query('create trigger refuse before insert on follows for each row execute function refuse()');
	let requestId = '';
	const written = await logged(async () => {
		requestId = failed(await shopper.call('PUT', '/api/follows/bagan-lacquer', {})).requestId;
	});
	expect(written.map(({ message }) => message)).toEqual(['request failed', 'request']);
	expect(written.map((line) => line.requestId)).toEqual([requestId, requestId]);
	expect(written[0]).toMatchObject({
		level: 'error',
		code: 'internal_error',
		error: { code: '22P02', statement: expect.stringMatching(/^insert into "follows"/), stack: expect.any(Array) },
	});
	expect(written[0].error.stack.join()).toContain('follows/service.ts');
	expect(lines.join()).not.toContain('Daw Khin');
});
