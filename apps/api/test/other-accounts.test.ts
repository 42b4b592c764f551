import {
	getCart,
	getFollow,
	getOrder,
	getProfile,
	listAddresses,
	listRecentViews,
	listWishlist,
	markHelpful,
	quoteCheckout,
	uploadPicture,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVELOPMENT_VAPID } from '../src/start-check.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { buy, upload } from './bought.ts';
import { agreed, cartWith, goodsVariant, idempotencyKey, order } from './buying.ts';
import { YANGON } from './contract/addresses.ts';
import { quoted, wholesaleVariant } from './quoting.ts';

/*
 * What one account can do to another. The contract tests call every endpoint whose path names something of one account
 * with that of another; here are ids in bodies, and what is of all accounts.
 */

let api: TestApi;
let owner: Shopper;
let other: Shopper;

beforeAll(async () => {
	api = await startApi();
	const account = async ({ email, password }: typeof DEMO_ACCOUNT | typeof DEMO_SELLER) => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: email, password });
		return shopper;
	};
	[owner, other] = [await account(DEMO_ACCOUNT), await account(DEMO_SELLER)];
});
beforeEach(() => api.query('delete from rate_limits'));
afterAll(() => api.close());

const both = (call: (shopper: Shopper) => Promise<unknown>) => Promise.all([owner, other].map(call));

async function picture(by: Shopper, purpose: string) {
	const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } });
	const photo = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
	return ok(uploadPicture, await by.call('POST', `/api/uploads?purpose=${purpose}`, photo)).data;
}

describe('ids of another account in a body', () => {
	async function addressOf(shopper: Shopper): Promise<string> {
		const { items } = ok(listAddresses, await shopper.call('POST', '/api/addresses', YANGON)).data;
		return String(items.at(-1)?.id);
	}

	it('no order goes to an address of another, and none is quoted to it', async () => {
		const [theirs, own] = [await addressOf(owner), await addressOf(other)];
		await cartWith(api, other, { [await goodsVariant(api, 3)]: 1 });
		const { body } = await agreed(other);
		const to = (addressId: string) => ({ ...body, address: undefined, addressId });
		for (const [path, key] of [
			['/api/checkout/quote', {}],
			['/api/delivery-quotes', {}],
			['/api/orders', idempotencyKey()],
		] as const) {
			const { address: _, addressId, ...rest } = to(theirs);
			const wanted = path === '/api/delivery-quotes' ? { addressId } : { ...rest, addressId };
			expect(failed(await other.call('POST', path, wanted, key)).code, path).toBe('address_not_found');
		}
		expect((await other.call('POST', '/api/checkout/quote', to(own))).status).toBe(200);
	});

	it('nobody starts the payment of an order of another', async () => {
		await cartWith(api, owner, { [await goodsVariant(api, 4)]: 1 });
		const { id, code } = await order(owner, 'qr');
		for (const orderId of [id, code]) {
			const response = await other.call('POST', '/api/payments', { orderId }, idempotencyKey());
			expect(failed(response).code).toBe('order_not_found');
		}
		const { payment } = ok(getOrder, await owner.call('GET', `/api/orders/${id}`)).data;
		expect(payment).toBeNull();
	});

	it('nobody shows a picture of another as the own', async () => {
		const { id } = await picture(owner, 'profile');
		expect(failed(await other.call('PATCH', '/api/profile', { pictureId: id })).code).toBe('upload_not_found');
		expect(ok(getProfile, await other.call('GET', '/api/profile')).data.picture).toBeNull();
		expect(ok(getProfile, await owner.call('PATCH', '/api/profile', { pictureId: id })).data.picture).not.toBeNull();
	});

	it('nobody reviews what another bought, or with pictures of another', async () => {
		const [theirs, own] = [await buy(api, DEMO_ACCOUNT.email), await buy(api, DEMO_SELLER.email)];
		const review = { rating: 5, text: 'Lovely.', pictureKeys: [] };
		const write = async (more: object) => other.call('POST', '/api/reviews', { ...review, ...more });
		expect(failed(await write({ orderLineId: theirs.lineId })).code).toBe('order_not_found');
		const pictureKeys = [await upload(api, DEMO_ACCOUNT.email)];
		expect(failed(await write({ orderLineId: own.lineId, pictureKeys })).code).toBe('upload_not_found');
		expect((await write({ orderLineId: own.lineId })).status).toBe(200);
	});

	it('the quoted price of another is not taken with a line of the cart', async () => {
		const { variantId } = await wholesaleVariant(api, 2);
		const quotationId = await quoted(api, { status: 'accepted', variantId, email: DEMO_ACCOUNT.email });
		const put = async (shopper: Shopper) => {
			await cartWith(api, shopper, {});
			const response = await shopper.call('POST', '/api/cart/lines', { variantId, quantity: 24, quotationId });
			return ok(getCart, response).data.lines[0]?.quotation?.id;
		};
		expect(await put(other)).toBeUndefined();
		expect(await put(owner)).toBe(quotationId);
	});

	it('news of another stay unread', async () => {
		const { rows } = await api.query(
			`insert into notifications (id, user_id, kind, params, link, created_at)
				select gen_random_uuid(), id, 'password_changed', '{}', '/Profile', $2 from users where email = $1 returning id`,
			[DEMO_ACCOUNT.email, new Date(api.clock.now())],
		);
		const [{ id }] = rows;
		const readAt = async () =>
			(await api.query('select read_at from notifications where id = $1', [id])).rows[0].read_at;
		await other.call('POST', '/api/notifications/read', { ids: [id] });
		await other.call('POST', '/api/notifications/read', { ids: 'all' });
		expect(await readAt()).toBeNull();
		await owner.call('POST', '/api/notifications/read', { ids: [id] });
		expect(await readAt()).toEqual(new Date(api.clock.now()));
	});

	it('a device of another keeps its push messages', async () => {
		const endpoint = 'https://fcm.googleapis.com/fcm/send/of-the-owner';
		const keys = { p256dh: DEVELOPMENT_VAPID.publicKey, auth: 'A'.repeat(22) };
		const devices = async () =>
			(await api.query('select 1 from push_subscriptions where endpoint = $1', [endpoint])).rowCount;
		expect((await owner.call('PUT', '/api/push/subscription', { endpoint, keys })).status).toBe(200);
		await other.call('POST', '/api/push/unsubscribe', { endpoint });
		expect(await devices()).toBe(1);
		await owner.call('POST', '/api/push/unsubscribe', { endpoint });
		expect(await devices()).toBe(0);
	});
});

describe('a change by one account leaves what others did as it is', () => {
	it('wishes', async () => {
		await both((shopper) => shopper.call('POST', '/api/wish-list', { productId: '1003' }));
		await other.call('DELETE', '/api/wish-list/1003');
		const wishes = async (shopper: Shopper) =>
			ok(listWishlist, await shopper.call('GET', '/api/wish-list')).data.data.map(({ id }) => id);
		expect(await wishes(other)).not.toContain('1003');
		expect(await wishes(owner)).toContain('1003');
	});

	it('follows', async () => {
		const path = '/api/follows/bagan-lacquer';
		await both((shopper) => shopper.call('PUT', path));
		const { followerCount } = ok(getFollow, await owner.call('GET', path)).data;
		await other.call('DELETE', path);
		expect(ok(getFollow, await other.call('GET', path)).data.isFollowing).toBe(false);
		const still = ok(getFollow, await owner.call('GET', path)).data;
		expect(still).toEqual({ isFollowing: true, followerCount: followerCount - 1 });
		const { rows } = await api.query(
			"select count(*)::int as count from follows f join shops s on s.id = f.shop_id where s.slug = 'bagan-lacquer'",
		);
		expect(rows[0].count).toBeGreaterThan(0);
	});

	it('votes for reviews', async () => {
		const { rows } = await api.query(
			`select r.id from reviews r join products p on p.id = r.product_id left join users u on u.id = r.user_id
			where p.edition = 'mm' and (u.email is null or u.email not in ($1, $2)) order by r.id limit 1`,
			[DEMO_ACCOUNT.email, DEMO_SELLER.email],
		);
		const path = `/api/reviews/${rows[0].id}/helpful`;
		await both((shopper) => shopper.call('PUT', path));
		const before = ok(markHelpful, await owner.call('PUT', path)).data.helpfulCount;
		await other.call('DELETE', path);
		// A repeated vote counts once: it is still there.
		expect(ok(markHelpful, await owner.call('PUT', path)).data.helpfulCount).toBe(before - 1);
	});

	it('recent views', async () => {
		await both((shopper) => shopper.call('POST', '/api/recent-views', { productIds: ['1001'] }));
		await other.call('DELETE', '/api/recent-views');
		const views = async (shopper: Shopper) =>
			ok(listRecentViews, await shopper.call('GET', '/api/recent-views')).data.items.map(({ id }) => id);
		expect([await views(other), await views(owner)]).toEqual([[], expect.arrayContaining(['1001'])]);
	});

	it('linked accounts of sign-in', async () => {
		const link = (email: string) =>
			api.query(
				`insert into linked_accounts (provider, provider_account_id, user_id, label, linked_at)
				select 'google', $1, id, email, created_at from users where email = $1`,
				[email],
			);
		await link(DEMO_ACCOUNT.email);
		await link(DEMO_SELLER.email);
		await other.call('POST', '/api/reauthentication', { password: DEMO_SELLER.password });
		expect((await other.call('DELETE', '/api/linked-accounts/google')).status).toBe(200);
		const { rows } = await api.query("select label from linked_accounts where provider = 'google'");
		expect(rows).toEqual([{ label: DEMO_ACCOUNT.email }]);
	});

	it('the checkout of one cart leaves another cart of the same goods', async () => {
		const variantId = await goodsVariant(api, 5);
		await cartWith(api, owner, { [variantId]: 2 });
		await cartWith(api, other, { [variantId]: 1 });
		ok(quoteCheckout, await other.call('POST', '/api/checkout/quote', {}));
		await order(other);
		expect(ok(getCart, await other.call('GET', '/api/cart')).data.lines).toEqual([]);
		expect(ok(getCart, await owner.call('GET', '/api/cart')).data.lines).toMatchObject([{ variantId, quantity: 2 }]);
	});
});
