import { getCart, getProfile, listWishlist } from '@zaylat/api-client/contract';
import { OTP } from '@zaylat/domain/otp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { sendOtp } from '../src/otp/service.ts';
import { createOutbox } from '../src/ports/outbox.ts';
import { unsendable } from '../src/ports/unsendable.ts';
import { changeIdentifier } from '../src/profile/service.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { codeSentTo, freshPhone, otherThan, phoneKeyOf, waitForCode } from './contract/codes.ts';
import { prove } from './proof.ts';

const PASSWORD = 'rain over the Irrawaddy';
let api: TestApi;

beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

const sessionOf = async (shopper: Shopper) => (await shopper.call('GET', '/api/auth/session')).json;

/** A shopper who has just registered with a phone number of their own. */
async function registered(shopper = createShopper(api), identifier = freshPhone(), name = 'မနှင်းဝေ') {
	await shopper.call('POST', '/api/registrations', { identifier, name });
	const code = await codeSentTo(api, identifier.includes('@') ? identifier : phoneKeyOf(identifier));
	const response = await shopper.call('POST', '/api/registrations/confirm', {
		identifier,
		name,
		code,
		password: PASSWORD,
	});
	return { shopper, identifier, code, response };
}

describe('registration', () => {
	it('signs in immediately, and the session is a regular one', async () => {
		const { shopper, identifier, response } = await registered();
		const profile = ok(getProfile, response).data;
		expect(profile).toMatchObject({
			name: 'မနှင်းဝေ',
			phone: phoneKeyOf(identifier),
			isPhoneVerified: true,
			email: null,
			hasPassword: true,
		});
		expect(await sessionOf(shopper)).toMatchObject({ user: { id: profile.id, kind: 'registered' } });
		expect(response.headers.getSetCookie().join()).toMatch(/^authjs\.session-token=[^;]+;.*HttpOnly.*SameSite=Lax/i);
		await shopper.signOut();
		expect(await sessionOf(shopper)).toBeNull();
		const again = createShopper(api);
		await again.signIn('credentials', { identifier, password: PASSWORD });
		expect(await sessionOf(again)).toMatchObject({ user: { id: profile.id } });
	});

	it('makes a guest the account, with cart and wishlist, under a new session', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await shopper.call('POST', '/api/cart/lines', { variantId: '100101', quantity: 2 });
		await shopper.call('POST', '/api/wish-list', { productId: '1001' });
		const planted = createShopper(api);
		for (const [name, value] of shopper.cookies) planted.cookies.set(name, value);
		const guest = (await sessionOf(shopper)) as { user: { id: string } };
		const { response } = await registered(shopper);
		expect(ok(getProfile, response).data.id).toBe(guest.user.id);
		expect(ok(getCart, await shopper.call('GET', '/api/cart')).data.lines).toMatchObject([{ quantity: 2 }]);
		expect(ok(listWishlist, await shopper.call('GET', '/api/wish-list')).data.data).toHaveLength(1);
		// An attacker who planted the guest's session in the browser must not have access to the account.
		expect(failed(await planted.call('GET', '/api/profile')).code).toBe('session_expired');
	});

	it('creates one account per code, however many calls are concurrent', async () => {
		const identifier = freshPhone();
		const shopper = createShopper(api);
		await shopper.call('POST', '/api/registrations', { identifier, name: 'A' });
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const body = { identifier, name: 'A', code, password: PASSWORD };
		const responses = await Promise.all(
			Array.from({ length: 6 }, () => createShopper(api).call('POST', '/api/registrations/confirm', body)),
		);
		expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
		const { rows } = await api.query('select count(*)::int as n from users where phone = $1', [phoneKeyOf(identifier)]);
		expect(rows[0].n).toBe(1);
	});

	it('keeps a name as it is sent; the form converts the legacy encoding of Burmese (ADR 169)', async () => {
		const { response } = await registered(createShopper(api), freshPhone(), 'ေမာင္ေမာင္');
		expect(ok(getProfile, response).data.name).toBe('ေမာင္ေမာင္');
	});
});

describe('a guest who has an account', () => {
	it('keeps orders and recent views when signing in to it', async () => {
		const { identifier } = await registered();
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const guest = (await sessionOf(shopper)) as { user: { id: string } };
		await api.query(
			`insert into orders (id, code, placement_key, user_id, edition, language, status, payment_method, phone, goods,
				discount, delivery, tax, is_tax_included, points, points_paid, total, holds_stock, placed_at)
			 values (gen_random_uuid(), 'ZZ00000002', 'key', $1, 'mm', 'en', 'pending', 'cash', '959951234567', 100,
				0, 0, 0, true, 0, 0, 100, false, now())`,
			[guest.user.id],
		);
		await api.query('insert into recent_views (user_id, product_id, viewed_at) values ($1, 1001, now())', [
			guest.user.id,
		]);
		await shopper.signIn('credentials', { identifier, password: PASSWORD });
		const viewed = await api.query(
			'select v.product_id from recent_views v join users u on u.id = v.user_id where u.phone = $1',
			[phoneKeyOf(identifier)],
		);
		expect(viewed.rows).toEqual([{ product_id: 1001 }]);
		const { rows } = await api.query(
			"select u.phone from orders o join users u on u.id = o.user_id where o.code = 'ZZ00000002'",
		);
		expect(rows).toEqual([{ phone: phoneKeyOf(identifier) }]);
	});

	it('keeps which lines of the cart are selected or saved for later, their order, and that a coupon was used', async () => {
		const { shopper: account, identifier } = await registered();
		const { rows } = await api.query(
			`select v.id, v.stock from product_variants v join products p on p.id = v.product_id
			 where p.edition = 'mm' and p.kind = 'goods' and p.min_quantity = 1 and v.stock > 30 and p.max_quantity >= 20
			 order by v.id limit 5`,
		);
		const [own = '', both = '', unselected = '', saved = '', soldOut = ''] = rows.map(({ id }) => String(id));
		const cartOf = async (who: Shopper) => ok(getCart, await who.call('GET', '/api/cart')).data;
		const add = async (who: Shopper, variantId: string, quantity: number) =>
			ok(getCart, await who.call('POST', '/api/cart/lines', { variantId, quantity }));
		await add(account, own, 1);
		await add(account, both, 1);
		const guest = createShopper(api);
		await guest.signIn('guest');
		const { user } = (await sessionOf(guest)) as { user: { id: string } };
		for (const variantId of [both, unselected, saved, soldOut]) await add(guest, variantId, 2);
		const change = async (variantId: string, body: object) => {
			const line = (await cartOf(guest)).lines.find((each) => each.variantId === variantId);
			ok(getCart, await guest.call('PATCH', `/api/cart/lines/${line?.id}`, body));
		};
		await change(both, { isSelected: false });
		await change(unselected, { isSelected: false });
		await change(saved, { isSaved: true });
		await api.query(
			`insert into orders (id, code, placement_key, user_id, edition, language, status, payment_method, phone, goods,
				discount, delivery, tax, is_tax_included, points, points_paid, total, holds_stock, placed_at)
			 values (gen_random_uuid(), 'ZZ00000003', 'key', $1, 'mm', 'en', 'pending', 'cash', '959951234568', 100,
				0, 0, 0, true, 0, 0, 100, false, now())`,
			[user.id],
		);
		await api.query(
			`insert into coupon_uses (coupon_id, user_id, order_id, used_at)
			 select (select min(id) from coupons), $1, id, now() from orders where code = 'ZZ00000003'`,
			[user.id],
		);
		await api.query('update product_variants set stock = 0 where id = $1', [soldOut]);
		// The clock of the test stands still; lines are shown by the time at which they were added.
		await api.query("update cart_lines set created_at = created_at + (variant_id - $1::int) * interval '1 second'", [
			own,
		]);
		await guest.signIn('credentials', { identifier, password: PASSWORD });
		const merged = await cartOf(guest);
		await api.query('update product_variants set stock = $2 where id = $1', [soldOut, rows.at(-1)?.stock]);
		expect(merged.lines.map(({ variantId, quantity, isSelected }) => ({ variantId, quantity, isSelected }))).toEqual([
			{ variantId: own, quantity: 1, isSelected: true },
			{ variantId: both, quantity: 3, isSelected: false },
			{ variantId: unselected, quantity: 2, isSelected: false },
			{ variantId: soldOut, quantity: 2, isSelected: true },
		]);
		expect(merged.saved.map(({ variantId }) => variantId)).toEqual([saved]);
		const uses = await api.query(
			"select u.phone from coupon_uses c join users u on u.id = c.user_id join orders o on o.id = c.order_id where o.code = 'ZZ00000003'",
		);
		expect(uses.rows).toEqual([{ phone: phoneKeyOf(identifier) }]);
	});
});

describe('one-time codes', () => {
	it('allow five guesses at most, also in concurrent calls', async () => {
		const identifier = freshPhone();
		await createShopper(api).call('POST', '/api/registrations', { identifier, name: 'A' });
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const guess = (typed: string) =>
			createShopper(api).call('POST', '/api/registrations/confirm', {
				identifier,
				name: 'A',
				code: typed,
				password: PASSWORD,
			});
		const responses = await Promise.all(Array.from({ length: 12 }, () => guess(otherThan(code))));
		expect(responses.filter(({ status }) => status === 422)).toHaveLength(5);
		expect(responses.filter(({ status }) => status === 410)).toHaveLength(7);
		expect(failed(await guess(code)).code).toBe('otp_expired');
	});

	it('are sent once for concurrent requests, and the previous one is invalid', async () => {
		const identifier = freshPhone();
		const ask = () => createShopper(api).call('POST', '/api/registrations', { identifier, name: 'A' });
		const responses = await Promise.all(Array.from({ length: 8 }, ask));
		expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
		const first = await codeSentTo(api, phoneKeyOf(identifier));
		waitForCode(api);
		await ask();
		const second = await codeSentTo(api, phoneKeyOf(identifier));
		const confirm = (code: string) =>
			createShopper(api).call('POST', '/api/registrations/confirm', {
				identifier,
				name: 'A',
				code,
				password: PASSWORD,
			});
		if (first !== second) expect(failed(await confirm(first)).code).toBe('otp_wrong');
		expect((await confirm(second)).status).toBe(200);
	});

	it('live 5 minutes', async () => {
		const { identifier } = await registered();
		const ask = async () => {
			waitForCode(api);
			await createShopper(api).call('POST', '/api/sign-in-codes', { phone: identifier });
			return codeSentTo(api, phoneKeyOf(identifier));
		};
		const enter = async (code: string) =>
			(await createShopper(api).signIn('phone', { phone: identifier, code })).searchParams.get('code');
		const early = await ask();
		api.clock.advance(299_999);
		expect(await enter(early)).toBeNull();
		const late = await ask();
		api.clock.advance(300_000);
		expect(await enter(late)).toBe('otp_expired');
	});

	it('of one purpose are invalid for another, and the database contains neither code nor number', async () => {
		const { identifier } = await registered();
		waitForCode(api);
		await createShopper(api).call('POST', '/api/sign-in-codes', { phone: identifier });
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const body = { identifier, code, password: PASSWORD };
		expect(failed(await createShopper(api).call('POST', '/api/password-resets/confirm', body)).code).toBe(
			'otp_expired',
		);
		const { rows } = await api.query('select * from otp_codes');
		expect(JSON.stringify(rows)).not.toContain(phoneKeyOf(identifier));
		expect(rows.map(({ code_hash }) => code_hash)).not.toContain(code);
	});

	/** Services of the running API with the test's adapter for text messages. */
	const servicesWith = (send: () => Promise<void>): Parameters<typeof sendOtp>[0] => ({
		...createOutbox(api.db, api.clock.now),
		config: readConfig({}),
		db: api.db,
		now: api.clock.now,
		random: () => 0.5,
		sms: { send },
	});

	it('that could not be sent are withdrawn after the last try, and start no waiting time', async () => {
		const phone = '959951110000';
		const order = { to: { phone }, purpose: 'register', language: 'en' } as const;
		const working = servicesWith(async () => {});
		expect(await sendOtp(working, order)).toMatchObject({ channel: 'sms', sentTo: '09 ••• ••• 000' });
		await expect(sendOtp(working, order)).rejects.toMatchObject({ code: 'otp_wait' });
		const services = servicesWith(() => Promise.reject(new Error('the carrier is down')));
		for (let tries = 0; tries < 5; tries += 1) {
			await expect(sendOtp(working, order), 'while it is tried').rejects.toMatchObject({ code: 'otp_wait' });
			await api.runJobs('code', { services, isPatient: false });
		}
		expect(await sendOtp(working, order)).toMatchObject({ channel: 'sms' });
	});

	it('are refused at once where the server cannot send them, whether or not there is an account', async () => {
		const services = { ...servicesWith(async () => {}), ...unsendable };
		for (const isSent of [true, false]) {
			const order = { to: { phone: '959951110009' }, purpose: 'sign_in', language: 'en', isSent } as const;
			await expect(sendOtp(services, order)).rejects.toMatchObject({ code: 'message_not_sent' });
		}
	});

	it('are not readable in the queue, and neither is who receives them', async () => {
		const phone = '959951110008';
		await sendOtp(
			servicesWith(async () => {}),
			{ to: { phone }, purpose: 'register', language: 'en' },
		);
		const { rows } = await api.query("select data from pgboss.job where name = 'code' and state = 'created'");
		expect(rows.length).toBeGreaterThan(0);
		expect(JSON.stringify(rows)).not.toMatch(/959951110008|\b500000\b/);
		await api.runJobs('code');
	});

	it('are sent 5 times an hour and 20 times a day at most, and say how long to wait', async () => {
		const order = { to: { phone: '959951110001' }, purpose: 'register', language: 'mm' } as const;
		const send = () =>
			sendOtp(
				servicesWith(async () => {}),
				order,
			);
		let sent = 0;
		for (let hour = 0; hour < OTP.mostPerDay / OTP.mostPerWindow; hour += 1) {
			for (let i = 0; i < OTP.mostPerWindow; i += 1) {
				const { resendAt } = await send();
				sent += 1;
				// The receipt of the last one has the true time.
				if (sent < OTP.mostPerDay && i === OTP.mostPerWindow - 1) {
					expect(Date.parse(resendAt) - api.clock.now()).toBe(3_600_000 - i * 61_000);
				}
				api.clock.advance(61_000);
			}
			const retryAfter = sent < OTP.mostPerDay ? 3_600 - 5 * 61 : 86_400 - 3 * 3_600 - 5 * 61;
			await expect(send()).rejects.toMatchObject({ code: 'otp_wait', details: { retryAfter } });
			if (sent < OTP.mostPerDay) api.clock.advance(retryAfter * 1000);
		}
		api.clock.advance((86_400 - 3 * 3_600 - 5 * 61) * 1000 - 1000);
		await expect(send()).rejects.toMatchObject({ details: { retryAfter: 1 } });
		api.clock.advance(1000);
		await send();
	});
});

describe('a forgotten password', () => {
	it('is reset: old sessions end, the lock is removed, and the shopper is notified', async () => {
		const { shopper, identifier } = await registered();
		const attempt = (password: string) => createShopper(api).signIn('credentials', { identifier, password });
		for (let i = 0; i < 5; i++) await attempt('wrong');
		expect((await attempt(PASSWORD)).searchParams.get('code')).toBe('too_many_attempts');
		waitForCode(api);
		await shopper.call('POST', '/api/password-resets', { identifier });
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const password = 'a new one entirely';
		const done = await shopper.call('POST', '/api/password-resets/confirm', { identifier, code, password });
		expect(done.json).toEqual({ data: { identifier: phoneKeyOf(identifier) } });
		expect(failed(await shopper.call('GET', '/api/profile')).code).toBe('session_expired');
		expect((await attempt(PASSWORD)).searchParams.get('code')).toBe('credentials');
		expect((await attempt(password)).searchParams.get('code')).toBeNull();
		const { rows } = await api.query('select text from outbox where recipient = $1', [phoneKeyOf(identifier)]);
		expect(JSON.stringify(rows)).toContain('Your password was changed');
	});

	it('is answered alike whether there is an account, and strangers get nothing', async () => {
		const ask = async (identifier: string) => {
			waitForCode(api);
			const response = await createShopper(api).call('POST', '/api/password-resets', { identifier });
			return [response.status, Object.keys((response.json as { data: object }).data)];
		};
		const stranger = freshPhone();
		const { identifier } = await registered();
		expect(await ask(stranger)).toEqual(await ask(identifier));
		const { rows } = await api.query('select 1 from outbox where recipient = $1', [phoneKeyOf(stranger)]);
		expect(rows).toEqual([]);
	});
});

describe('a changed password', () => {
	it('ends every other session, and not this one', async () => {
		const { shopper, identifier } = await registered();
		const other = createShopper(api);
		await other.signIn('credentials', { identifier, password: PASSWORD });
		const body = { currentPassword: PASSWORD, newPassword: 'another one of mine' };
		expect((await shopper.call('PUT', '/api/profile/password', body)).status).toBe(200);
		expect((await shopper.call('GET', '/api/profile')).status).toBe(200);
		expect(failed(await other.call('GET', '/api/profile')).code).toBe('session_expired');
	});
});

describe('a changed identifier', () => {
	it('signs in from then on, and the old one is notified', async () => {
		const { shopper } = await registered(createShopper(api), 'old-address@example.com');
		const identifier = freshPhone();
		await prove(api, shopper, PASSWORD);
		await shopper.call('POST', '/api/profile/identifier', { identifier });
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const response = await shopper.call('POST', '/api/profile/identifier/confirm', { identifier, code });
		expect(ok(getProfile, response).data).toMatchObject({ phone: phoneKeyOf(identifier), isPhoneVerified: true });
		const { rows } = await api.query(
			"select count(*)::int as n from outbox where recipient = 'old-address@example.com'",
		);
		// The code of the registration, and the warning.
		expect(rows[0].n).toBe(2);
		const again = createShopper(api);
		await again.signIn('credentials', { identifier, password: PASSWORD });
		expect(await sessionOf(again)).toMatchObject({ user: { kind: 'registered' } });
	});
});

describe('a change of the way to sign in', () => {
	it('leaves the session of its caller alive until the next one begins, so that open pages stay signed in', async () => {
		const { shopper } = await registered(createShopper(api), 'stays-signed-in@example.com');
		const identifier = freshPhone();
		await prove(api, shopper, PASSWORD);
		await shopper.call('POST', '/api/profile/identifier', { identifier });
		const code = await codeSentTo(api, phoneKeyOf(identifier));
		const { rows } = await api.query(
			`select s.id, s.user_id as "userId" from sessions s join users u on u.id = s.user_id
				where u.email = 'stays-signed-in@example.com' and s.revoked_at is null`,
		);
		expect(rows).toHaveLength(1);
		const locale = { edition: 'mm', language: 'en' } as const;
		// As far as the change itself goes; its response then begins another session.
		await changeIdentifier(api.services, rows[0], { identifier: { phone: phoneKeyOf(identifier) }, code, locale });
		expect((await shopper.call('GET', '/api/profile')).status).toBe(200);
	});
});

describe('the picture of a profile', () => {
	it('is an upload of the shopper alone, and leaves the one before to be cleaned away', async () => {
		const { shopper, response } = await registered();
		const userId = ok(getProfile, response).data.id;
		const upload = async (owner: string, purpose: string) => {
			const { rows } = await api.query(
				`insert into uploads (id, user_id, purpose, picture_key, width, height, bytes, created_at)
				 values (gen_random_uuid(), $1, $2, 'upload_' || replace(gen_random_uuid()::text, '-', ''), 9, 9, 9, now())
				 returning id, picture_key`,
				[owner, purpose],
			);
			return rows[0] as { id: string; picture_key: string };
		};
		const show = (pictureId: string | null) => shopper.call('PATCH', '/api/profile', { pictureId });
		const [first, second] = [await upload(userId, 'profile'), await upload(userId, 'profile')];
		const { rows } = await api.query("select id from users where email = 'seller@example.com'");
		for (const { id } of [await upload(userId, 'review'), await upload(rows[0].id, 'profile')]) {
			expect(failed(await show(id)).code).toBe('upload_not_found');
		}
		expect(ok(getProfile, await show(first.id)).data.picture?.path).toBe(`/api/pictures/${first.picture_key}`);
		expect(ok(getProfile, await show(second.id)).data.picture?.path).toBe(`/api/pictures/${second.picture_key}`);
		const shown = () =>
			api.query('select picture_key from uploads where user_id = $1 and used_at is not null', [userId]);
		expect((await shown()).rows).toEqual([{ picture_key: second.picture_key }]);
		const named = await shopper.call('PATCH', '/api/profile', { name: 'Ma Hnin' });
		expect(ok(getProfile, named).data).toMatchObject({ name: 'Ma Hnin', picture: { alt: 'Ma Hnin' } });
		expect(ok(getProfile, await show(null)).data.picture).toBeNull();
		expect((await shown()).rows).toEqual([]);
	});
});
