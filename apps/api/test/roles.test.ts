import { type Endpoint, endpointsByName, operatorEndpoints } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { isPermitted, PERMISSIONS, type Permission, ROLES, type Role } from '@zaylat/domain/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { openStream } from './event-stream.ts';
import { newAccount, openStaff, signedIn } from './staff.ts';

let api: TestApi;
const browsers = new Map<Role | 'visitor', Shopper>();

beforeAll(async () => {
	// With a token of its own, so that the demo profile lets nobody in without it.
	api = await startApi({ METRICS_TOKEN: 'token-of-the-test' });
	for (const role of ROLES) browsers.set(role, await open(role));
	browsers.set('visitor', createShopper(api));
});
afterAll(() => api.close());

function open(role: Role): Promise<Shopper> {
	if (role === 'shopper') return signedIn(api, DEMO_ACCOUNT.email);
	if (role === 'seller') return signedIn(api, DEMO_SELLER.email);
	return openStaff(api, { roles: [role] });
}

type Operated = readonly [name: string, endpoint: Endpoint, permission: Permission];

const ofStaff = Object.entries<Endpoint>({ ...endpointsByName, ...operatorEndpoints }).filter(
	([, { caller }]) => caller === 'staff' || caller === 'operator',
);
const operated = ofStaff.flatMap(([name, endpoint]): Operated[] =>
	endpoint.permission === undefined ? [] : [[name, endpoint, endpoint.permission]],
);

/** Sends input that is refused, so that a call which is allowed changes nothing. @returns the error's code, or `200` */
async function codeOf({ method, path }: Endpoint, by: Shopper): Promise<string> {
	const response = await by.call(
		method,
		path.replace(/\{\w+\}/, 'x'.repeat(60)),
		method === 'GET' ? undefined : { nonsense: true },
	);
	return response.status === 200 ? '200' : failed(response).code;
}

/** The last one is what is no picture. */
const ALLOWED = new Set(['200', 'bad_request', 'upload_refused']);

it('each call of staff names what must be permitted, except those of the second factor itself', () => {
	const open = ofStaff.filter(([, { permission }]) => permission === undefined).map(([name]) => name);
	expect(open.toSorted()).toEqual(['beginSecondFactor', 'confirmSecondFactor', 'getStaffAccess', 'giveSecondFactor']);
	expect(new Set(operated.map(([, , permission]) => permission))).toEqual(new Set(PERMISSIONS));
});

describe.each(operated)('%s', (_, endpoint, permission) => {
	it.each(ROLES)('is answered to %s as the table says', async (role) => {
		const code = await codeOf(endpoint, browsers.get(role) ?? expect.fail());
		if (isPermitted([role], permission)) return expect(ALLOWED).toContain(code);
		// For who is no staff there is no such call; the calls that a token opens are hidden from all who may not.
		const isHidden = endpoint.caller === 'operator' || role === 'shopper' || role === 'seller';
		expect(code).toBe(isHidden ? 'path_not_found' : 'permission_required');
	});

	it('is answered to nobody who is not signed in', async () => {
		const code = await codeOf(endpoint, browsers.get('visitor') ?? expect.fail());
		expect(code).toBe(endpoint.caller === 'operator' ? 'path_not_found' : 'sign_in_required');
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
