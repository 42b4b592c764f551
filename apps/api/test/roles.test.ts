import { type Endpoint, endpointsByName, operatorEndpoints, STAFF_EXPORT } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import {
	isPermitted,
	isStaffRole,
	PERMISSIONS,
	type Permission,
	ROLES,
	SECOND_FACTOR,
	STAFF_LIST_NAMES,
	STAFF_LISTS,
	STAFF_ROLES,
} from '@zaylat/domain/roles';
import { HOUR_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routerPath } from '../src/http/unanswered.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { openStream } from './event-stream.ts';
import { giveRoles, newAccount, openMember, openStaff, signedIn } from './staff.ts';

/** Who calls: each role, somebody with a session alone, and somebody without one. */
const CALLERS = [...ROLES, 'guest', 'visitor'] as const;
type Caller = (typeof CALLERS)[number];

/** Administrators by the second factor of their session. */
const FACTORS = [
	['missing', { hasFactor: false }],
	['stale', { factorAge: SECOND_FACTOR.hours * HOUR_MS }],
	['almost stale', { factorAge: SECOND_FACTOR.hours * HOUR_MS - 1 }],
] as const;
type FactorName = (typeof FACTORS)[number][0];

const TOKEN = 'token-of-the-test';

let api: TestApi;
const browsers = new Map<Caller | FactorName, Shopper>();
let member: Awaited<ReturnType<typeof openMember>>;

beforeAll(async () => {
	// With a token of its own, so that the demo profile lets nobody in without it.
	api = await startApi({ METRICS_TOKEN: TOKEN });
	for (const caller of CALLERS) browsers.set(caller, await open(caller));
	for (const [name, factor] of FACTORS) {
		browsers.set(name, await openStaff(api, { roles: ['administrator'], ...factor }));
	}
	member = await openMember(api, { roles: [] });
});
afterAll(() => api.close());

async function open(caller: Caller): Promise<Shopper> {
	if (isStaffRole(caller)) return openStaff(api, { roles: [caller] });
	if (caller === 'shopper') return signedIn(api, DEMO_ACCOUNT.email);
	if (caller === 'seller') return signedIn(api, DEMO_SELLER.email);
	const browser = createShopper(api);
	if (caller === 'guest') await browser.signIn('guest');
	return browser;
}

const browserOf = (name: Caller | FactorName): Shopper => browsers.get(name) ?? expect.fail();

/** A call that needs a permission, at an address that names nothing. */
interface StaffCall extends Pick<Endpoint, 'method' | 'path'> {
	readonly caller: 'staff' | 'operator';
	readonly permission: Permission;
}

const ofStaff = Object.entries<Endpoint>({ ...endpointsByName, ...operatorEndpoints }).filter(
	([, { caller }]) => caller === 'staff' || caller === 'operator',
);
const operated = ofStaff.flatMap(([name, { method, path, caller, permission }]): [string, StaffCall][] =>
	permission === undefined || (caller !== 'staff' && caller !== 'operator')
		? []
		: [[name, { method, path: path.replaceAll(/\{\w+\}/g, 'x'.repeat(60)), caller, permission }]],
);
/** Files of lists are no endpoints; none of them has all of these filters. */
const files = STAFF_LIST_NAMES.map((list): [string, StaffCall] => {
	const path = `${STAFF_EXPORT.replace('{list}', list)}?state=x&concern=x&action=x`;
	return [`file of ${list}`, { method: 'GET', path, caller: 'staff', permission: STAFF_LISTS[list] }];
});

/** Sends input that is refused, so that a call which is allowed changes nothing. @returns the error's code, or `200` */
async function codeOf(
	{ method, path }: StaffCall,
	by: Shopper,
	headers: Readonly<Record<string, string>> = {},
): Promise<string> {
	const response = await by.call(method, path, method === 'GET' ? undefined : { nonsense: true }, headers);
	return response.status === 200 ? '200' : failed(response).code;
}

/** What those are answered who may make a call. The last one is what is no picture. */
const ADMITTED = new Set(['200', 'bad_request', 'upload_refused']);

it('each call of staff names what must be permitted, except those of the second factor itself', () => {
	const open = ofStaff.filter(([, { permission }]) => permission === undefined).map(([name]) => name);
	expect(open.toSorted()).toEqual(['beginSecondFactor', 'confirmSecondFactor', 'getStaffAccess', 'giveSecondFactor']);
	expect(new Set(operated.map(([, { permission }]) => permission))).toEqual(new Set(PERMISSIONS));
});

it('the server answers no other call of staff', () => {
	const answered = api.app.routes.filter(({ path }) => path.startsWith('/api/operat'));
	const known = ofStaff.map(([, endpoint]) => `${endpoint.method} ${routerPath(endpoint)}`);
	const file = `GET ${STAFF_EXPORT.replace('{list}.csv', ':file{[a-z]+\\.csv}')}`;
	expect(answered.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([...known, file].toSorted());
});

describe.each([...operated, ...files])('%s', (_, call) => {
	/** The calls that a token opens are hidden from all who may not. */
	const refusal = (code: string) => (call.caller === 'operator' ? 'path_not_found' : code);
	const permitted = STAFF_ROLES.filter((role) => isPermitted([role], call.permission));
	const others = STAFF_ROLES.filter((role) => !permitted.includes(role));

	it.each(CALLERS)('is answered to %s as the table says', async (caller) => {
		const code = await codeOf(call, browserOf(caller));
		if (isStaffRole(caller) && permitted.includes(caller)) return expect(ADMITTED).toContain(code);
		if (isStaffRole(caller)) return expect(code).toBe(refusal('permission_required'));
		// For who is no staff there is no such call.
		expect(code).toBe(caller === 'visitor' ? refusal('sign_in_required') : 'path_not_found');
	});

	it.each(['missing', 'stale'] as const)('is refused while the second factor is %s', async (factor) => {
		expect(await codeOf(call, browserOf(factor))).toBe(refusal('second_factor_required'));
	});

	it('is answered until the second factor is stale', async () => {
		expect(ADMITTED).toContain(await codeOf(call, browserOf('almost stale')));
	});

	it('is refused in an open session from the moment on at which its role is taken away', async () => {
		const { id, shopper } = member;
		const codes: string[] = [];
		for (const roles of [permitted.slice(0, 1), others, []]) {
			await api.query('delete from operators where user_id = $1', [id]);
			if (roles.length > 0) await giveRoles(api, id, roles);
			codes.push(await codeOf(call, shopper));
		}
		expect(ADMITTED).toContain(codes[0]);
		expect(codes.slice(1)).toEqual([
			others.length > 0 ? refusal('permission_required') : 'path_not_found',
			'path_not_found',
		]);
	});

	it('is answered to the token of the server only where no person is needed', async () => {
		const code = await codeOf(call, browserOf('visitor'), { authorization: `Bearer ${TOKEN}` });
		if (call.caller === 'operator') expect(ADMITTED).toContain(code);
		else expect(code).toBe('sign_in_required');
	});
});

it('the stream of a session ends at once when staff end the session', async () => {
	const staff = await openStaff(api, { roles: ['support'] });
	for (const act of ['sign-out', 'lock']) {
		const { id, email } = await newAccount(api);
		const stream = await openStream(api, await signedIn(api, email));
		expect((await stream.next())?.event).toBe('ready');
		const ended = stream.next();
		const { status } = await staff.call('POST', `/api/operating/accounts/${id}/${act}`, { reason: 'A test' });
		expect(status).toBe(200);
		expect(await ended).toBeUndefined();
	}
});
