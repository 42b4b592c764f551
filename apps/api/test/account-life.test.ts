import {
	createRefreshToken,
	getCart,
	listAddresses,
	listNotifications,
	refreshSession,
} from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../src/notifications/service.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { YANGON } from './contract/addresses.ts';
import { codeSentTo, freshPhone, phoneKeyOf, waitForCode } from './contract/codes.ts';
import { prove } from './proof.ts';

const PASSWORD = 'rain over the Irrawaddy';
let api: TestApi;

beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

async function registered() {
	const shopper = createShopper(api);
	const identifier = freshPhone();
	const name = 'ကိုအောင်';
	await shopper.call('POST', '/api/registrations', { identifier, name });
	const code = await codeSentTo(api, phoneKeyOf(identifier));
	await shopper.call('POST', '/api/registrations/confirm', { identifier, name, code, password: PASSWORD });
	const session = (await shopper.call('GET', '/api/auth/session')).json as { user: { id: string } };
	return { shopper, identifier, userId: session.user.id };
}

/** Deletes an account. @returns until when it can be restored */
async function deleted(shopper: Shopper, identifier: string): Promise<number> {
	waitForCode(api);
	await prove(api, shopper, PASSWORD);
	await shopper.call('POST', '/api/account-deletion');
	const code = await codeSentTo(api, phoneKeyOf(identifier));
	const { json } = await shopper.call('POST', '/api/account-deletion/confirm', { code });
	return Date.parse((json as { data: { restorableUntil: string } }).data.restorableUntil);
}

const signIn = async (identifier: string, password = PASSWORD) => {
	const shopper = createShopper(api);
	const to = await shopper.signIn('credentials', { identifier, password });
	return { shopper, code: to.searchParams.get('code') };
};

describe('deletion of an account (Specification §4)', () => {
	it('ends every session, and signing in on the last day restores it [§1.22]', async () => {
		const { shopper, identifier } = await registered();
		const { shopper: other } = await signIn(identifier);
		const until = await deleted(shopper, identifier);
		expect(until).toBe(api.clock.now() + 90 * DAY_MS);
		for (const each of [shopper, other]) {
			expect(failed(await each.call('GET', '/api/profile')).code).toBe('session_expired');
		}
		api.clock.advance(90 * DAY_MS - 1);
		expect(await api.runJobs('purge-account')).toBe(0);
		const back = await signIn(identifier);
		expect(back.code).toBeNull();
		const news = ok(listNotifications, await back.shopper.call('GET', '/api/notifications')).data.items;
		expect(news.map(({ kind }) => kind)).toEqual(['account_restored']);
		api.clock.advance(DAY_MS);
		expect((await back.shopper.call('GET', '/api/profile')).status).toBe(200);
	});

	it('is final after 90 days: nobody signs in, and the number registers anew [§1.22] [§4.4]', async () => {
		const { shopper, identifier, userId } = await registered();
		await deleted(shopper, identifier);
		api.clock.advance(90 * DAY_MS);
		expect((await signIn(identifier)).code).toBe('account_deleted');
		const messages = async () =>
			(await api.query('select 1 from outbox where recipient = $1', [phoneKeyOf(identifier)])).rowCount;
		const before = await messages();
		await createShopper(api).call('POST', '/api/sign-in-codes', { phone: identifier });
		expect(await messages()).toBe(before);
		waitForCode(api);
		const name = 'Someone else';
		const fresh = createShopper(api);
		expect((await fresh.call('POST', '/api/registrations', { identifier, name })).status).toBe(200);
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const body = { identifier, name, code, password: PASSWORD };
		expect((await fresh.call('POST', '/api/registrations/confirm', body)).status).toBe(200);
		const { rows } = await api.query('select id from users where phone = $1', [phoneKeyOf(identifier)]);
		expect(rows).toHaveLength(1);
		expect(rows[0].id).not.toBe(userId);
	});

	it('leaves nothing of the shopper but orders without a name', async () => {
		const { shopper, identifier, userId } = await registered();
		await shopper.call('POST', '/api/addresses', YANGON);
		await api.query(
			`insert into orders (id, code, placement_key, user_id, edition, language, status, payment_method, phone, email, note,
				address, goods, discount, delivery, tax, is_tax_included, points, points_paid, total, holds_stock, placed_at)
			 values (gen_random_uuid(), 'ZZ00000001', 'key', $1, 'mm', 'en', 'complete', 'cash', '959951234567', 'a@b.mm', 'ring',
				'{"recipient":"Ko Aung"}', 100, 0, 0, 0, true, 0, 0, 100, false, now())`,
			[userId],
		);
		const { rows: reviewed } = await api.query(
			`insert into reviews (id, product_id, user_id, author_name, language, rating, text, variant_name, created_at)
			 values (gen_random_uuid(), 1001, $1, 'K*** A***', 'en', 5, 'Good', '{"en":"","mm":"","thai":"","china":""}', now()) returning id`,
			[userId],
		);
		await api.query("insert into review_images values ($1, 0, 'upload_1')", [reviewed[0].id]);
		await deleted(shopper, identifier);
		api.clock.advance(91 * DAY_MS);
		const purges = await Promise.all([1, 2].map(() => api.runJobs('purge-account')));
		expect(purges[0]).not.toBe(purges[1]);
		for (const table of ['addresses', 'sessions', 'notifications']) {
			const { rows } = await api.query(`select 1 from ${table} where user_id = $1`, [userId]);
			expect([table, rows]).toEqual([table, []]);
		}
		const { rows: left } = await api.query(
			'select r.user_id, i.picture_key from reviews r left join review_images i on i.review_id = r.id where r.id = $1',
			[reviewed[0].id],
		);
		expect(left).toEqual([{ user_id: null, picture_key: null }]);
		const { rows } = await api.query(
			`select u.kind, u.name, o.phone, o.email, o.note, o.address, o.total::int
			 from orders o join users u on u.id = o.user_id where o.code = 'ZZ00000001'`,
		);
		expect(rows).toEqual([{ kind: 'guest', name: '', phone: '', email: null, note: '', address: null, total: 100 }]);
	});
});

describe('refresh tokens', () => {
	const grantOf = async (shopper: Shopper) =>
		ok(createRefreshToken, await shopper.call('POST', '/api/auth-tokens')).data.refreshToken;
	const refresh = (shopper: Shopper, refreshToken: string) =>
		shopper.call('POST', '/api/auth-tokens/refresh', { refreshToken });

	it('renew a session whose cookie is lost, each once', async () => {
		const { shopper } = await registered();
		const first = await grantOf(shopper);
		const lost = createShopper(api);
		const second = ok(refreshSession, await refresh(lost, first)).data.refreshToken;
		ok(getCart, await lost.call('GET', '/api/cart'));
		api.clock.advance(29 * DAY_MS);
		ok(refreshSession, await refresh(lost, second));
		api.clock.advance(29 * DAY_MS);
		ok(getCart, await lost.call('GET', '/api/cart'));
	});

	it('keep the session when several pages use one at the same time', async () => {
		const { shopper } = await registered();
		const token = await grantOf(shopper);
		const pages = [createShopper(api), createShopper(api), createShopper(api)];
		const responses = await Promise.all(pages.map((page) => refresh(page, token)));
		const tokens = responses.map((response) => ok(refreshSession, response).data.refreshToken);
		expect(new Set(tokens).size).toBe(3);
		api.clock.advance(10_000);
		ok(refreshSession, await refresh(shopper, token));
		for (const next of tokens) ok(refreshSession, await refresh(shopper, next));
		ok(getCart, await shopper.call('GET', '/api/cart'));
	});

	it('that are used twice end the session for the thief and the owner', async () => {
		const { shopper } = await registered();
		const token = await grantOf(shopper);
		const thief = createShopper(api);
		const stolen = ok(refreshSession, await refresh(thief, token)).data.refreshToken;
		api.clock.advance(10_001);
		expect(failed(await refresh(shopper, token)).code).toBe('session_expired');
		expect(failed(await thief.call('GET', '/api/cart')).code).toBe('session_expired');
		expect(failed(await refresh(thief, stolen)).code).toBe('session_expired');
	});

	it('die with the session, and after 30 days', async () => {
		const { shopper } = await registered();
		const token = await grantOf(shopper);
		await shopper.signOut();
		expect(failed(await refresh(createShopper(api), token)).code).toBe('session_expired');
		const { shopper: other } = await registered();
		const old = await grantOf(other);
		api.clock.advance(30 * DAY_MS);
		expect(failed(await refresh(createShopper(api), old)).code).toBe('session_expired');
	});
});

describe('addresses', () => {
	const primaries = async (shopper: Shopper) =>
		ok(listAddresses, await shopper.call('GET', '/api/addresses')).data.items.filter(({ isPrimary }) => isPrimary);

	it('have exactly one primary, whatever happens at once [§3.7]', async () => {
		const { shopper } = await registered();
		await Promise.all(
			Array.from({ length: 8 }, (_, i) =>
				shopper.call('POST', '/api/addresses', { ...YANGON, isPrimary: i % 2 === 0 }),
			),
		);
		const { items } = ok(listAddresses, await shopper.call('GET', '/api/addresses')).data;
		expect(items).toHaveLength(8);
		expect(await primaries(shopper)).toHaveLength(1);
		await Promise.all(items.map(({ id }) => shopper.call('PUT', `/api/addresses/${id}/primary`)));
		const [primary] = await primaries(shopper);
		expect(await primaries(shopper)).toHaveLength(1);
		await shopper.call('DELETE', `/api/addresses/${primary?.id}`);
		expect(await primaries(shopper)).toHaveLength(1);
	});

	it('are stored in one form, however they were typed', async () => {
		const { shopper } = await registered();
		const typed = {
			...YANGON,
			recipient: ' ၸၢႆးသႅင်\u200e ',
			phone: '\u2068၀၉\u2011၉၅၁ ၂၃၄ ၅၆၇\u2069',
			postcode: '၁၁၀၄၁၀၁',
			landmark: '\u200b',
		};
		const response = await shopper.call('POST', '/api/addresses', typed);
		expect(ok(listAddresses, response).data.items[0]).toMatchObject({
			recipient: 'ၸၢႆးသႅင်',
			phone: '09-951 234 567',
			postcode: '1104101',
			landmark: null,
			isPrimary: true,
		});
	});
});

describe('the demo account', () => {
	it('has addresses whose places are in the location tables', async () => {
		const { rows } = await api.query(
			`select a.id from addresses a
			 join regions r on r.id = a.region and r.country = a.country
			 join townships t on t.id = a.township and t.region_id = r.id
			 left join subdistricts s on s.id = a.subdistrict and s.township_id = t.id and s.postcode = a.postcode
			 where (a.country = 'th') = (s.id is not null)`,
		);
		const { shopper } = await signIn('shopper@example.com', 'zaylat-demo');
		const { items } = ok(listAddresses, await shopper.call('GET', '/api/addresses')).data;
		expect(items.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
		for (const { id } of items) expect(rows).toContainEqual({ id });
	});
});

describe('notifications', () => {
	it('come in pages without gaps, the newest first, and are read once', async () => {
		const { shopper, userId } = await registered();
		for (let i = 0; i < 7; i++) {
			// Several at one moment, as a payment and its order bring.
			if (i % 3 === 0) api.clock.advance(1000);
			const news = { userId, kind: 'points_earned', params: { points: i }, link: '/Points' } as const;
			expect(await notify(api.db, { ...news, at: new Date(api.clock.now()) })).toBe(true);
		}
		const seen: string[] = [];
		const moments: string[] = [];
		let cursor: string | null = '';
		do {
			const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
			const response = await shopper.call('GET', `/api/notifications?per_page=2${query}`);
			const { items, page } = ok(listNotifications, response).data;
			seen.push(...items.map(({ id }) => id));
			moments.push(...items.map(({ createdAt }) => createdAt));
			cursor = page.next;
		} while (cursor !== null);
		expect(new Set(seen).size).toBe(7);
		expect(moments).toEqual(moments.toSorted().reverse());
		const read = (ids: string[] | 'all') => shopper.call('POST', '/api/notifications/read', { ids });
		expect((await read(seen.slice(0, 3))).json).toEqual({ data: { unread: 4 } });
		const { shopper: other } = await registered();
		expect((await other.call('POST', '/api/notifications/read', { ids: seen })).json).toEqual({ data: { unread: 0 } });
		expect((await shopper.call('GET', '/api/notifications/unread-count')).json).toEqual({ data: { unread: 4 } });
		expect((await read('all')).json).toEqual({ data: { unread: 0 } });
	});

	it('stay away when their topic is switched off, and account and money cannot be', async () => {
		const { shopper, userId } = await registered();
		const choices = await shopper.call('PATCH', '/api/notification-choices', { promotions: false, payments: false });
		expect(choices.json).toMatchObject({ data: { promotions: false, payments: true, chat: true } });
		await shopper.call('PATCH', '/api/notification-choices', { chat: false });
		const at = new Date(api.clock.now());
		expect(await notify(api.db, { userId, kind: 'flash_sale', link: '/', at })).toBe(false);
		expect(await notify(api.db, { userId, kind: 'chat_message', link: '/chat', at })).toBe(false);
		expect(await notify(api.db, { userId, kind: 'payment_received', link: '/Orders', at })).toBe(true);
	});
});
