import { randomUUID } from 'node:crypto';
import { createDownload, endpointsByResource, getEntitlement } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import { expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { buy } from '../bought.ts';
import { testContract } from './suite.ts';

const LIST = '/api/entitlements';

/** Gives the signed-in account a plan of so many days. @returns Its path. */
async function hold(api: TestApi, email: string, kind: 'days' | 'life_time' = 'days'): Promise<string> {
	const { rows } = await api.query(
		`select v.id as variant, v.product_id as product, d.days from digital_plans d join product_variants v on v.id = d.variant_id
			join products p on p.id = v.product_id where d.kind = $1 and p.edition = 'mm' order by v.id limit 1`,
		[kind],
	);
	const { lineId } = await buy(api, email, rows[0].product);
	const id = randomUUID();
	await api.query(
		`insert into entitlements (id, user_id, variant_id, order_line_id, piece, code, starts_at, ends_at)
			select $1, id, $2, $3, 0, $4, $5::timestamptz, $5::timestamptz + make_interval(hours => 24 * $7) from users where email = $6`,
		[id, rows[0].variant, lineId, `CODE-${id.slice(0, 8)}`, new Date(api.clock.now()), email, rows[0].days],
	);
	return `${LIST}/${id}`;
}

/** Sets the end of an entitlement to so many days from now. */
const endsIn = (api: TestApi, path: string, days: number) =>
	api.query('update entitlements set starts_at = $1, ends_at = $2 where id = $3', [
		new Date(api.clock.now() - 4000 * DAY_MS),
		new Date(api.clock.now() + days * DAY_MS),
		path.split('/').at(-1),
	]);

/** Entitlements for a session without an account of its own: moved there from the demo account. */
async function holdAs(api: TestApi, shopper: Shopper, kind: 'days' | 'life_time' = 'days'): Promise<string> {
	const path = await hold(api, DEMO_ACCOUNT.email, kind);
	const session: { user: { id: string } } = Object((await shopper.call('GET', '/api/auth/session')).json);
	await api.query('update entitlements set user_id = $1 where id = $2', [session.user.id, path.split('/').at(-1)]);
	return path;
}

testContract({
	endpoints: endpointsByResource.entitlements,
	examples: {
		listEntitlements: async ({ api }, shopper) => {
			await holdAs(api, shopper);
			return { path: LIST };
		},
		getEntitlement: async ({ api }, shopper) => ({ path: await holdAs(api, shopper) }),
		changeEntitlement: async ({ api }, shopper) => ({
			path: await holdAs(api, shopper),
			body: { renewsAutomatically: true },
		}),
		createDownload: async ({ api }, shopper) => ({ path: `${await holdAs(api, shopper, 'life_time')}/download` }),
	},
	more(context) {
		const { as, expectError } = context;
		it('hides what others hold, and what does not exist', async () => {
			const shopper = await as('session');
			const others = await hold(context.api, DEMO_SELLER.email);
			for (const path of [others, `${LIST}/x`, `${LIST}/${randomUUID()}`]) {
				expectError('getEntitlement', 'entitlement_not_found', await shopper.call('GET', path));
				const response = await shopper.call('PATCH', path, { renewsAutomatically: true });
				expectError('changeEntitlement', 'entitlement_not_found', response);
				expectError('createDownload', 'entitlement_not_found', await shopper.call('POST', `${path}/download`));
			}
			const thai = createShopper(context.api, 'th');
			for (const [name, value] of shopper.cookies) thai.cookies.set(name, value);
			const own = await holdAs(context.api, shopper);
			expectError('getEntitlement', 'entitlement_not_found', await thai.call('GET', own));
		});

		it('refuses what makes no sense', async () => {
			const shopper = await as('registered');
			expectError('listEntitlements', 'bad_request', await shopper.call('GET', `${LIST}?cursor=x`));
			expectError('getEntitlement', 'bad_request', await shopper.call('GET', `${LIST}/${'x'.repeat(41)}`));
			const forLife = await hold(context.api, DEMO_ACCOUNT.email, 'life_time');
			const response = await shopper.call('PATCH', forLife, { renewsAutomatically: true });
			expectError('changeEntitlement', 'bad_request', response);
			const ended = await hold(context.api, DEMO_ACCOUNT.email);
			await endsIn(context.api, ended, 0);
			const late = await shopper.call('PATCH', ended, { renewsAutomatically: true });
			expectError('changeEntitlement', 'bad_request', late);
		});

		it('gives the file to its owner alone, for some minutes', async () => {
			const { api } = context;
			const shopper = await as('session');
			const path = await holdAs(api, shopper, 'life_time');
			const { data } = ok(createDownload, await shopper.call('POST', `${path}/download`));
			expect(Date.parse(data.expiresAt) - api.clock.now()).toBe(600_000);
			const cookieOf = ({ cookies }: Shopper) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
			const get = (url: string, who?: Shopper) =>
				api.app.request(url, { headers: who ? { cookie: cookieOf(who) } : {} });
			const file = await get(data.url, shopper);
			expect(file.status).toBe(200);
			expect(file.headers.get('content-type')).toBe('application/pdf');
			// The product's name, not that of the stored file.
			expect(data.fileName).toMatch(/^[A-Z].* .*\.pdf$/);
			const encoded = encodeURIComponent(data.fileName);
			expect(file.headers.get('content-disposition')).toMatch(
				/^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''/,
			);
			expect(file.headers.get('content-disposition')?.endsWith(encoded)).toBe(true);
			expect(file.headers.get('cache-control')).toBe('private, no-store');
			expect((await file.text()).slice(0, 8)).toBe('%PDF-1.4');
			const [body = '', signature = ''] = data.url.slice('/api/downloads/'.length).split('.');
			const forged = Buffer.from(
				JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), expiresAt: 9e15 }),
			).toString('base64url');
			expect((await get(data.url)).status).toBe(401);
			expect((await get(data.url, await as('registered'))).status).toBe(404);
			expect((await get(`/api/downloads/${forged}.${signature}`, shopper)).status).toBe(404);
			expect((await get('/api/downloads/x', shopper)).status).toBe(404);
			api.clock.advance(600_000);
			expect((await get(data.url, shopper)).status).toBe(404);
		});

		it('gives a file that a seller brought', async () => {
			const { api } = context;
			const shopper = await as('session');
			const path = await holdAs(api, shopper, 'life_time');
			const { rows } = await api.query(
				'select d.file_path from entitlements e join digital_plans d using (variant_id) where e.id = $1',
				[path.split('/').at(-1)],
			);
			await api.services.files.write(rows[0].file_path.replace('.pdf', ''), new TextEncoder().encode('a book'));
			const { data } = ok(createDownload, await shopper.call('POST', `${path}/download`));
			const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
			expect(await (await api.app.request(data.url, { headers: { cookie } })).text()).toBe('a book');
		});

		it('gives no file of what is none, or has ended', async () => {
			const { api } = context;
			const shopper = await as('registered');
			const code = await hold(api, DEMO_ACCOUNT.email);
			expectError('createDownload', 'bad_request', await shopper.call('POST', `${code}/download`));
			const { rows } = await api.query('select variant_id from entitlements where id = $1', [code.split('/').at(-1)]);
			await api.query(
				"update digital_plans set delivery = 'download', file_path = 'digital/x.pdf' where variant_id = $1",
				[rows[0].variant_id],
			);
			await endsIn(api, code, 0);
			expectError('createDownload', 'entitlement_ended', await shopper.call('POST', `${code}/download`));
		});

		it('counts the days down, and ends', async () => {
			const { api } = context;
			const shopper = createShopper(api);
			await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
			const path = await hold(api, DEMO_ACCOUNT.email);
			const read = async () => ok(getEntitlement, await shopper.call('GET', path)).data;
			const { plan, daysLeft, code } = await read();
			expect([daysLeft, code?.slice(0, 5)]).toEqual([plan.days, 'CODE-']);
			await endsIn(api, path, 1);
			expect(await read()).toMatchObject({ status: 'running', daysLeft: 1, isEndingSoon: true });
			await endsIn(api, path, 0);
			expect(await read()).toMatchObject({ status: 'ended', daysLeft: null, isEndingSoon: false });
		});
	},
});
