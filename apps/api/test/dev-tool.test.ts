import { developerEndpoints, getOrder, getPayment } from '@zaylat/api-client/contract';
import { PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { HOUR_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, TEST_NOW, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';

const { listOutbox, listSteppedParcels, stepParcel, getClock, shiftClock, listFaults, addFault, clearFaults } =
	developerEndpoints;
/** Passes whatever the clocks say, as long as no `SECURITY_KEY` is set. */
const WITHOUT_KEY = { 'x-security-key': 'Non Secure Condition' };

let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
	await shopper.signIn('guest');
});
afterAll(() => api.close());
beforeEach(async () => {
	await shopper.call('PUT', '/api/dev-tool/clock', { shiftMs: 0 });
	await shopper.call('DELETE', '/api/dev-tool/faults');
	await api.query('delete from rate_limits');
});

async function ordered(paymentMethod?: string) {
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	return order(shopper, paymentMethod);
}
const parcelsOf = async (code?: string, by = shopper) =>
	ok(listSteppedParcels, await by.call('GET', `/api/dev-tool/parcels${code ? `?code=${code}` : ''}`)).data.items;
const move = (trackCode: string, to: string) =>
	shopper.call('POST', `/api/dev-tool/parcels/${trackCode}/moves`, { to });

describe('in the production profile', () => {
	let production: TestApi;
	beforeAll(() => {
		production = api.startSecond({ env: { PROFILE: 'production' } });
	});
	afterAll(() => production.close());

	it.each(Object.entries(developerEndpoints))('%s is not there', async (_, { method, path }) => {
		const body = method === 'GET' || method === 'DELETE' ? undefined : {};
		const response = await createShopper(production).call(method, path.replace(/\{\w+\}/, 'EX000000000MP'), body);
		expect(failed(response).code).toBe('path_not_found');
	});
});

describe('the outbox', () => {
	it('has the last message first [§2.27]', async () => {
		await api.query(
			`insert into outbox values
			 (gen_random_uuid(), 'sms', '959', '', 'Your code is 123456', now() + interval '20 years'),
			 (gen_random_uuid(), 'mail', 'a@example.com', 'Your order', 'It is on its way', now() + interval '30 years')`,
		);
		const { items } = ok(listOutbox, await shopper.call('GET', '/api/dev-tool/outbox')).data;
		expect(items.slice(0, 2)).toMatchObject([
			{ channel: 'mail', subject: 'Your order' },
			{ channel: 'sms', text: 'Your code is 123456' },
		]);
		await api.query('delete from outbox');
	});

	it('lists the last stored message first, though the clock was ahead before', async () => {
		for (const [shiftMs, to] of [
			[HOUR_MS, 'first@example.com'],
			[0, 'second@example.com'],
		] as const) {
			await shopper.call('PUT', '/api/dev-tool/clock', { shiftMs });
			await api.services.mail.send({ to, subject: '', text: 'Hello' });
			api.clock.advance(1);
		}
		const { items } = ok(listOutbox, await shopper.call('GET', '/api/dev-tool/outbox')).data;
		api.clock.advance(-2);
		expect(items.map(({ recipient }) => recipient)).toEqual(['second@example.com', 'first@example.com']);
		await api.query('delete from outbox');
	});
});

describe('parcels', () => {
	it('go all the way as their seller moves them, and no further (Decision 9)', async () => {
		const { code } = await ordered();
		const [parcel] = await parcelsOf(code);
		expect(parcel).toMatchObject({
			orderCode: code,
			status: 'pending',
			moves: ['approved', 'order cancelled by seller'],
		});
		const trackCode = parcel?.trackCode ?? '';
		for (const to of ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'] as const) {
			expect(ok(stepParcel, await move(trackCode, to)).data.status).toBe(to);
		}
		expect(await parcelsOf(trackCode)).toMatchObject([{ status: 'delivered', moves: [], isPaid: true }]);
		expect(ok(getOrder, await shopper.call('GET', `/api/orders/${code}`)).data.status).toBe('delivered');
		const refused = failed(await move(trackCode, 'complete'));
		expect(refused).toMatchObject({ code: 'order_move_refused', details: { status: 'delivered' } });
	});

	it('are those of the session without a code, and nobody’s without a session', async () => {
		const { code } = await ordered();
		expect((await parcelsOf()).map(({ orderCode }) => orderCode)).toContain(code);
		const visitor = createShopper(api);
		expect(await parcelsOf(undefined, visitor)).toEqual([]);
		expect(await parcelsOf(code.toLowerCase(), visitor)).toHaveLength(1);
	});

	it('that wait for their money, or do not exist, stay where they are', async () => {
		const { code } = await ordered('qr');
		const [parcel] = await parcelsOf(code);
		expect(parcel).toMatchObject({ isPaid: false, moves: [] });
		expect(failed(await move(parcel?.trackCode ?? '', 'approved')).code).toBe('order_move_refused');
		expect(failed(await move('EX000000000MP', 'approved')).code).toBe('order_not_found');
		expect(failed(await move('EX000000000MP', 'nowhere')).code).toBe('bad_request');
		expect(await parcelsOf('ZZ00000000')).toEqual([]);
	});
});

describe('the clock', () => {
	const shift = (shiftMs: number) => shopper.call('PUT', '/api/dev-tool/clock', { shiftMs });
	const clock = async () => ok(getClock, await shopper.call('GET', '/api/dev-tool/clock')).data;

	it('goes ahead, back, and right again, for all that the API does', async () => {
		expect(ok(shiftClock, await shift(3 * HOUR_MS)).data).toEqual({
			now: new Date(TEST_NOW + 3 * HOUR_MS).toISOString(),
			shiftMs: 3 * HOUR_MS,
		});
		const { headers } = await shopper.call('GET', '/api/health');
		expect(Number(headers.get('x-server-time'))).toBe(TEST_NOW + 3 * HOUR_MS);
		ok(shiftClock, await shift(-HOUR_MS));
		expect(await clock()).toMatchObject({ shiftMs: -HOUR_MS });
		ok(shiftClock, await shift(0));
		expect(await clock()).toEqual({ now: new Date(TEST_NOW).toISOString(), shiftMs: 0 });
	});

	it('lets a payment run out (Specification §4)', async () => {
		const { id } = await ordered('qr');
		const payment = await pay(shopper, id);
		const statusNow = async () => {
			const response = await shopper.call('GET', `/api/payments/${payment.id}`, undefined, WITHOUT_KEY);
			return ok(getPayment, response).data.status;
		};
		expect(await statusNow()).toBe('pending');
		ok(shiftClock, await shift(PAYMENT_LIFE_MS + 60_000));
		expect(await statusNow()).toBe('expired');
	});

	it.each([[null], ['1'], [1.5], [4000 * 24 * HOUR_MS]])('is not shifted by %j', async (shiftMs) => {
		const response = await shopper.call('PUT', '/api/dev-tool/clock', { shiftMs });
		expect(failed(response).code).toBe('bad_request');
		expect(await clock()).toMatchObject({ shiftMs: 0 });
	});
});

describe('failures on purpose', () => {
	const add = (path: string, kind: string, calls: number) =>
		shopper.call('POST', '/api/dev-tool/faults', { path, kind, calls });
	const left = async () => ok(listFaults, await shopper.call('GET', '/api/dev-tool/faults')).data.items;
	const statusOf = async (path: string) => (await shopper.call('GET', path)).status;

	it('happen to the paths that begin so, as often as was said, then no more', async () => {
		ok(addFault, await add('/api/home', 'unavailable', 2));
		expect(await statusOf('/api/currency-exchange')).toBe(200);
		expect(failed(await shopper.call('GET', '/api/home')).code).toBe('unavailable');
		expect(await left()).toEqual([{ path: '/api/home', kind: 'unavailable', callsLeft: 1 }]);
		expect(await statusOf('/api/home')).toBe(503);
		expect(await statusOf('/api/home')).toBe(200);
		expect(await left()).toEqual([]);
	});

	it('are selected by the longest path, and one path has one', async () => {
		ok(addFault, await add('/api/', 'unavailable', 5));
		ok(addFault, await add('/api/home', 'unavailable', 5));
		ok(addFault, await add('/api/home', 'internal_error', 1));
		expect(await left()).toHaveLength(2);
		expect(await statusOf('/api/home')).toBe(500);
		expect(await statusOf('/api/home')).toBe(503);
		ok(clearFaults, await shopper.call('DELETE', '/api/dev-tool/faults'));
		expect(await left()).toEqual([]);
		expect(await statusOf('/api/home')).toBe(200);
	});

	it.each([
		['/home', 'slow', 1],
		['/api/home?x', 'slow', 1],
		['/api/home', 'odd', 1],
		['/api/home', 'slow', 0],
		['/api/home', 'slow', 1001],
	])('%s, %s, %i is refused', async (path, kind, calls) => {
		expect(failed(await add(path, kind, calls)).code).toBe('bad_request');
	});
});

it('says that it cannot answer while the database is away, save what needs none', async () => {
	const down = api.startSecond();
	const developer = createShopper(down);
	await down.cutDatabase();
	for (const path of ['outbox', 'parcels?code=ZZ00000000']) {
		expect(failed(await developer.call('GET', `/api/dev-tool/${path}`)).code).toBe('unavailable');
	}
	ok(getClock, await developer.call('GET', '/api/dev-tool/clock'));
	ok(listFaults, await developer.call('GET', '/api/dev-tool/faults'));
	await down.close();
});
