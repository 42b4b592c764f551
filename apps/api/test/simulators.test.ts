import {
	askQuestion,
	developerEndpoints,
	getOrder,
	getPayment,
	getQuotation,
	listChatMessages,
	listOwnQuestions,
	openChatThread,
	requestQuotation,
	sendChatMessage,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { advanceParcels, PARCEL_STEP_MS, SIGNED_IN_STEP_MS } from '../src/simulators/couriers.ts';
import { answerReturns, RETURN_STEP_MS } from '../src/simulators/returns.ts';
import { startSimulators } from '../src/simulators/runner.ts';
import {
	answerChats,
	answerQuestions,
	answerQuotations,
	CHAT_ANSWER_MS,
	QUESTION_ANSWER_MS,
	QUOTATION_ANSWER_MS,
	SIGNED_IN_SELLER_MS,
} from '../src/simulators/sellers.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';
import { closeQuotations, wholesaleVariant } from './quoting.ts';

let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api, 'mm', 'en');
	await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
});
afterAll(() => api.close());
beforeEach(() => api.query('delete from rate_limits'));

describe('simulated sellers', () => {
	const THREADS = '/api/chat/threads';
	let sent = 0;

	async function ask(text: string, shop: string) {
		const { data: thread } = ok(openChatThread, await shopper.call('POST', THREADS, { shop }));
		sent += 1;
		const path = `${THREADS}/${thread.id}`;
		ok(sendChatMessage, await shopper.call('POST', `${path}/messages`, { clientId: `question-${sent}`, text }));
		return async () => ok(listChatMessages, await shopper.call('GET', `${path}/messages`)).data.items;
	}

	it('answer a chat once, within seconds, in its language', async () => {
		const messages = await ask('ส่งกี่วันคะ', '38th-street-mobile');
		expect(await answerChats(api.services)).toBe(0);
		api.clock.advance(CHAT_ANSWER_MS);
		expect(await answerChats(api.services)).toBe(1);
		expect((await messages()).at(-1)).toMatchObject({ side: 'shop', text: expect.stringMatching(/ขนส่ง/) });
		api.clock.advance(CHAT_ANSWER_MS);
		expect(await answerChats(api.services)).toBe(0);
	});

	it('leave the conversations of the demo data as they are', async () => {
		api.clock.advance(SIGNED_IN_SELLER_MS);
		expect(await answerChats(api.services)).toBe(0);
		expect(await answerQuotations(api.services)).toBe(0);
		expect(await answerQuestions(api.services)).toBe(0);
		expect(await advanceParcels(api.services)).toBe(0);
	});

	it('let a seller who is signed in answer first', async () => {
		const seller = createShopper(api);
		await seller.signIn('credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
		const messages = await ask('Hello', DEMO_SELLER.shops[0]);
		api.clock.advance(CHAT_ANSWER_MS);
		expect(await answerChats(api.services)).toBe(0);
		api.clock.advance(SIGNED_IN_SELLER_MS);
		expect(await answerChats(api.services)).toBe(1);
		expect((await messages()).at(-1)?.side).toBe('shop');
		await api.query('update sessions set revoked_at = now() where user_id = (select id from users where email = $1)', [
			DEMO_SELLER.email,
		]);
	});

	it('answer a question about a product once, in its language', async () => {
		const path = '/api/products/1001/questions';
		ok(askQuestion, await shopper.call('POST', path, { text: 'ส่งกี่วันคะ' }));
		expect(await answerQuestions(api.services)).toBe(0);
		api.clock.advance(QUESTION_ANSWER_MS);
		expect(await answerQuestions(api.services)).toBe(1);
		const { items } = ok(listOwnQuestions, await shopper.call('GET', `${path}/own`)).data;
		// The demo account has asked about it before.
		expect(items.slice(0, 1)).toMatchObject([{ answer: { language: 'thai', text: expect.stringMatching(/ขนส่ง/) } }]);
		expect(await answerQuestions(api.services)).toBe(0);
	});

	async function quotation(wish: object) {
		await closeQuotations(api);
		const { variantId } = await wholesaleVariant(api);
		const { data } = ok(requestQuotation, await shopper.call('POST', '/api/quotations', { variantId, ...wish }));
		api.clock.advance(QUOTATION_ANSWER_MS);
		expect(await answerQuotations(api.services)).toBe(1);
		const answered = ok(getQuotation, await shopper.call('GET', `/api/quotations/${data.id}`)).data;
		const { rows } = await api.query('select price from product_variants where id = $1', [variantId]);
		return { answered, price: Number(rows[0].price) };
	}

	it('answer a quotation within a minute, with a price below the usual one and its validity', async () => {
		const { answered, price } = await quotation({ quantity: 24, note: 'For our school' });
		expect(answered).toMatchObject({ status: 'answered', reply: expect.stringMatching(/best price/) });
		const unit = answered.unitPrice?.amount ?? 0;
		expect(unit).toBeGreaterThan(0);
		expect(unit).toBeLessThan(price);
		expect(Date.parse(answered.validUntil ?? '')).toBeGreaterThan(api.clock.now());
	});

	it('agree to a price that is not far below the usual one', async () => {
		const usual = (await quotation({ quantity: 24, note: 'For our school' })).answered.unitPrice?.amount ?? 0;
		const wishedPrice = usual - 100;
		const { answered } = await quotation({ quantity: 24, note: 'For our school', wishedPrice });
		expect(answered).toMatchObject({ unitPrice: { amount: wishedPrice }, reply: expect.stringMatching(/^Agreed/) });
		const { answered: refused } = await quotation({ quantity: 24, note: 'For our school', wishedPrice: 100 });
		expect(refused.unitPrice?.amount).toBe(usual);
	});
});

describe('simulated couriers', () => {
	const statusOf = async (id: string) => ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data.status;

	it('bring a parcel to the door within three minutes, one state at a time', async () => {
		await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
		const { id } = await order(shopper);
		expect(await advanceParcels(api.services)).toBe(0);
		const seen: string[] = [];
		for (let step = 0; step < 5; step += 1) {
			api.clock.advance(PARCEL_STEP_MS);
			expect(await advanceParcels(api.services)).toBe(1);
			expect(await advanceParcels(api.services)).toBe(0);
			seen.push(await statusOf(id));
		}
		expect(seen).toEqual(['approved', 'ready to ship', 'start shipping', 'on going', 'delivered']);
		api.clock.advance(PARCEL_STEP_MS);
		expect(await advanceParcels(api.services)).toBe(0);
	});

	it('accept a return of delivered goods, and refund it when they are back', async () => {
		await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
		const { id, parcels } = await order(shopper);
		const [parcel] = parcels;
		await api.query("update parcels set status = 'delivered', delivered_at = $2 where track_code = $1", [
			parcel?.trackCode,
			new Date(api.clock.now()),
		]);
		const lines = [{ lineId: parcel?.lines[0]?.id, quantity: 1 }];
		const wish = { trackCode: parcel?.trackCode, lines, reason: 'other', payTo: 'KBZPay' };
		ok(getOrder, await shopper.call('POST', `/api/orders/${id}/returns`, wish));
		const stateOf = async () =>
			ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data.parcels[0]?.returns[0]?.status;
		expect(await answerReturns(api.services)).toBe(0);
		for (const status of ['accepted', 'refunded']) {
			api.clock.advance(RETURN_STEP_MS);
			expect(await answerReturns(api.services)).toBe(1);
			expect(await stateOf()).toBe(status);
		}
	});

	it('wait for the money', async () => {
		await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
		const { id } = await order(shopper, 'qr');
		api.clock.advance(PARCEL_STEP_MS);
		expect(await advanceParcels(api.services)).toBe(0);
		expect(await statusOf(id)).toBe('pending');
	});

	it('let an owner who is signed in move the parcel first', async () => {
		const { rows } = await api.query(
			`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
			[DEMO_SELLER.shops[0]],
		);
		await api.query('update product_variants set stock = 100 where id = $1', [rows[0].id]);
		await cartWith(api, shopper, { [String(rows[0].id)]: 1 });
		const { id } = await order(shopper);
		const seller = createShopper(api);
		await seller.signIn('credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
		api.clock.advance(PARCEL_STEP_MS);
		expect(await advanceParcels(api.services)).toBe(0);
		api.clock.advance(SIGNED_IN_STEP_MS - PARCEL_STEP_MS);
		expect(await advanceParcels(api.services)).toBe(1);
		expect(await statusOf(id)).toBe('approved');
		await api.query('update sessions set revoked_at = now() where user_id = (select id from users where email = $1)', [
			DEMO_SELLER.email,
		]);
	});
});

it('a bank that does not answer lets the time of a payment run out', async () => {
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	const { id } = await order(shopper, 'qr');
	const payment = await pay(shopper, id);
	const path = `/api/dev-tool/payments/${payment.reference}/expiry`;
	ok(developerEndpoints.endPaymentTime, await shopper.call('POST', path));
	expect(ok(getPayment, await shopper.call('GET', `/api/payments/${payment.id}`)).data.status).toBe('expired');
	expect(failed(await shopper.call('POST', path)).code).toBe('payment_not_found');
});

it('a simulator that fails is logged and does not stop the others', async () => {
	const warn = vi.fn();
	const done = vi.fn(async () => 1);
	const services = { ...api.services, logger: { ...api.services.logger, warn } };
	const broken = { name: 'broken', run: async () => Promise.reject(new Error('not now')) };
	const running = startSimulators(services, [broken, { name: 'next', run: done }], 1);
	await vi.waitFor(() => expect(done).toHaveBeenCalled());
	await running.stop();
	expect(warn).toHaveBeenCalledWith('simulator failed', { simulator: 'broken', cause: 'Error: not now' });
});

it('simulators act in the demo profile alone', () => {
	expect(readConfig({}).simulates).toBe(true);
	expect(readConfig({ SIMULATORS: '0' }).simulates).toBe(false);
	expect(readConfig({ PROFILE: 'production' }).simulates).toBe(false);
});

it('each profile keeps its data in a folder of its own', () => {
	expect(readConfig({}).dataDir).toMatch(/\.data[\\/]demo$/);
	expect(readConfig({ PROFILE: 'production' }).dataDir).toMatch(/\.data[\\/]production$/);
	expect(readConfig({ DATA_DIR: '/srv/shop' }).dataDir).toBe('/srv/shop');
});
