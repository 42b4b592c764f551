import {
	type BankAct,
	checkCoupon,
	developerEndpoints,
	getCart,
	getOrder,
	getQuotation,
	listChatMessages,
	listNotifications,
	listPoints,
	openChatThread,
	sendChatMessage,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writtenBalances } from '../src/orders/ledger.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { cartWith, goodsVariant, order, pay } from './buying.ts';
import { closeQuotations, quoted, wholesaleVariant } from './quoting.ts';

const { listBankPayments, actOnPayment, listOperatedConversations, writeAsShop } = developerEndpoints;
const { listDeadJobs, actOnDeadJob, listOperatedMoney, actOnSettlement } = developerEndpoints;
const { listOperatedQuotations, actOnQuotation, grantPoints, grantCoupon, listOutbox } = developerEndpoints;

let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
});
afterAll(() => api.close());
beforeEach(() => api.query('delete from rate_limits'));

const orderOf = async (code: string) => ok(getOrder, await shopper.call('GET', `/api/orders/${code}`)).data;

describe('the bank desk', () => {
	const payments = async (query: string, by = shopper) =>
		ok(listBankPayments, await by.call('GET', `/api/dev-tool/payments?${query}`)).data.items;
	const act = (reference: string, wanted: BankAct) =>
		shopper.call('POST', `/api/dev-tool/payments/${reference}/acts`, { act: wanted });

	/** Status of a payment once its refund, which is a job, is settled. */
	const statusAfter = async (code: string) => (await payments(`code=${code}`)).map(({ status }) => status);

	async function running() {
		await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
		const { id, code } = await order(shopper, 'qr');
		return { code, ...(await pay(shopper, id)) };
	}

	it('lists payments of the session, of a code, and in one state [§2.27]', async () => {
		const { code, reference } = await running();
		expect((await payments('status=pending')).map((each) => each.reference)).toContain(reference);
		expect((await payments('status=paid')).map((each) => each.reference)).not.toContain(reference);
		const visitor = createShopper(api);
		expect(await payments('', visitor)).toEqual([]);
		const { parcels } = await orderOf(code);
		for (const name of [code, code.toLowerCase(), parcels[0]?.trackCode]) {
			expect(await payments(`code=${name}`, visitor)).toMatchObject([
				{ reference, orderCode: code, status: 'pending' },
			]);
		}
	});

	it.each([
		['approve', 'paid', true, 0],
		['twice', 'paid', true, 0],
		['refuse', 'failed', false, 0],
		['silent', 'expired', false, 0],
		['late', 'refunded', false, 1],
	] as const)('%s leaves a payment %s', async (wanted, status, isPaid, refunds) => {
		const { code, reference } = await running();
		ok(actOnPayment, await act(reference, wanted));
		expect(await statusAfter(code)).toEqual([status]);
		const after = await orderOf(code);
		expect([after.paidAt !== null, after.refunds.length]).toEqual([isPaid, refunds]);
	});

	it.each([['silent'], ['refuse']] as const)('plays the notification that comes late after %s, once', async (first) => {
		const { code, reference } = await running();
		ok(actOnPayment, await act(reference, first));
		ok(actOnPayment, await act(reference, 'late'));
		expect(await statusAfter(code)).toEqual(['refunded']);
		expect((await orderOf(code)).refunds).toHaveLength(1);
		expect(ok(actOnPayment, await act(reference, 'approve')).data.status).toBe('refunded');
		expect((await orderOf(code)).refunds).toHaveLength(1);
	});

	it('refuses what a bank cannot do, and payments that are not there', async () => {
		const { reference } = await running();
		ok(actOnPayment, await act(reference, 'approve'));
		expect(failed(await act(reference, 'refuse')).code).toBe('bad_request');
		expect(failed(await act('ZPNOTHING', 'approve')).code).toBe('payment_not_found');
	});
});

describe('quotations', () => {
	beforeEach(() => closeQuotations(api));
	const act = (id: string, wanted: string) =>
		shopper.call('POST', `/api/dev-tool/quotations/${id}/acts`, { act: wanted });
	const waiting = async () =>
		ok(listOperatedQuotations, await shopper.call('GET', '/api/dev-tool/quotations?waiting=1')).data.items;

	it('are answered a little below the public price, or declined', async () => {
		const id = await quoted(api, { status: 'requested' });
		expect(await waiting()).toMatchObject([{ id, acts: ['offer', 'decline'] }]);
		const { data } = ok(actOnQuotation, await act(id, 'offer'));
		expect(data.status).toBe('answered');
		expect(data.unitPrice?.amount).toBeLessThan(data.listPrice.amount);
		expect(await waiting()).toEqual([]);
		expect(failed(await act(id, 'decline')).code).toBe('quotation_move_refused');
		await closeQuotations(api);
		expect(ok(actOnQuotation, await act(await quoted(api, { status: 'requested' }), 'decline')).data.status).toBe(
			'declined',
		);
	});

	it('end when the operator says so, also in the cart', async () => {
		const { variantId } = await wholesaleVariant(api);
		const id = await quoted(api, { status: 'answered', variantId });
		await cartWith(api, shopper, {});
		await shopper.call('POST', `/api/quotations/${id}/accept`);
		expect(ok(actOnQuotation, await act(id, 'expire')).data).toMatchObject({ status: 'expired', acts: [] });
		expect(ok(getQuotation, await shopper.call('GET', `/api/quotations/${id}`)).data.status).toBe('expired');
		const { lines } = ok(getCart, await shopper.call('GET', '/api/cart')).data;
		expect(lines[0]?.endedQuotation).toMatchObject({ quantity: 24 });
		expect(failed(await act(id, 'expire')).code).toBe('quotation_move_refused');
		expect(failed(await act('nothing', 'expire')).code).toBe('quotation_not_found');
	});
});

describe('conversations', () => {
	it('are answered as their shop', async () => {
		const { data: thread } = ok(
			openChatThread,
			await shopper.call('POST', '/api/chat/threads', { shop: 'bagan-lacquer' }),
		);
		const path = `/api/chat/threads/${thread.id}/messages`;
		ok(sendChatMessage, await shopper.call('POST', path, { clientId: 'operator-1', text: 'Do you have it in red?' }));
		const waiting = async () =>
			ok(listOperatedConversations, await shopper.call('GET', '/api/dev-tool/conversations?waiting=1')).data.items;
		expect((await waiting())[0]).toMatchObject({ id: thread.id, side: 'shopper', text: 'Do you have it in red?' });
		const response = await shopper.call('POST', `/api/dev-tool/conversations/${thread.id}/messages`, {
			text: 'In red, yes.',
		});
		expect(ok(writeAsShop, response).data).toMatchObject({ side: 'shop', text: 'In red, yes.' });
		expect(ok(listChatMessages, await shopper.call('GET', path)).data.items.at(-1)).toMatchObject({ side: 'shop' });
		expect((await waiting()).map(({ id }) => id)).not.toContain(thread.id);
		for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
			const lost = await shopper.call('POST', `/api/dev-tool/conversations/${id}/messages`, { text: 'Hello' });
			expect(failed(lost).code).toBe('thread_not_found');
		}
	});
});

describe('money', () => {
	it('is listed by state and concern, and differences of settlement files are decided', async () => {
		await cartWith(api, shopper, { [await goodsVariant(api, 31)]: 1 });
		const placed = await order(shopper, 'qr');
		const { id: paymentId } = await pay(shopper, placed.id);
		const read = async () => ok(listOperatedMoney, await shopper.call('GET', '/api/dev-tool/money')).data;
		const { states, items } = await read();
		expect(states.find(({ status }) => status === 'pending')?.count).toBeGreaterThan(0);
		expect(items.find(({ id }) => id === paymentId)).toMatchObject({
			...{ concern: 'waiting', orderCode: placed.code, amount: placed.total, acts: [] },
		});
		const differ = async (lacks: string, proposal: object) => {
			const { rows } = await api.query(
				`insert into settlement_differences (id, edition, source, kind, missing_id, order_id, reference, "of", currency,
					amount, difference, proposal, found_at, status)
				values (gen_random_uuid(), 'mm', '2c2p', $1, gen_random_uuid(), $2, 'R-1', 'payment', 'mmk', 100, -100, $3, now(), 'open')
				returning id`,
				[lacks, placed.id, JSON.stringify(proposal)],
			);
			return String(rows[0].id);
		};
		const entry = [
			{ account: 'fees', amount: 100 },
			{ account: 'gateway', amount: -100 },
		];
		const [withEntry, without] = [await differ('fee', entry), await differ('missing', [])];
		const decide = (id: string, act: string) => shopper.call('POST', `/api/dev-tool/settlements/${id}/acts`, { act });
		const listed = (await read()).items.filter(({ concern }) => concern === 'settlement');
		expect(listed.map(({ id, acts }) => [id, acts])).toEqual(
			expect.arrayContaining([
				[withEntry, ['accept', 'refuse']],
				[without, ['refuse']],
			]),
		);
		expect(failed(await decide(without, 'accept')).code).toBe('order_move_refused');
		expect(failed(await decide('00000000-0000-4000-8000-000000000000', 'refuse')).code).toBe('payment_not_found');
		const left = ok(actOnSettlement, await decide(withEntry, 'accept')).data.items.map(({ id }) => id);
		expect(left).toContain(without);
		expect(left).not.toContain(withEntry);
		expect(Object.fromEntries(await writtenBalances(api.db, placed.id))).toEqual({ fees: 100, gateway: -100 });
	});
});

describe('dead letters', () => {
	const deadJobs = async () => ok(listDeadJobs, await shopper.call('GET', '/api/dev-tool/dead-jobs')).data.items;
	const act = async (id: string, wanted: string) =>
		ok(actOnDeadJob, await shopper.call('POST', `/api/dev-tool/dead-jobs/${id}/acts`, { act: wanted })).data.items;

	/** Push messages whose ids the database refuses fail at each try. */
	async function giveUp(...items: readonly string[]) {
		const job = { subscriptionId: 'nothing', notificationId: 'nothing', edition: 'mm', at: api.clock.now() } as const;
		await api.db.enqueue(
			'push',
			items.map((id) => ({ id, ...job })),
		);
		for (let tries = 0; tries < 5; tries += 1) await api.runJobs('push', { isPatient: false });
	}

	it('are repeated or dropped one by one', async () => {
		await giveUp('first', 'second');
		const [one, two] = await deadJobs();
		expect([one?.kind, two?.kind]).toEqual(['push', 'push']);
		expect(await act(one?.id ?? '', 'drop')).toEqual([two]);
		expect(await act(two?.id ?? '', 'repeat')).toEqual([]);
		const { rows } = await api.query(
			"select data->>'id' as item from pgboss.job where name = 'push' and state = 'created'",
		);
		expect(rows).toEqual([{ item: two?.item }]);
		expect(await act(two?.id ?? '', 'drop'), 'once more').toEqual([]);
	});
});

describe('grants', () => {
	it('of points are movements of their own, as often as they are given', async () => {
		const before = ok(listPoints, await shopper.call('GET', '/api/points')).data.balance;
		for (const points of [300, 300]) ok(grantPoints, await shopper.call('POST', '/api/dev-tool/points', { points }));
		const { balance, items } = ok(listPoints, await shopper.call('GET', '/api/points')).data;
		expect(balance).toBe(before + 600);
		expect(items.slice(0, 2)).toMatchObject([
			{ points: 300, reason: 'granted' },
			{ points: 300, reason: 'granted' },
		]);
		expect(failed(await createShopper(api).call('POST', '/api/dev-tool/points', { points: 1 })).code).toBe(
			'sign_in_required',
		);
	});

	it('of coupons can be used in the cart, and are news', async () => {
		await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
		const { data } = ok(grantCoupon, await shopper.call('POST', '/api/dev-tool/coupons', { benefit: 'percent' }));
		const checked = ok(checkCoupon, await shopper.call('POST', '/api/coupons/check', { code: data.code })).data;
		expect(checked.goodsOff.amount).toBeGreaterThan(0);
		const { items } = ok(listNotifications, await shopper.call('GET', '/api/notifications')).data;
		const coupons = items.filter(({ kind }) => kind === 'coupon_received');
		expect(coupons.map(({ params }) => params.code)).toContain(data.code);
	});
});

it('the outbox is searched by channel and words', async () => {
	await api.services.mail.send({ to: 'hla@example.com', subject: '100% cotton', text: 'Your parcel is on its way' });
	await api.services.sms.send({ to: '959951234567', text: 'Your parcel is on its way' });
	const found = async (query: string) =>
		ok(listOutbox, await shopper.call('GET', `/api/dev-tool/outbox?${query}`)).data.items.map(
			({ recipient }) => recipient,
		);
	expect(await found('search=hla@')).toEqual(['hla@example.com']);
	expect(await found('search=100%25')).toEqual(['hla@example.com']);
	expect(await found('channel=sms&search=PARCEL')).toEqual(['959951234567']);
	expect(await found('search=nothing')).toEqual([]);
});
