import {
	changeEntitlement,
	getOrder,
	type HeldEntitlement,
	listEntitlements,
	type Order,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobKind } from '../src/jobs/queues.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, order, pay, stockOf } from './buying.ts';

let api: TestApi;
/** A variant of 30 days, its price in minor units as it was at first. */
let plan: { variantId: string; price: number };

beforeAll(async () => {
	api = await startApi();
	const { rows } = await api.query(
		`select v.id, v.price from digital_plans d join product_variants v on v.id = d.variant_id
			join products p on p.id = v.product_id
			where d.days = 30 and p.edition = 'mm' and p.min_quantity = 1 order by v.price, v.id limit 1`,
	);
	plan = { variantId: String(rows[0].id), price: Number(rows[0].price) };
});
beforeEach(async () => {
	await api.query('delete from rate_limits');
	// What other tests left open is none of this one's; unpaid orders end by their time.
	await api.query('update entitlements set renews_automatically = false');
	await api.query('update plan_renewals set closed_at = ends_at where closed_at is null');
	api.clock.advance(PAYMENT_LIFE_MS);
	await runJobs('expire-payment', 'fail-unbegun-order');
	await api.query('update product_variants set stock = 500, price = $2 where id = $1', [plan.variantId, plan.price]);
});
afterAll(() => api.close());

const runJobs = async (...kinds: JobKind[]): Promise<number> => {
	let done = 0;
	for (const kind of kinds) done += await api.runJobs(kind);
	return done;
};
/** Advances the clock by days, with visits that are frequent enough to keep the session alive. */
async function pass(days: number): Promise<void> {
	api.clock.advance(days * DAY_MS);
	await api.query('update sessions set expires_at = $1', [new Date(api.clock.now() + DAY_MS)]);
}

/** A browser of a signed-in shopper. */
async function signedIn(kind: 'guest' | 'demo'): Promise<Shopper> {
	const shopper = createShopper(api);
	if (kind === 'guest') await shopper.signIn('guest');
	else await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	return shopper;
}

/** A shopper's last entitlement to the plan. */
async function heldOf(shopper: Shopper): Promise<HeldEntitlement> {
	const { items } = ok(listEntitlements, await shopper.call('GET', '/api/entitlements')).data;
	const held = items.find(({ variantId }) => variantId === plan.variantId);
	if (!held) throw new Error('the plan is not held');
	return held;
}

const readOrder = async (shopper: Shopper, code: string): Promise<Order> =>
	ok(getOrder, await shopper.call('GET', `/api/orders/${code}`)).data;

const renewing = async (shopper: Shopper, renewsAutomatically: boolean) => {
	const { id } = await heldOf(shopper);
	return ok(changeEntitlement, await shopper.call('PATCH', `/api/entitlements/${id}`, { renewsAutomatically })).data;
};

async function settle(shopper: Shopper, code: string): Promise<void> {
	const { reference } = await pay(shopper, code, 'qr');
	await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'confirm', webhooks: 2 });
}

/** Buys the plan and turns automatic renewal on. */
async function subscribed(kind: 'guest' | 'demo' = 'guest'): Promise<Shopper> {
	const shopper = await signedIn(kind);
	await cartWith(api, shopper, { [plan.variantId]: 1 });
	await settle(shopper, (await order(shopper, 'qr', { email: 'shopper@example.com' })).code);
	expect(await renewing(shopper, true)).toMatchObject({ renewsAutomatically: true, renewalOrder: null });
	return shopper;
}

const newsOf = async (held: HeldEntitlement, ...kinds: string[]) =>
	(
		await api.query(
			`select kind, link, params::jsonb as params from notifications where kind = any ($2)
				and user_id = (select user_id from entitlements where id = $1) order by created_at, id`,
			[held.id, kinds],
		)
	).rows;

describe('a plan that renews by itself (Decision 14) [§1.9]', () => {
	it('is told of, ordered three days before its end by two processes at a time once, and put off when it is paid', async () => {
		const shopper = await subscribed();
		const first = await heldOf(shopper);
		await pass(23);
		await runJobs('remind-of-ending');
		expect(await newsOf(first, 'plan_ending', 'plan_renewing')).toMatchObject([
			{
				kind: 'plan_renewing',
				link: '/DigitalLibrary',
				params: { name: expect.objectContaining({ en: first.name }), endsAt: first.endsAt },
			},
		]);
		await pass(3.9);
		expect(await runJobs('renew-plan')).toBe(0);
		await pass(0.1);
		const beside = api.startSecond();
		const [one, other] = await Promise.all([api.runJobs('renew-plan'), beside.runJobs('renew-plan')]);
		expect(one + other).toBe(1);
		await beside.close();
		const waiting = await heldOf(shopper);
		const code = waiting.renewalOrder ?? '';
		expect(waiting).toMatchObject({ endsAt: first.endsAt, daysLeft: 3 });
		expect(await newsOf(first, 'renewal_to_pay')).toMatchObject([
			{
				link: `/Orders/${code}`,
				params: { name: expect.objectContaining({ en: first.name }), order: code, endsAt: first.endsAt },
			},
		]);
		expect(await readOrder(shopper, code)).toMatchObject({
			status: 'pending',
			paymentMethod: 'qr',
			paidAt: null,
			can: { pay: true, cancel: true },
			parcels: [{ kind: 'digital', lines: [{ variantId: plan.variantId, quantity: 1 }] }],
		});

		await settle(shopper, code);
		const renewed = await heldOf(shopper);
		expect(renewed).toMatchObject({
			id: first.id,
			code: first.code,
			startsAt: first.startsAt,
			daysLeft: 33,
			renewalOrder: null,
			renewsAutomatically: true,
		});
		expect(Date.parse(renewed.endsAt ?? '') - Date.parse(first.endsAt ?? '')).toBe(30 * DAY_MS);
		expect(await newsOf(first, 'plan_renewed')).toMatchObject([{ params: { endsAt: renewed.endsAt } }]);
		const { items } = ok(listEntitlements, await shopper.call('GET', '/api/entitlements')).data;
		expect(items).toHaveLength(1);
		expect(await readOrder(shopper, code)).toMatchObject({ status: 'delivered' });
		await pass(30);
		expect(await api.runJobs('renew-plan')).toBe(1);
	});

	it('waits longer for its money than other orders do, reminds once more, and is given up three days after its end', async () => {
		const shopper = await subscribed();
		const stock = await stockOf(api, plan.variantId);
		await pass(27);
		await runJobs('renew-plan');
		const { renewalOrder } = await heldOf(shopper);
		const code = renewalOrder ?? '';
		await pass(1.9);
		expect(await runJobs('follow-renewal')).toBe(0);
		await runJobs('expire-payment', 'fail-unbegun-order', 'drop-unpaid-order');
		expect((await readOrder(shopper, code)).status).toBe('pending');
		await pass(0.1);
		expect(await runJobs('follow-renewal', 'follow-renewal')).toBe(1);
		expect(await newsOf(await heldOf(shopper), 'renewal_to_pay')).toHaveLength(2);
		await pass(3.9);
		await runJobs('expire-payment', 'fail-unbegun-order', 'drop-unpaid-order', 'follow-renewal');
		expect(await heldOf(shopper)).toMatchObject({ status: 'ended', renewalOrder: code });
		await pass(0.1);
		expect(await runJobs('follow-renewal')).toBe(1);
		const ended = await heldOf(shopper);
		expect(ended).toMatchObject({ status: 'ended', renewalOrder: null, renewsAutomatically: false });
		expect((await readOrder(shopper, code)).status).toBe('order cancelled by customer');
		expect(await stockOf(api, plan.variantId)).toBe(stock);
		const told = await newsOf(ended, 'renewal_failed', 'order_cancelled', 'payment_failed');
		expect(told).toMatchObject([
			{
				kind: 'renewal_failed',
				link: '/DigitalLibrary',
				params: { name: expect.objectContaining({ en: ended.name }) },
			},
		]);
		expect(await runJobs('renew-plan', 'follow-renewal')).toBe(0);
	});

	it('paid after its end runs from then on', async () => {
		const shopper = await subscribed();
		await pass(27);
		await runJobs('renew-plan');
		const code = (await heldOf(shopper)).renewalOrder ?? '';
		await pass(2.5);
		const { reference } = await pay(shopper, code, 'qr');
		await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'refuse', webhooks: 1 });
		expect((await readOrder(shopper, code)).status).toBe('payment failed');
		await runJobs('expire-payment', 'fail-unbegun-order', 'drop-unpaid-order');
		await pass(2);
		await runJobs('expire-payment', 'fail-unbegun-order', 'drop-unpaid-order', 'follow-renewal');
		await settle(shopper, code);
		expect(await heldOf(shopper)).toMatchObject({ status: 'running', daysLeft: 30, renewalOrder: null });
	});

	it('is paid by points where they pay all of it, at a price that has not risen', async () => {
		const points = async (count: number) => {
			await api.query("delete from points_movements where reason = 'welcome'");
			await api.query(
				`insert into points_movements (id, user_id, edition, points, reason, at)
					select gen_random_uuid(), id, 'mm', $2, 'welcome', $3 from users where email = $1`,
				[DEMO_ACCOUNT.email, count, new Date(api.clock.now())],
			);
		};
		await points(1_000_000);
		const shopper = await subscribed('demo');
		const first = await heldOf(shopper);
		await pass(27);
		expect(await runJobs('renew-plan')).toBe(1);
		const renewed = await heldOf(shopper);
		expect(renewed).toMatchObject({ id: first.id, daysLeft: 33, renewalOrder: null });
		expect(await newsOf(first, 'plan_renewed', 'renewal_to_pay')).toMatchObject([{ kind: 'plan_renewed' }]);
		const { rows } = await api.query(
			`select m.points, o.total, o.points_paid from plan_renewals r join orders o on o.id = r.order_id
				join points_movements m on m.order_id = o.id and m.reason = 'spent' where r.entitlement_id = $1`,
			[first.id],
		);
		expect(rows).toEqual([{ points: -Math.round(plan.price / 1000), total: '0', points_paid: String(plan.price) }]);

		await api.query('update product_variants set price = $2 where id = $1', [plan.variantId, plan.price + 1_000]);
		await pass(30);
		expect(await runJobs('renew-plan')).toBe(1);
		const dearer = await heldOf(shopper);
		expect(dearer.renewalOrder).not.toBeNull();
		expect(dearer.endsAt).toBe(renewed.endsAt);
	});

	it('that is sold out is tried again until it ends, and its shopper is notified then', async () => {
		const shopper = await subscribed();
		await api.query('update product_variants set stock = 0 where id = $1', [plan.variantId]);
		await pass(29.9);
		expect(await runJobs('renew-plan')).toBe(0);
		await pass(0.1);
		expect(await runJobs('renew-plan')).toBe(1);
		const ended = await heldOf(shopper);
		expect(ended).toMatchObject({ status: 'ended', renewsAutomatically: false, renewalOrder: null });
		expect(await newsOf(ended, 'renewal_failed')).toHaveLength(1);
	});

	it('is ordered no more when its shopper says no: by the switch, or by cancelling the order', async () => {
		const [switching, cancelling] = [await subscribed(), await subscribed()];
		await pass(27);
		expect(await runJobs('renew-plan')).toBe(2);
		const [one, other] = [await heldOf(switching), await heldOf(cancelling)];
		expect(await renewing(switching, false)).toMatchObject({ renewsAutomatically: false, renewalOrder: null });
		expect((await readOrder(switching, one.renewalOrder ?? '')).status).toBe('order cancelled by customer');
		const path = `/api/orders/${other.renewalOrder}/cancel`;
		ok(getOrder, await cancelling.call('POST', path, { reason: 'changed_mind' }));
		expect((await heldOf(cancelling)).renewalOrder).toBeNull();
		expect(await runJobs('follow-renewal')).toBe(1);
		expect((await heldOf(cancelling)).renewsAutomatically).toBe(false);
		expect(await runJobs('renew-plan', 'follow-renewal')).toBe(0);
	});

	it('switched off while it is being paid is renewed if the money comes, and else ended without a word', async () => {
		const shopper = await subscribed();
		await pass(27);
		await runJobs('renew-plan');
		const code = (await heldOf(shopper)).renewalOrder ?? '';
		await pay(shopper, code, 'qr');
		expect(await renewing(shopper, false)).toMatchObject({ renewsAutomatically: false, renewalOrder: code });
		expect(await runJobs('follow-renewal')).toBe(0);
		api.clock.advance(PAYMENT_LIFE_MS);
		await runJobs('expire-payment', 'fail-unbegun-order');
		expect(await runJobs('follow-renewal')).toBe(1);
		expect((await readOrder(shopper, code)).status).toBe('order cancelled by customer');
		expect(await newsOf(await heldOf(shopper), 'renewal_failed')).toEqual([]);
	});

	it('is not ordered for an account that will be deleted', async () => {
		const shopper = await subscribed();
		const { id } = await heldOf(shopper);
		await api.query(
			'update users set deletion_requested_at = $2 where id = (select user_id from entitlements where id = $1)',
			[id, new Date(api.clock.now())],
		);
		await pass(28);
		expect(await runJobs('renew-plan')).toBe(0);
	});
});
