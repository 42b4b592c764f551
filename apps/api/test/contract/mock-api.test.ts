import { type Caller, type Endpoint, type EndpointName, endpointsByName } from '@zaylat/api-client/contract';
import { createMockApi, MOCK_CREDENTIALS, MOCK_NOW } from '@zaylat/api-client/mocks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type TestApi } from '../../src/testing/index.ts';
import { failed, ok, startApi } from '../answers.ts';
import { addressOf, inputsOf } from './arbitrary.ts';
import { behaviours } from './behaviours.ts';

const SIGNED_IN: ReadonlySet<Caller> = new Set(['session', 'registered', 'seller', 'staff']);
const IDS = { id: '1001', slug: 'fashion', lineId: 'line-1', productId: '1001' };

/** A browser at a mock API of its own. */
function browser(user: 'none' | 'guest' | 'registered') {
	const cart = [{ variantId: '1001-1', quantity: 2 }];
	const mock = createMockApi({ user, cart, wishlist: ['1002'], hasOwnReviews: true });
	const request = (path: string, init: RequestInit = {}) =>
		mock.fetch(path, { ...init, method: init.method ?? 'GET', headers: Object.fromEntries(new Headers(init.headers)) });
	return createShopper({ app: { request }, clock: { now: () => MOCK_NOW } });
}

const entries = Object.entries<Endpoint>(endpointsByName) as [EndpointName, Endpoint][];

/** Stories and tests of screens use the mock API, so its responses must match the contract, as the API's do. */
describe.each(entries)('the mock of %s', (_, endpoint) => {
	const { method, caller, isIdempotent } = endpoint;
	const path = addressOf(endpoint, IDS, {});
	const body = endpoint.body ? {} : undefined;
	const headers: Record<string, string> = isIdempotent ? { 'idempotency-key': 'mock-contract-key' } : {};
	const when = (applies: boolean, title: string, test: () => Promise<void>) => {
		if (applies) it(title, test);
	};

	when(SIGNED_IN.has(caller), 'wants a session', async () => {
		const response = await browser('none').call(method, path, body, headers);
		expect(failed(response).code).toBe('sign_in_required');
	});

	when(caller === 'registered', 'wants a registered shopper', async () => {
		const response = await browser('guest').call(method, path, body, headers);
		expect(failed(response).code).toBe('registration_required');
	});

	when(isIdempotent === true, 'wants an idempotency key', async () => {
		const response = await browser('registered').call(method, path, body);
		expect(failed(response).code).toBe('key_missing');
	});

	it('answers any input with a success or an error of the contract', async () => {
		const shopper = browser('registered');
		await fc.assert(
			fc.asyncProperty(inputsOf(endpoint), async ({ params, query, body: sent }) => {
				const address = addressOf(endpoint, { ...Object(params), ...IDS }, query);
				const response = await shopper.call(method, address, sent, headers);
				if (response.status === 200) ok(endpoint, response);
				else expect(endpoint.errors).toContain(failed(response).code);
			}),
			{ numRuns: 25, seed: 20_261_121 },
		);
	});
});

/** What shoppers do has the same result, whichever of the two answers. */
describe('the mock API', () => {
	it.each(behaviours)('%s', async (_, check) => check(browser('registered')));
});

describe('the API', () => {
	let api: TestApi | undefined;
	const running = () => api ?? expect.fail('the API has not been started');
	beforeAll(async () => {
		api = await startApi();
	});
	afterAll(() => running().close());

	it.each(behaviours)('%s', async (_, check) => {
		const shopper = createShopper(running());
		await shopper.signIn('credentials', MOCK_CREDENTIALS);
		await check(shopper);
		await running().query('delete from rate_limits');
	});
});
