import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { describe, expect, test } from 'vitest';
import { ZodObject } from 'zod';
import * as contract from './contract.ts';
import { API_ERRORS, endpointOf, endpoints, validateResponse } from './contract.ts';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
	typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** A page that is being closed has no time to make a security key (ADR 33), and a beacon has no headers (ADR 235). */
const WITHOUT_KEY = new Set<contract.Endpoint>([
	contract.abandonPayment,
	contract.reportPresence,
	contract.sendPageFigures,
]);

test('the list of endpoints holds every endpoint of the contract once', () => {
	const exported = Object.values<unknown>(contract).filter(isEndpoint);
	expect(exported.length).toBeGreaterThan(0);
	const named = (list: readonly contract.Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).sort();
	expect(named(endpoints), 'endpoints.ts names each endpoint that a contract.ts exports').toEqual(named(exported));
	expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});

test.each([
	['GET', '/api/currency-exchange'],
	['GET', '/api/locations/countries'],
	['GET', '/api/add-to-cart/count'],
	['GET', '/api/wish-list'],
	['GET', '/api/digital-market/wish-lists'],
	['GET', '/api/products/search'],
	['GET', '/api/digital-market/products/search'],
	['GET', '/api/normal-categories/withProducts'],
])('Specification §7 has %s %s, and so has the contract', (method, path) => {
	expect(endpointOf(method, path)).toMatchObject({ method, path });
});

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
	'%s',
	(_, endpoint) => {
		test('every place of its path has a parameter', () => {
			const places = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			const parameters = endpoint.params instanceof ZodObject ? Object.keys(endpoint.params.shape) : [];
			expect(parameters.toSorted()).toEqual(places.toSorted());
		});

		test('what depends on the session is guarded and never shared', () => {
			const isPersonal = !['anyone', 'visitor'].includes(endpoint.caller);
			if (isPersonal || endpoint.method !== 'GET') expect(endpoint.guarded).toBe(!WITHOUT_KEY.has(endpoint));
			if (endpoint.caller !== 'anyone' || endpoint.method !== 'GET') expect(endpoint.cache).toBe('private');
		});

		test('its errors are those that can happen', () => {
			const { errors, guarded, caller, permission, params, query, body, mostBodyBytes, upload, limit, isIdempotent } =
				endpoint;
			for (const code of errors) expect(API_ERRORS).toHaveProperty(code);
			expect(errors.includes('security_key_refused')).toBe(guarded);
			expect(errors.includes('sign_in_required')).toBe(['session', 'registered', 'seller', 'staff'].includes(caller));
			expect(errors.includes('registration_required')).toBe(caller === 'registered');
			expect(errors.includes('seller_required')).toBe(caller === 'seller');
			for (const code of ['second_factor_required', 'permission_required'] as const) {
				expect(errors.includes(code)).toBe(caller === 'staff' && permission !== undefined);
			}
			expect(errors.includes('too_many_requests')).toBe(limit !== undefined);
			expect(errors.includes('key_missing')).toBe(isIdempotent !== undefined);
			expect(errors.includes('key_reused')).toBe(isIdempotent !== undefined);
			expect(errors.includes('bad_request')).toBe(Boolean(params ?? query ?? body));
			expect(errors.includes('body_too_large')).toBe((upload ?? mostBodyBytes) !== undefined);
			expect(errors.includes('upload_refused')).toBe(upload !== undefined);
			expect(errors).toContain('unavailable');
		});
	},
);

describe('a search text', () => {
	const parse = (search: unknown) => contract.searchQuery.safeParse({ search });
	test('is valid until it reaches 50 characters (Specification §4)', () => {
		expect(parse('x'.repeat(49)).success).toBe(true);
		expect(parse('x'.repeat(50)).success).toBe(false);
		expect(parse('').success).toBe(false);
		expect(parse('  ').success).toBe(false);
	});
	test('asks for 30 results on pages unless it says otherwise [§7.8]', () => {
		expect(parse('tea').data).toEqual({ search: 'tea', paginate: 'true', per_page: 30 });
	});
});

describe('validateResponse', () => {
	test('accepts what the contract says', () => {
		expect(() => validateResponse('GET', '/api/add-to-cart/count', { data: { count: 0 } })).not.toThrow();
	});
	test.each([
		['GET', '/api/add-to-cart/count', { data: { count: -1 } }, 'count'],
		['GET', '/api/add-to-cart/count', { count: 1 }, 'data'],
		['GET', '/api/currency-exchange', { data: [] }, 'data'],
		['GET', '/api/nowhere', {}, 'The contract has no GET /api/nowhere'],
		['POST', '/api/home', {}, 'The contract has no POST /api/home'],
	])('refuses %s %s %j', (method, path, response, words) => {
		expect(() => validateResponse(method, path, response)).toThrow(words);
	});
});

test('goods can be asked for by each delivery country of the local list (Specification §3)', () => {
	expect(contract.deliveryCountry.options).toEqual(LOCAL_COUNTRIES.map(({ value }) => value));
});
