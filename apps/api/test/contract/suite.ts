import { API_ERRORS, type Caller, type Endpoint, type ErrorCode, LIMITS } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { isPermitted, STAFF_ROLES } from '@zaylat/domain/roles';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsendable } from '../../src/ports/unsendable.ts';
import { browserAt, createShopper, type Shopper, type TestApi } from '../../src/testing/index.ts';
import type { Answer } from '../../src/testing/shopper.ts';
import { failed, ok, startApi } from '../answers.ts';
import { openStaff } from '../staff.ts';
import { addressOf, inputsOf } from './arbitrary.ts';

/** A good call of an endpoint. */
export interface Example {
	/** Path with its places filled and its query. */
	readonly path: string;
	readonly body?: unknown;
}

/** What examples and further tests work with. */
export interface ContractContext {
	readonly api: TestApi;
	/** A browser that is signed in as an endpoint of this caller requires; visitors are not signed in. */
	as(caller: Caller): Promise<Shopper>;
	/** Validates a response against the contract of an endpoint and records that it was seen. */
	expectOk(name: string, response: Answer): unknown;
	/** Validates an error against the catalogue and records that it was seen. */
	expectError(name: string, code: ErrorCode, response: Answer): void;
}

/** How the endpoints of a resource are tested. */
export interface ContractSuite<Name extends string> {
	readonly endpoints: Readonly<Record<Name, Endpoint>>;
	/** A good call of each endpoint; it may prepare what the call needs, as the shopper that is given. */
	readonly examples: Readonly<Record<Name, (context: ContractContext, shopper: Shopper) => Example | Promise<Example>>>;
	/** Calls that send a message, of endpoints whose example sends none. */
	readonly sending?: Partial<ContractSuite<Name>['examples']>;
	/** Tests of the errors that only this resource has; called while tests are declared. */
	readonly more?: (context: ContractContext) => void;
	readonly env?: Readonly<Record<string, string>>;
	/** Endpoints that answer from files, and so also while the database is away. */
	readonly withoutDatabase?: readonly NoInfer<Name>[];
}

const SIGNED_IN: ReadonlySet<Caller> = new Set(['session', 'registered', 'seller', 'staff']);

/** Places of paths that name what is of all accounts: shops, products, votes for reviews, coupons, providers of sign-in. */
const OF_ALL = /\{(slug|provider|productId)\}|\/api\/products\/\{id\}|\/api\/coupons\/|\/helpful$/;

/** Whether the path of an endpoint names something of one account, such as an order. */
const isOfOneAccount = ({ caller, path }: Endpoint) =>
	SIGNED_IN.has(caller) && caller !== 'staff' && path.includes('{') && !OF_ALL.test(path);

/** Headers that a call needs beyond those that every client sends. */
let keys = 0;
export function headersFor(endpoint: Endpoint): Record<string, string> {
	keys += 1;
	return endpoint.isIdempotent ? { 'idempotency-key': `example-key-${keys}` } : {};
}

/**
 * Calls every endpoint of a resource over HTTP on a real database: a success, every error that all endpoints share, input
 * made at random from the schemas, and the database away. At the end each listed error must have been seen.
 */
export function testContract<Name extends string>(suite: ContractSuite<Name>): void {
	const { examples, env = {} } = suite;
	const endpoints: Readonly<Record<string, Endpoint>> = suite.endpoints;
	const names = Object.keys(suite.endpoints) as Name[];
	const seen = new Map<string, Set<string>>();
	let api: TestApi | undefined;
	const shoppers = new Map<Caller, Promise<Shopper>>();
	const others = new Map<Caller, Promise<Shopper>>();

	const running = () => {
		if (!api) throw new Error('the API has not been started');
		return api;
	};
	const endpointOf = (name: string): Endpoint => {
		const endpoint = endpoints[name];
		if (!endpoint) throw new Error(`the suite has no endpoint ${name}`);
		return endpoint;
	};
	const note = (name: string, what: string) => seen.set(name, (seen.get(name) ?? new Set()).add(what));
	const context: ContractContext = {
		get api() {
			return running();
		},
		as(caller) {
			const known = shoppers.get(caller) ?? openBrowser(running(), caller);
			shoppers.set(caller, known);
			return known;
		},
		expectOk(name, response) {
			note(name, 'success');
			return ok(endpointOf(name), response);
		},
		expectError(name, code, response) {
			expect(failed(response).code, JSON.stringify(response.json)).toBe(code);
			expect(response.status).toBe(API_ERRORS[code].status);
			expect(response.headers.get('cache-control')).toBe('private, no-store');
			note(name, code);
		},
	};
	/** A browser of another account than `as` gives, which the endpoint lets in too. */
	const another = (caller: Caller) => {
		const known = others.get(caller) ?? openOther(running(), caller);
		others.set(caller, known);
		return known;
	};
	/** A good call, and the browser that made it. */
	const call = async (name: Name, by?: Shopper, headers: Readonly<Record<string, string>> = {}) => {
		const endpoint = endpointOf(name);
		const shopper = await context.as(endpoint.caller);
		const { path, body } = await examples[name](context, shopper);
		return (by ?? shopper).call(endpoint.method, path, body, { ...headersFor(endpoint), ...headers });
	};

	beforeAll(async () => {
		api = await startApi({ TRUSTED_PROXIES: '1', ...env });
	});
	afterAll(() => running().close());

	describe.each(names)('%s', (name) => {
		const endpoint = endpointOf(name);
		const has = (code: ErrorCode) => endpoint.errors.includes(code);
		/** Declares a test where it applies; what does not apply is no skipped test. */
		const when = (applies: boolean, title: string, test: () => Promise<void>) => {
			if (applies) it(title, test);
		};

		it('answers as the contract defines', async () => {
			context.expectOk(name, await call(name));
		});

		when(SIGNED_IN.has(endpoint.caller), 'wants a session', async () => {
			context.expectError(name, 'sign_in_required', await call(name, createShopper(running())));
		});

		when(endpoint.caller === 'registered', 'wants a registered shopper', async () => {
			context.expectError(name, 'registration_required', await call(name, await context.as('session')));
		});

		when(endpoint.caller === 'seller', 'wants a seller', async () => {
			context.expectError(name, 'seller_required', await call(name, await context.as('registered')));
		});

		when(endpoint.caller === 'staff', 'is hidden from who is no staff', async () => {
			context.expectError(name, 'path_not_found', await call(name, await context.as('registered')));
		});

		when(endpoint.permission !== undefined, 'wants a role that permits it, and the second factor', async () => {
			const { permission } = endpoint;
			const role = STAFF_ROLES.find((each) => permission && !isPermitted([each], permission));
			const other = await openStaff(running(), { roles: role ? [role] : [] });
			context.expectError(name, 'permission_required', await call(name, other));
			const late = await openStaff(running(), { roles: ['administrator'], hasFactor: false });
			context.expectError(name, 'second_factor_required', await call(name, late));
		});

		when(endpoint.permission !== undefined && endpoint.method !== 'GET', 'is written to the audit trail', async () => {
			const count = async () => (await running().query('select count(*)::int as n from audit_entries')).rows[0].n;
			const shopper = await context.as(endpoint.caller);
			const { path, body } = await examples[name](context, shopper);
			const before = await count();
			context.expectOk(name, await shopper.call(endpoint.method, path, body, headersFor(endpoint)));
			expect(await count()).toBe(before + 1);
		});

		when(isOfOneAccount(endpoint), 'finds nothing of another account, and changes nothing there', async () => {
			const owner = await context.as(endpoint.caller);
			const { path, body } = await examples[name](context, owner);
			const other = await another(endpoint.caller);
			const { code } = failed(await other.call(endpoint.method, path, body, headersFor(endpoint)));
			expect(code).toMatch(/_not_found$|^not_in_cart$/);
			expect(endpoint.errors).toContain(code);
			context.expectOk(name, await owner.call(endpoint.method, path, body, headersFor(endpoint)));
		});

		when(endpoint.guarded, 'wants a fresh security key', async () => {
			const response = await call(name, undefined, { 'x-security-key': 'stale' });
			context.expectError(name, 'security_key_refused', response);
			expect(Number(response.headers.get('x-server-time'))).toBe(running().clock.now());
		});

		when(has('too_many_requests'), 'is limited', async () => {
			const shopper = await context.as(endpoint.caller);
			const { path, body } = await examples[name](context, shopper);
			const limit = endpoint.limit && LIMITS[endpoint.limit];
			// Without a session, calls count for the address alone; the first call may begin one.
			const isShared = endpoint.caller === 'anyone' || endpoint.caller === 'visitor';
			const send = async () => {
				const browser = isShared ? createShopper(running()) : shopper;
				const headers = { ...headersFor(endpoint), 'x-forwarded-for': '203.0.113.7' };
				return browser.call(endpoint.method, path, body, headers);
			};
			await send();
			const before = limit ? limit[isShared ? 'perAddress' : 'calls'] - 1 : 1_000_000;
			await running().query('update rate_limits set calls = $1', [before]);
			const lastOne = endpoint.limit && (await send());
			const response = await send();
			await running().query('delete from rate_limits');
			expect(lastOne?.json).not.toMatchObject({ error: { code: 'too_many_requests' } });
			context.expectError(name, 'too_many_requests', response);
			expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
		});

		when(has('message_not_sent'), 'tells when a message cannot be sent', async () => {
			const mute = running().startSecond({ env: { TRUSTED_PROXIES: '1', ...env }, ports: unsendable });
			const shopper = await context.as(endpoint.caller);
			const { path, body } = await (suite.sending?.[name] ?? examples[name])(context, shopper);
			const response = await browserAt(mute, shopper).call(endpoint.method, path, body, headersFor(endpoint));
			context.expectError(name, 'message_not_sent', response);
			await mute.close();
		});

		when(endpoint.isIdempotent !== undefined, 'happens once per key', async () => {
			const shopper = await context.as(endpoint.caller);
			const { path, body } = await examples[name](context, shopper);
			const send = (key: string) => shopper.call(endpoint.method, path, body, { 'idempotency-key': key });
			context.expectError(name, 'key_missing', await send('short'));
			const first = await send(`once-${name}`);
			context.expectOk(name, first);
			expect(await send(`once-${name}`)).toMatchObject({ status: 200, json: first.json });
			await running().query("update idempotency_keys set fingerprint = 'of something else'");
			context.expectError(name, 'key_reused', await send(`once-${name}`));
		});

		when(
			endpoint.isIdempotent !== undefined && endpoint.caller === 'session',
			'has the keys of each account',
			async () => {
				const key = `of-each-${name}`;
				const prepared = async (shopper: Shopper) => {
					const { path, body } = await examples[name](context, shopper);
					return () => shopper.call(endpoint.method, path, body, { 'idempotency-key': key });
				};
				const [send, sendOther] = [
					await prepared(await context.as(endpoint.caller)),
					await prepared(await another(endpoint.caller)),
				];
				const [first, other] = [await send(), await sendOther()];
				for (const response of [first, other]) context.expectOk(name, response);
				// Only such a response always names what was made.
				if (endpoint.isIdempotent === true) expect(other.json).not.toEqual(first.json);
				expect((await send()).json).toEqual(first.json);
				expect((await sendOther()).json).toEqual(other.json);
			},
		);

		it('breaks on nothing that is sent', async () => {
			const shopper = await context.as(endpoint.caller);
			await fc.assert(
				fc.asyncProperty(inputsOf(endpoint), async ({ params, query, body }) => {
					const response = await shopper.call(
						endpoint.method,
						addressOf(endpoint, params, query),
						body,
						headersFor(endpoint),
					);
					expect(response.status, JSON.stringify(response.json)).toBeLessThan(500);
					if (response.status === 400 && failed(response).code === 'bad_request') note(name, 'bad_request');
				}),
				{ numRuns: 40, seed: 20_261_121 },
			);
			await running().query('delete from rate_limits');
		});
	});

	suite.more?.(context);

	it('says that it cannot answer while the database is away', async () => {
		// Another one, which remembers no responses.
		const down = running().startSecond({ env });
		const paths = new Map<Name, Example>();
		for (const name of names) paths.set(name, await examples[name](context, await context.as(endpointOf(name).caller)));
		await down.cutDatabase();
		for (const name of names) {
			const { path, body } = paths.get(name) ?? { path: '/' };
			const endpoint = endpointOf(name);
			const browser = browserAt(down, await context.as(endpoint.caller));
			const response = await browser.call(endpoint.method, path, body, headersFor(endpoint));
			if (suite.withoutDatabase?.includes(name)) {
				context.expectOk(name, response);
				note(name, 'unavailable');
			} else {
				context.expectError(name, 'unavailable', response);
			}
		}
		await down.close();
	});

	it('each answer and each listed error of every endpoint was seen above', () => {
		for (const name of names) {
			const expected = ['success', ...endpointOf(name).errors].toSorted();
			expect([...(seen.get(name) ?? [])].toSorted(), name).toEqual(expected);
		}
	});
}

async function openBrowser(api: TestApi, caller: Caller): Promise<Shopper> {
	if (caller === 'staff') return openStaff(api, { roles: ['administrator'] });
	const shopper = createShopper(api);
	const account = caller === 'seller' ? DEMO_SELLER : DEMO_ACCOUNT;
	if (caller === 'session') await shopper.signIn('guest');
	if (caller === 'registered' || caller === 'seller') {
		await shopper.signIn('credentials', { identifier: account.email, password: account.password });
	}
	return shopper;
}

async function openOther(api: TestApi, caller: Caller): Promise<Shopper> {
	const shopper = createShopper(api);
	const { email, password } = DEMO_SELLER;
	if (caller === 'session') await shopper.signIn('guest');
	if (caller === 'registered') await shopper.signIn('credentials', { identifier: email, password });
	if (caller === 'seller') {
		const identifier = 'other-seller@example.com';
		await api.query(
			`insert into users (id, kind, name, email, password_hash, created_at)
				select gen_random_uuid(), kind, 'Ma Su', $2, password_hash, created_at from users where email = $1`,
			[email, identifier],
		);
		await api.query(
			"update shops set owner_id = (select id from users where email = $1) where slug = 'bagan-lacquer'",
			[identifier],
		);
		await shopper.signIn('credentials', { identifier, password });
	}
	return shopper;
}
