import { endpointsByResource, getOrder, moveReturn } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { DEMO_SELLER } from '../../src/db/seed/people.ts';
import type { Shopper } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { cartWith, order } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACCOUNT = 'KBZPay 09 951 234 567, Daw Khin';

/** Orders two pieces of the demo seller's shop, paid in cash, and has them delivered. */
async function delivered({ api }: ContractContext, shopper: Shopper, slug: string = DEMO_SELLER.shops[0]) {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		[slug],
	);
	await api.query('update product_variants set stock = 100 where id = $1', [rows[0].id]);
	await cartWith(api, shopper, { [String(rows[0].id)]: 2 });
	const placed = await order(shopper, 'cash_on_delivery');
	const [parcel] = placed.parcels;
	if (!parcel) throw new Error('the order has no parcel');
	await api.query("update parcels set status = 'delivered', delivered_at = $2 where track_code = $1", [
		parcel.trackCode,
		new Date(api.clock.now()),
	]);
	return { ...placed, parcel };
}

const wishOf = ({ parcel }: Awaited<ReturnType<typeof delivered>>, more = {}) => ({
	trackCode: parcel.trackCode,
	lines: [{ lineId: parcel.lines[0]?.id, quantity: 1 }],
	reason: 'damaged',
	payTo: ACCOUNT,
	...more,
});

/** A requested return and its order. */
async function requested(context: ContractContext, shopper: Shopper, slug?: string) {
	const bought = await delivered(context, shopper, slug);
	const path = `/api/orders/${bought.id}/returns`;
	const { parcels } = ok(getOrder, await shopper.call('POST', path, wishOf(bought))).data;
	return { ...bought, path, returned: parcels[0]?.returnRequest };
}
const movesOf = (id: string | undefined) => `/api/seller/returns/${id}/moves`;

testContract({
	endpoints: endpointsByResource.returns,
	examples: {
		requestReturn: async (context, shopper) => {
			const bought = await delivered(context, shopper);
			return { path: `/api/orders/${bought.code}/returns`, body: wishOf(bought) };
		},
		withdrawReturn: async (context, shopper) => {
			const { path, returned } = await requested(context, shopper);
			return { path: `${path}/${returned?.id}/withdraw` };
		},
		moveReturn: async (context) => {
			const { returned } = await requested(context, await context.as('session'));
			return { path: movesOf(returned?.id), body: { to: 'accepted' } };
		},
	},
	more(context) {
		const { as, expectError } = context;

		it('takes goods that were delivered back within 7 days, once, and names the money', async () => {
			const shopper = await as('session');
			const bought = await delivered(context, shopper);
			const path = `/api/orders/${bought.id}/returns`;
			const ask = (more = {}) => shopper.call('POST', path, wishOf(bought, more));
			const [line] = bought.parcel.lines;
			expectError('requestReturn', 'order_not_found', await ask({ trackCode: 'EX000000000MP' }));
			for (const wrong of [
				{ payTo: ' ' },
				{ lines: [{ lineId: line?.id, quantity: 3 }] },
				{ lines: [{ lineId: 'nothing', quantity: 1 }] },
				{ lines: [0, 1].map(() => ({ lineId: line?.id, quantity: 1 })) },
			]) {
				expectError('requestReturn', 'bad_request', await ask(wrong));
			}
			const { parcels } = ok(getOrder, await ask({ note: 'A button is missing.' })).data;
			expect(parcels[0]).toMatchObject({
				returnableUntil: null,
				returnRequest: {
					status: 'requested',
					reason: 'damaged',
					note: 'A button is missing.',
					amount: line?.unitPrice,
					payTo: ACCOUNT,
				},
			});
			expectError('requestReturn', 'order_move_refused', await ask());
		});

		it('ends 7 days after the delivery', async () => {
			const shopper = await as('session');
			const bought = await delivered(context, shopper);
			await context.api.query('update parcels set delivered_at = $2 where track_code = $1', [
				bought.parcel.trackCode,
				new Date(context.api.clock.now() - 7 * DAY_MS - 1),
			]);
			const late = await shopper.call('POST', `/api/orders/${bought.id}/returns`, wishOf(bought));
			expectError('requestReturn', 'order_move_refused', late);
		});

		it('is withdrawn by its buyer alone, and can be asked for again then', async () => {
			const shopper = await as('session');
			const { id, path, returned, parcel } = await requested(context, shopper);
			const withdraw = `${path}/${returned?.id}/withdraw`;
			expectError('withdrawReturn', 'order_not_found', await shopper.call('POST', `${path}/nothing/withdraw`));
			expectError('withdrawReturn', 'order_not_found', await (await as('registered')).call('POST', withdraw));
			expect(ok(getOrder, await shopper.call('POST', withdraw)).data.parcels[0]?.returnRequest?.status).toBe(
				'withdrawn',
			);
			expectError('withdrawReturn', 'order_move_refused', await shopper.call('POST', withdraw));
			const again = await shopper.call('POST', path, wishOf({ id, parcel } as Awaited<ReturnType<typeof delivered>>));
			expect(ok(getOrder, again).data.parcels[0]?.returnRequest?.status).toBe('requested');
		});

		it('is decided by its shop, with words where it declines', async () => {
			const [shopper, seller] = [await as('session'), await as('seller')];
			const { returned, code } = await requested(context, shopper);
			const move = (to: string, note = '') => seller.call('POST', movesOf(returned?.id), { to, note });
			expectError('moveReturn', 'order_not_found', await seller.call('POST', movesOf('nothing'), { to: 'accepted' }));
			const other = await requested(context, shopper, 'bagan-lacquer');
			const foreign = await seller.call('POST', movesOf(other.returned?.id), { to: 'accepted' });
			expectError('moveReturn', 'order_not_found', foreign);
			expectError('moveReturn', 'order_move_refused', await move('refunded'));
			expectError('moveReturn', 'bad_request', await move('declined', ' '));
			expect(ok(moveReturn, await move('accepted')).data).toMatchObject({
				orderCode: code,
				returnRequest: { status: 'accepted', closedAt: null },
			});
			expect(ok(moveReturn, await move('declined', 'It was worn.')).data.returnRequest).toMatchObject({
				status: 'declined',
				answer: 'It was worn.',
			});
			expectError('moveReturn', 'order_move_refused', await move('refunded'));
		});
	},
});
