import { randomUUID } from 'node:crypto';
import { endpointsByResource, getStaffOrder, listStaffOrders } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { buy } from '../bought.ts';
import { cartWith, goodsVariant, order, pay } from '../buying.ts';
import { openStaff } from '../staff.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/orders';

/** An order in a state, written directly to the database. */
async function placed({ api }: ContractContext, status = 'pending', isPaid = true): Promise<string> {
	const { orderId } = await buy(api, DEMO_ACCOUNT.email, 1001, status);
	if (isPaid) await api.query('update orders set paid_at = placed_at where id = $1', [orderId]);
	return orderId;
}

/** A refund that the gateway refused, of an order of its own. */
async function refused(context: ContractContext) {
	const orderId = await placed(context, 'order cancelled by customer');
	const [payment, refund] = [randomUUID(), randomUUID()];
	await context.api.query(
		`insert into payments (id, order_id, method, amount, status, gateway, merchant_reference, started_at, expires_at, settled_at)
			values ($1, $2, 'card', 1000, 'paid', 'sandbox', $3, $4, $4, $4)`,
		[payment, orderId, `ZP${payment.slice(0, 12)}`, new Date(context.api.clock.now())],
	);
	await context.api.query(
		`insert into refunds (id, payment_id, amount, reason, status, requested_at, failure)
			values ($1, $2, 1000, 'cancelled', 'failed', $3, 'unsupported')`,
		[refund, payment, new Date(context.api.clock.now())],
	);
	return { orderId, path: `${PATH}/${orderId}/refunds/${refund}/transfer` };
}

testContract({
	endpoints: endpointsByResource['staff-orders'],
	examples: {
		listStaffOrders: () => ({ path: `${PATH}?per_page=2` }),
		getStaffOrder: async (context) => ({ path: `${PATH}/${await placed(context)}` }),
		cancelStaffOrder: async (context) => ({
			...{ path: `${PATH}/${await placed(context)}/cancel`, body: { cause: 'other', reason: 'Called us' } },
		}),
		resendOrderReceipt: async (context) => ({ path: `${PATH}/${await placed(context)}/receipt` }),
		noteStaffOrder: async (context) => ({
			...{ path: `${PATH}/${await placed(context)}/notes`, body: { text: 'Wants a call' } },
		}),
		recordStaffRefund: async (context) => ({
			...{ path: (await refused(context)).path, body: { reference: 'KBZ 778' } },
		}),
	},
	more(context) {
		const { as, expectError } = context;
		const nothing = randomUUID();
		const list = async (query: string) =>
			ok(listStaffOrders, await (await as('staff')).call('GET', `${PATH}?${query}`)).data;

		it('finds no order that is not there, and refuses what its state forbids', async () => {
			const staff = await as('staff');
			const body = { cause: 'other', reason: 'x' };
			expectError('getStaffOrder', 'order_not_found', await staff.call('GET', `${PATH}/${nothing}`));
			expectError('cancelStaffOrder', 'order_not_found', await staff.call('POST', `${PATH}/${nothing}/cancel`, body));
			expectError('resendOrderReceipt', 'order_not_found', await staff.call('POST', `${PATH}/${nothing}/receipt`));
			const note = { text: 'x' };
			expectError('noteStaffOrder', 'order_not_found', await staff.call('POST', `${PATH}/${nothing}/notes`, note));
			const transfer = `${PATH}/${nothing}/refunds/${nothing}/transfer`;
			const reference = { reference: 'KBZ 1' };
			expectError('recordStaffRefund', 'order_not_found', await staff.call('POST', transfer, reference));
			const delivered = await placed(context, 'delivered', false);
			expectError(
				'cancelStaffOrder',
				'order_move_refused',
				await staff.call('POST', `${PATH}/${delivered}/cancel`, body),
			);
			expectError('resendOrderReceipt', 'order_move_refused', await staff.call('POST', `${PATH}/${delivered}/receipt`));
			const other = `${PATH}/${delivered}/refunds/${nothing}/transfer`;
			expectError('recordStaffRefund', 'payment_not_found', await staff.call('POST', other, reference));
			const { path } = await refused(context);
			expect((await staff.call('POST', path, reference)).status).toBe(200);
			expect((await staff.call('POST', path, reference)).status, 'the same again').toBe(200);
			expectError('recordStaffRefund', 'order_move_refused', await staff.call('POST', path, { reference: 'KBZ 2' }));
			for (const [name, method, rest] of [
				['getStaffOrder', 'GET', ''],
				['resendOrderReceipt', 'POST', '/receipt'],
			] as const) {
				expectError(name, 'bad_request', await staff.call(method, `${PATH}/x${rest}`));
			}
		});

		it('finds orders by a whole code, phone number and email address alone, and masks who bought', async () => {
			const { api } = context;
			const orderId = await placed(context);
			const { rows } = await api.query(
				'select code, track_code from orders join parcels on order_id = orders.id where orders.id = $1',
				[orderId],
			);
			const { code, track_code: trackCode } = rows[0];
			for (const search of [code, `${code.slice(0, 2)} ${code.slice(2)}`, trackCode]) {
				expect((await list(`search=${encodeURIComponent(search)}`)).items.map(({ id }) => id)).toEqual([orderId]);
			}
			expect((await list(`search=${encodeURIComponent(code.slice(0, 6))}`)).items).toEqual([]);
			const byPhone = await list('search=09420000001&per_page=60');
			expect(byPhone.items.map(({ id }) => id)).toContain(orderId);
			const byMail = await list(`search=${encodeURIComponent(DEMO_ACCOUNT.email)}&per_page=60`);
			expect(byMail.items.map(({ id }) => id)).toContain(orderId);
			const text = JSON.stringify(byMail.items.find(({ id }) => id === orderId));
			expect(text).not.toContain(DEMO_ACCOUNT.email);
			expect(text).not.toContain('420000001');
			expectError('listStaffOrders', 'bad_request', await (await as('staff')).call('GET', `${PATH}?cursor=x`));
		});

		it('lists all orders once, page by page', async () => {
			const ids: string[] = [];
			for (let cursor: string | null = ''; cursor !== null; ) {
				const page: Awaited<ReturnType<typeof list>> = await list(`per_page=60${cursor && `&cursor=${cursor}`}`);
				ids.push(...page.items.map(({ id }) => id));
				cursor = page.page.next;
			}
			const { rows } = await context.api.query('select count(*)::int as n from orders');
			expect([new Set(ids).size, ids.length]).toEqual([rows[0].n, rows[0].n]);
		});

		it('shows what needs a person: stuck and differing payments, refunds, late parcels', async () => {
			const { api } = context;
			const { orderId } = await refused(context);
			expect((await list('concern=refund_failed')).items.map(({ id }) => id)).toContain(orderId);
			await api.query(
				"update refunds set status = 'requested', requested_at = $2 where payment_id in (select id from payments where order_id = $1)",
				[...[orderId, new Date(api.clock.now() - DAY_MS - 1000)]],
			);
			expect((await list('concern=refund_slow')).items.map(({ id }) => id)).toContain(orderId);
			await api.query("update payments set difference = 'returned' where order_id = $1", [orderId]);
			expect((await list('concern=payment_differs')).items.map(({ id }) => id)).toContain(orderId);
			await api.query("update payments set status = 'pending', expires_at = $2 where order_id = $1", [
				...[orderId, new Date(api.clock.now() - DAY_MS)],
			]);
			const stuck = (await list('concern=payment_stuck')).items.find(({ id }) => id === orderId);
			expect(stuck?.concerns).toEqual(['payment_stuck', 'payment_differs', 'refund_slow']);
			const shopper = createShopper(api);
			await shopper.signIn('guest');
			await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
			const { id } = await order(shopper);
			const isLate = async () => (await list('concern=late')).items.some((each) => each.id === id);
			expect(await isLate()).toBe(false);
			await api.query("update orders set placed_at = placed_at - interval '60 days' where id = $1", [id]);
			expect(await isLate()).toBe(true);
			await api.query("update parcels set status = 'delivered', delivered_at = $2 where order_id = $1", [
				...[id, new Date(api.clock.now())],
			]);
			expect(await isLate()).toBe(false);
		});

		it('cancels for the buyer: money goes back, and the history and the trail have it', async () => {
			const { api } = context;
			const shopper = createShopper(api);
			await shopper.signIn('guest');
			await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
			const { id } = await order(shopper, 'card');
			const { reference } = await pay(shopper, id);
			await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'confirm', webhooks: 1 });
			const support = await openStaff(api, { roles: ['support'] });
			const body = { cause: 'wrong_address', reason: 'Called us' };
			const cancelled = ok(getStaffOrder, await support.call('POST', `${PATH}/${id}/cancel`, body)).data;
			expect(cancelled).toMatchObject({ status: 'order cancelled by customer', can: { cancel: false } });
			expect(cancelled.refunds).toHaveLength(1);
			expect(cancelled.history.map(({ kind, what }) => `${kind} ${what}`)).toEqual(
				expect.arrayContaining([
					'parcel order cancelled by customer',
					'refund requested',
					'payment paid',
					'placed placed',
				]),
			);
			const { rows } = await api.query(
				"select reason, after from audit_entries where action = 'order_cancelled' and subject_id = $1",
				[id],
			);
			expect(rows).toEqual([
				{ reason: 'Called us', after: { status: 'order cancelled by customer', cause: 'wrong_address' } },
			]);
		});

		it('sends a receipt once for each call, and writes notes that the buyer does not get', async () => {
			const { api } = context;
			const orderId = await placed(context);
			const staff = await as('staff');
			const waiting = async () =>
				(
					await api.query(
						"select count(*)::int as n from order_messages where order_id = $1 and kind = 'payment_received'",
						[orderId],
					)
				).rows[0].n;
			const before = await waiting();
			for (const _ of [1, 2]) await staff.call('POST', `${PATH}/${orderId}/receipt`);
			expect(await waiting()).toBe(before + 2);
			const noted = await staff.call('POST', `${PATH}/${orderId}/notes`, { text: 'Wants a call\non Monday' });
			expect(ok(getStaffOrder, noted).data.history[0]).toMatchObject({
				...{ kind: 'note', text: 'Wants a call\non Monday', by: 'Ma Hnin' },
			});
			const shopper = await as('registered');
			expect(JSON.stringify((await shopper.call('GET', `/api/orders/${orderId}`)).json)).not.toContain('Wants a call');
		});

		it('money records refunds and changes nothing else', async () => {
			const money = await openStaff(context.api, { roles: ['money'] });
			const { path, orderId } = await refused(context);
			expect((await money.call('POST', path, { reference: 'KBZ 9' })).status).toBe(200);
			const note = await money.call('POST', `${PATH}/${orderId}/notes`, { text: 'x' });
			expect(failed(note).code).toBe('permission_required');
		});
	},
});
