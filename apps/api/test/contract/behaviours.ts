import {
	acceptQuotation,
	type Endpoint,
	getCart,
	getFollow,
	getNotificationChoices,
	getOrder,
	getProduct,
	getProfile,
	getQuotation,
	getReceipt,
	getWholesale,
	listAddresses,
	listChatMessages,
	listCollectedCoupons,
	listContactPhones,
	listFollows,
	listOrders,
	listOwnQuestions,
	listProducts,
	listQuestions,
	listRecentViews,
	listReviews,
	listWishlist,
	markHelpful,
	openChatThread,
	sendChatMessage,
} from '@zaylat/api-client/contract';
import { expect } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { idempotencyKey, order, pay } from '../buying.ts';
import { YANGON } from './addresses.ts';

const SHOP = 'inle-weavers';

/** Calls of one registered shopper, whose responses are read by the contract. */
function caller(shopper: Shopper) {
	return {
		shopper,
		send: async <E extends Endpoint>(endpoint: E, path: string, body?: unknown, headers = {}) =>
			ok(endpoint, await shopper.call(endpoint.method, path, body, headers)),
		refused: async (method: Endpoint['method'], path: string, body?: unknown, headers = {}) =>
			failed(await shopper.call(method, path, body, headers)),
	};
}

type Calls = ReturnType<typeof caller>;

/** A variant of goods of which some pieces are left, that is sold by the piece at one price. */
async function goodsOf({ send }: Calls) {
	const { items } = (await send(listProducts, '/api/products?kind=goods&inStock=true&per_page=60')).data;
	for (const { id } of items.filter(({ minQuantity }) => minQuantity === 1)) {
		const { variants, priceTiers } = (await send(getProduct, `/api/products/${id}`)).data;
		const variant = variants.find(({ stock }) => stock >= 5 && stock < 100);
		if (variant && priceTiers.length === 1) return { productId: id, ...variant };
	}
	throw new Error('There are no such goods');
}

/** Puts pieces of such goods into an empty cart. */
async function cartWith(calls: Calls, quantity: number) {
	const goods = await goodsOf(calls);
	for (const { id } of (await calls.send(getCart, '/api/cart')).data.lines) {
		await calls.shopper.call('DELETE', `/api/cart/lines/${id}`);
	}
	const body = { variantId: goods.id, quantity };
	const cart = ok(getCart, await calls.shopper.call('POST', '/api/cart/lines', body)).data;
	return { goods, cart, line: cart.lines[0] ?? expect.fail('the line is there') };
}

const post = (calls: Calls, path: string, body?: unknown) => calls.shopper.call('POST', path, body);

/** What the API and the mock API do alike, for a registered shopper of the Myanmar edition. */
const BEHAVIOURS: Readonly<Record<string, (calls: Calls) => Promise<void>>> = {
	'a cart adds up pieces, never holds more than there are, and keeps what is saved for later apart': async (calls) => {
		const { goods, cart, line } = await cartWith(calls, 1);
		const added = ok(getCart, await post(calls, '/api/cart/lines', { variantId: goods.id, quantity: 2 })).data;
		expect(added.lines).toMatchObject([{ id: line.id, quantity: 3, unitPrice: goods.price }]);
		expect(added.revision).toBeGreaterThan(cart.revision);
		const refusal = await calls.refused('POST', '/api/cart/lines', { variantId: goods.id, quantity: 900 });
		expect(refusal).toMatchObject({ code: 'quantity_limited', details: { available: line.available } });
		const path = `/api/cart/lines/${line.id}`;
		const saved = ok(getCart, await calls.shopper.call('PATCH', path, { isSaved: true })).data;
		expect([saved.lines.length, saved.saved.map(({ id }) => id)]).toEqual([0, [line.id]]);
		const gone = ok(getCart, await calls.shopper.call('DELETE', path)).data;
		expect([gone.lines, gone.saved]).toEqual([[], []]);
		expect((await calls.refused('DELETE', path)).code).toBe('not_in_cart');
		expect((await calls.refused('POST', '/api/cart/lines', { variantId: 'none', quantity: 1 })).code).toBe(
			'product_not_found',
		);
	},

	'a wishlist has each product once': async (calls) => {
		const { productId } = await goodsOf(calls);
		const ids = (answer: unknown) => listWishlist.response.parse(answer).data.data.map(({ id }) => id);
		for (const _ of [1, 2]) await post(calls, '/api/wish-list', { productId });
		expect(ids((await calls.shopper.call('GET', '/api/wish-list')).json).filter((id) => id === productId)).toHaveLength(
			1,
		);
		expect((await calls.refused('POST', '/api/wish-list', { productId: '1' })).code).toBe('product_not_found');
		expect(ids((await calls.shopper.call('DELETE', `/api/wish-list/${productId}`)).json)).not.toContain(productId);
	},

	'an address book has one primary address': async (calls) => {
		const path = '/api/addresses';
		const read = async (method: string, rest = '', body?: object) =>
			ok(listAddresses, await calls.shopper.call(method, `${path}${rest}`, body)).data.items;
		const primaries = (items: Awaited<ReturnType<typeof read>>) =>
			items.flatMap((each) => (each.isPrimary ? [each.id] : []));
		for (const _ of [1, 2]) await read('POST', '', YANGON);
		const items = await read('GET');
		expect(primaries(items)).toHaveLength(1);
		const last = items.at(-1) ?? expect.fail('it was added');
		expect(primaries(await read('PUT', `/${last.id}/primary`))).toEqual([last.id]);
		const changed = await read('PUT', `/${last.id}`, { ...YANGON, label: 'Stall' });
		expect(changed.find(({ id }) => id === last.id)).toMatchObject({ label: 'Stall', isPrimary: true });
		const left = await read('DELETE', `/${last.id}`);
		expect(primaries(left)).toHaveLength(1);
		expect(left).toHaveLength(items.length - 1);
		expect((await calls.refused('DELETE', `${path}/${last.id}`)).code).toBe('address_not_found');
		expect((await calls.refused('POST', path, { ...YANGON, recipient: ' ' })).code).toBe('bad_request');
	},

	'a contact phone is kept once, unverified': async (calls) => {
		const path = '/api/contact-phones';
		const body = { phone: '09 951 777 666', phoneCountry: '95' };
		const added = ok(listContactPhones, await post(calls, path, body)).data.items;
		const phone = added.find((each) => each.phone === '959951777666') ?? expect.fail('it was added');
		expect(phone.isVerified).toBe(false);
		expect(ok(listContactPhones, await post(calls, path, body)).data.items).toEqual(added);
		const left = ok(listContactPhones, await calls.shopper.call('DELETE', `${path}/${phone.id}`)).data.items;
		expect(left).toEqual(added.filter(({ id }) => id !== phone.id));
		expect((await calls.refused('DELETE', `${path}/${phone.id}`)).code).toBe('contact_phone_not_found');
	},

	'a followed shop counts one follower, and is listed first': async (calls) => {
		const path = `/api/follows/${SHOP}`;
		const change = async (method: string) => ok(getFollow, await calls.shopper.call(method, path)).data;
		const { followerCount: before } = await change('DELETE');
		for (const _ of [1, 2]) {
			expect(await change('PUT')).toEqual({ isFollowing: true, followerCount: before + 1 });
		}
		expect((await calls.send(listFollows, '/api/follows')).data.items[0]?.slug).toBe(SHOP);
		expect(await change('DELETE')).toEqual({ isFollowing: false, followerCount: before });
		expect((await calls.refused('PUT', '/api/follows/moon')).code).toBe('shop_not_found');
	},

	'a collected coupon is listed once, and can be used': async (calls) => {
		const path = '/api/coupons/collected';
		for (const code of ['WELCOME10', ' welcome10 ']) {
			ok(listCollectedCoupons, await calls.shopper.call('PUT', `${path}/${encodeURIComponent(code)}`));
		}
		const { items } = (await calls.send(listCollectedCoupons, path)).data;
		expect(items[0]).toMatchObject({ code: 'WELCOME10', state: 'active' });
		expect(items.filter(({ code }) => code === 'WELCOME10')).toHaveLength(1);
		expect((await calls.refused('PUT', `${path}/MOON99`)).code).toBe('coupon_invalid');
	},

	'products looked at are listed once, the last one first': async (calls) => {
		const { items } = (await calls.send(listProducts, '/api/products?per_page=2')).data;
		const [one = '', other = ''] = items.map(({ id }) => id);
		for (const id of [one, other, one]) await post(calls, '/api/recent-views', { productIds: [id] });
		const { data } = await calls.send(listRecentViews, '/api/recent-views');
		expect(data.items.slice(0, 2).map(({ id }) => id)).toEqual([one, other]);
		expect(data.items.filter(({ id }) => id === one)).toHaveLength(1);
		const cleared = ok(listRecentViews, await calls.shopper.call('DELETE', '/api/recent-views'));
		expect(cleared.data.items).toEqual([]);
	},

	'choices of news are kept; news of orders stay on': async (calls) => {
		const change = { promotions: false, orders: false };
		const { data } = ok(getNotificationChoices, await calls.shopper.call('PATCH', '/api/notification-choices', change));
		expect(data).toMatchObject({ promotions: false, orders: true });
		expect((await calls.send(getNotificationChoices, '/api/notification-choices')).data).toEqual(data);
	},

	'a profile keeps its name, and its password asks for the one before': async (calls) => {
		const changed = ok(getProfile, await calls.shopper.call('PATCH', '/api/profile', { name: 'Khin' })).data;
		expect((await calls.send(getProfile, '/api/profile')).data).toEqual(changed);
		expect(changed.name).toBe('Khin');
		const body = { currentPassword: 'not this one', newPassword: 'a good long one' };
		expect((await calls.refused('PUT', '/api/profile/password', body)).code).toBe('password_wrong');
	},

	'an order takes its lines out of the cart, and is cancelled once': async (calls) => {
		await cartWith(calls, 2);
		const body = { address: { ...YANGON, label: undefined }, fingerprint: 'none', paymentMethod: 'cash_on_delivery' };
		const changed = await calls.refused('POST', '/api/orders', body, idempotencyKey());
		expect(changed.code).toBe('checkout_changed');
		const placed = await order(calls.shopper);
		expect(placed).toMatchObject({ status: 'pending', paymentMethod: 'cash_on_delivery', can: { cancel: true } });
		expect((await calls.send(getCart, '/api/cart')).data.lines).toEqual([]);
		const { items } = (await calls.send(listOrders, '/api/orders')).data;
		expect(items[0]).toMatchObject({ id: placed.id, code: placed.code, pieceCount: 2, total: placed.total });
		const path = `/api/orders/${placed.id}`;
		const cancelled = ok(getOrder, await post(calls, `${path}/cancel`, { reason: 'changed_mind' })).data;
		expect(cancelled.status).toBe('order cancelled by customer');
		expect(cancelled.total.amount).toBe(0);
		expect(cancelled.placed.total).toEqual(placed.total);
		const again = await calls.refused('POST', `${path}/cancel`, { reason: 'changed_mind' });
		expect(again).toMatchObject({ code: 'order_move_refused', details: { status: cancelled.status } });
		expect((await calls.refused('POST', '/api/checkout/quote', {})).code).toBe('cart_empty');
	},

	'an order is paid once, and its receipt says what was paid': async (calls) => {
		await cartWith(calls, 1);
		const placed = await order(calls.shopper, 'qr');
		const receipt = `/api/orders/${placed.id}/receipt`;
		expect((await calls.refused('GET', receipt)).code).toBe('order_not_found');
		const payment = await pay(calls.shopper, placed.id);
		expect(payment).toMatchObject({ status: 'pending', amount: placed.total, orderCode: placed.code });
		const paid = await post(calls, `/api/sandbox-payments/${payment.reference}`, { outcome: 'confirm' });
		expect(paid.json).toMatchObject({ data: { status: 'paid' } });
		expect((await calls.send(getReceipt, receipt)).data).toMatchObject({ paid: placed.total, method: 'qr' });
		const again = await calls.refused('POST', '/api/payments', { orderId: placed.id }, idempotencyKey());
		expect(again.code).toBe('order_move_refused');
	},

	'a refused payment can be tried again': async (calls) => {
		await cartWith(calls, 1);
		const placed = await order(calls.shopper, 'qr');
		const payment = await pay(calls.shopper, placed.id);
		await post(calls, `/api/sandbox-payments/${payment.reference}`, { outcome: 'refuse' });
		const failedOrder = (await calls.send(getOrder, `/api/orders/${placed.id}`)).data;
		expect(failedOrder).toMatchObject({ status: 'payment failed', paidAt: null, can: { pay: true } });
		expect((await pay(calls.shopper, placed.id)).id).not.toBe(payment.id);
	},

	'an unknown coupon is refused': async (calls) => {
		await cartWith(calls, 1);
		const refusal = await calls.refused('POST', '/api/coupons/check', { code: 'NOSUCHCODE' });
		expect(refusal).toMatchObject({ code: 'coupon_invalid', details: { reason: 'unknown' } });
	},

	'a price is asked for once, from the minimum order on, and taken back once': async (calls) => {
		const goods = (await calls.send(getWholesale, '/api/wholesale')).data.featured;
		const { id: productId, minQuantity } = goods.at(-1) ?? expect.fail('there are wholesale goods');
		const quantity = Math.max(minQuantity, 5);
		const asked = ok(getQuotation, await post(calls, '/api/quotations', { productId, quantity, note: 'Soon' })).data;
		expect(asked).toMatchObject({
			status: 'requested',
			quantity,
			note: 'Soon',
			can: { withdraw: true, accept: false },
		});
		const again = await calls.refused('POST', '/api/quotations', { productId, quantity });
		expect(again).toMatchObject({ code: 'quotation_refused', details: { reason: 'open_already' } });
		const path = `/api/quotations/${asked.id}`;
		expect((await calls.refused(acceptQuotation.method, `${path}/accept`)).code).toBe('quotation_move_refused');
		expect(ok(getQuotation, await post(calls, `${path}/withdraw`)).data.status).toBe('withdrawn');
		const late = await calls.refused('POST', `${path}/withdraw`);
		expect(late).toMatchObject({ code: 'quotation_move_refused', details: { status: 'withdrawn' } });
		const { productId: retail } = await goodsOf(calls);
		const refusal = await calls.refused('POST', '/api/quotations', { productId: retail, quantity });
		expect(refusal.details).toMatchObject({ reason: 'not_wholesale' });
	},

	'a question is shown to others when it is answered': async (calls) => {
		const { productId } = await goodsOf(calls);
		const path = `/api/products/${productId}/questions`;
		const { total } = (await calls.send(listQuestions, path)).data;
		await post(calls, path, { text: 'How big is it?' });
		const [own] = (await calls.send(listOwnQuestions, `${path}/own`)).data.items;
		expect(own).toMatchObject({ text: 'How big is it?', answer: null });
		expect((await calls.send(listQuestions, path)).data.total).toBe(total);
	},

	'a review is found helpful once': async (calls) => {
		const { items } = (await calls.send(listProducts, '/api/products?minRating=3')).data;
		const path = `/api/products/${items[0]?.id}/reviews`;
		const [review] = (await calls.send(listReviews, path)).data.items;
		const { id, helpfulCount } = review ?? expect.fail('it has reviews');
		const vote = async (method: string) =>
			ok(markHelpful, await calls.shopper.call(method, `/api/reviews/${id}/helpful`)).data;
		for (const _ of [1, 2]) expect(await vote('PUT')).toEqual({ isHelpful: true, helpfulCount: helpfulCount + 1 });
		expect(await vote('DELETE')).toEqual({ isHelpful: false, helpfulCount });
	},

	'a message is sent once, and not without anything in it': async (calls) => {
		const thread = ok(openChatThread, await post(calls, '/api/chat/threads', { shop: SHOP })).data;
		const path = `/api/chat/threads/${thread.id}/messages`;
		const say = (text: string, clientId: string) => post(calls, path, { text, clientId });
		const sent = ok(sendChatMessage, await say('Hello', 'behaviour-1')).data;
		expect(ok(sendChatMessage, await say('Hello', 'behaviour-1')).data).toEqual(sent);
		const { items } = (await calls.send(listChatMessages, path)).data;
		expect(items.filter(({ clientId }) => clientId === 'behaviour-1')).toEqual([sent]);
		expect((await calls.refused('POST', path, { text: ' ', clientId: 'behaviour-2' })).code).toBe('message_empty');
		expect((await calls.refused('GET', '/api/chat/threads/x/messages')).code).toBe('thread_not_found');
	},

	'what is not there is named': async (calls) => {
		for (const [path, code] of [
			['/api/products/0', 'product_not_found'],
			['/api/categories/nowhere', 'category_not_found'],
			['/api/products?category=nowhere', 'category_not_found'],
			['/api/products?shop=nobody', 'shop_not_found'],
			['/api/products?search=https%3A%2F%2Fevil.test', 'search_invalid'],
			['/api/shops/nobody', 'shop_not_found'],
			['/api/collections/none', 'collection_not_found'],
			['/api/locations/regions/none/townships', 'place_not_found'],
			['/api/post-offices/none', 'place_not_found'],
			['/api/businesses/none', 'place_not_found'],
			['/api/help-articles/none', 'path_not_found'],
			['/api/orders/none', 'order_not_found'],
			['/api/payments/none', 'payment_not_found'],
			['/api/entitlements/none', 'entitlement_not_found'],
			['/api/quotations/none', 'quotation_not_found'],
		] as const) {
			expect([path, (await calls.refused('GET', path)).code]).toEqual([path, code]);
		}
	},
};

/** Behaviours by their titles, for a registered shopper that is signed in. */
export const behaviours = Object.entries(BEHAVIOURS).map(
	([title, check]) => [title, (shopper: Shopper) => check(caller(shopper))] as const,
);
