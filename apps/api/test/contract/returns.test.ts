import { endpointsByResource, getOrder, listOrders, moveReturn, uploadPicture } from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { cartWith, order } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

const ACCOUNT = 'KBZPay 09 951 234 567, Daw Khin';

/** Orders three pieces of the demo seller's shop, paid in cash, and has them delivered. */
async function delivered({ api }: ContractContext, shopper: Shopper, slug: string = DEMO_SELLER.shops[0]) {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity >= 3 order by v.id limit 1`,
		[slug],
	);
	await api.query('update product_variants set stock = 100 where id = $1', [rows[0].id]);
	await cartWith(api, shopper, { [String(rows[0].id)]: 3 });
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
	return { ...bought, path, returned: parcels[0]?.returns[0] };
}

/** Asks to return pieces, and gives the parcel as the answer shows it. */
async function giveBack(shopper: Shopper, bought: Awaited<ReturnType<typeof delivered>>, quantity: number, more = {}) {
	const lines = [{ lineId: bought.parcel.lines[0]?.id, quantity }];
	return shopper.call('POST', `/api/orders/${bought.id}/returns`, wishOf(bought, { lines, ...more }));
}

/** A photograph for a return, and its key. */
async function photograph(shopper: Shopper, purpose = 'return') {
	const image = sharp({ create: { width: 200, height: 150, channels: 3, background: '#c83232' } });
	const file = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
	return ok(uploadPicture, await shopper.call('POST', `/api/uploads?purpose=${purpose}`, file)).data;
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

		it('takes goods that were delivered back within 7 days, and names the money', async () => {
			const shopper = await as('session');
			const bought = await delivered(context, shopper);
			const path = `/api/orders/${bought.id}/returns`;
			const ask = (more = {}) => shopper.call('POST', path, wishOf(bought, more));
			const [line] = bought.parcel.lines;
			expectError('requestReturn', 'order_not_found', await ask({ trackCode: 'EX000000000MP' }));
			for (const wrong of [
				{ payTo: ' ' },
				{ lines: [{ lineId: line?.id, quantity: 4 }] },
				{ lines: [{ lineId: 'nothing', quantity: 1 }] },
				{ lines: [0, 1].map(() => ({ lineId: line?.id, quantity: 1 })) },
			]) {
				expectError('requestReturn', 'bad_request', await ask(wrong));
			}
			const { parcels } = ok(getOrder, await ask({ note: 'A button is missing.' })).data;
			expect(parcels[0]).toMatchObject({
				returnableUntil: new Date(context.api.clock.now() + 7 * DAY_MS).toISOString(),
				returns: [
					{
						status: 'requested',
						reason: 'damaged',
						note: 'A button is missing.',
						amount: line?.unitPrice,
						payTo: ACCOUNT,
					},
				],
			});
		});

		it('goes on by piece until none is left, also after a declined one', async () => {
			const [shopper, seller] = [await as('session'), await as('seller')];
			const bought = await delivered(context, shopper);
			const ask = (quantity: number) => {
				// Each return is newer than the one before.
				context.api.clock.advance(1000);
				return giveBack(shopper, bought, quantity);
			};
			const statusesOf = async () =>
				ok(getOrder, await shopper.call('GET', `/api/orders/${bought.id}`)).data.parcels[0]?.returns.map(
					({ status, lines }) => [status, lines[0]?.quantity],
				);
			const inList = async () =>
				ok(listOrders, await shopper.call('GET', `/api/orders?code=${bought.code}`)).data.items[0]?.returnStatus;
			const decide = async (to: string, note = '') => {
				const { returns } = ok(getOrder, await shopper.call('GET', `/api/orders/${bought.id}`)).data.parcels[0] ?? {};
				return ok(moveReturn, await seller.call('POST', movesOf(returns?.[0]?.id), { to, note }));
			};
			expect(await inList()).toBeNull();
			ok(getOrder, await ask(1));
			expect(await inList()).toBe('requested');
			await decide('accepted');
			await decide('refunded');
			expectError('requestReturn', 'order_move_refused', await ask(3));
			ok(getOrder, await ask(2));
			expectError('requestReturn', 'order_move_refused', await ask(1));
			await decide('declined', 'They were worn.');
			expect(await inList()).toBe('refunded');
			ok(getOrder, await ask(2));
			expectError('requestReturn', 'order_move_refused', await ask(1));
			expect(await statusesOf()).toEqual([
				['requested', 2],
				['declined', 2],
				['refunded', 1],
			]);
		});

		it('never takes more pieces than were bought, though several are asked for at once', async () => {
			const shopper = await as('session');
			const bought = await delivered(context, shopper);
			const answers = await Promise.all([2, 2, 1, 1, 1].map((quantity) => giveBack(shopper, bought, quantity)));
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
			const { parcels } = ok(getOrder, await shopper.call('GET', `/api/orders/${bought.id}`)).data;
			const pieces = parcels[0]?.returns.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)) ?? [];
			// Whatever comes first, three ones or a two and a one use up all pieces.
			expect(pieces.reduce((sum, quantity) => sum + quantity, 0)).toBe(3);
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(pieces.length);
		});

		it('shows photographs to its buyer and its shop, and to nobody else', async () => {
			const [shopper, seller] = [await as('session'), await as('seller')];
			const stranger = await as('registered');
			const bought = await delivered(context, shopper);
			const [{ key, picture }, chat] = [await photograph(shopper), await photograph(shopper, 'chat')];
			const load = async (by?: Shopper) => {
				const cookie = [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
				return context.api.app.request(`${picture.path}-320.webp`, { headers: { cookie } });
			};
			expect((await load(shopper)).status).toBe(200);
			expect((await load(seller)).status).toBe(404);
			for (const keys of [[chat.key], ['private_nothing'], [(await photograph(stranger)).key]]) {
				const refused = await giveBack(shopper, bought, 1, { pictureKeys: keys });
				expectError('requestReturn', 'upload_not_found', refused);
			}
			const { parcels } = ok(getOrder, await giveBack(shopper, bought, 1, { pictureKeys: [key] })).data;
			expect(parcels[0]?.returns).toMatchObject([{ pictures: [{ path: picture.path, width: 200, height: 150 }] }]);
			expectError('requestReturn', 'upload_not_found', await giveBack(shopper, bought, 1, { pictureKeys: [key] }));
			for (const by of [shopper, seller]) {
				const shown = await load(by);
				expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
			}
			for (const by of [stranger, undefined]) expect((await load(by)).status).toBe(404);
		});

		it('ends 7 days after the delivery, and counts until the last moment', async () => {
			const shopper = await as('session');
			const bought = await delivered(context, shopper);
			const askAfter = async (ms: number) => {
				await context.api.query('update parcels set delivered_at = $2 where track_code = $1', [
					bought.parcel.trackCode,
					new Date(context.api.clock.now() - ms),
				]);
				return shopper.call('POST', `/api/orders/${bought.id}/returns`, wishOf(bought));
			};
			expectError('requestReturn', 'order_move_refused', await askAfter(7 * DAY_MS + 1));
			context.expectOk('requestReturn', await askAfter(7 * DAY_MS));
		});

		it('is withdrawn by its buyer alone, and can be asked for again then', async () => {
			const shopper = await as('session');
			const { id, path, returned, parcel } = await requested(context, shopper);
			const withdraw = `${path}/${returned?.id}/withdraw`;
			expectError('withdrawReturn', 'order_not_found', await shopper.call('POST', `${path}/nothing/withdraw`));
			expectError('withdrawReturn', 'order_not_found', await (await as('registered')).call('POST', withdraw));
			expect(ok(getOrder, await shopper.call('POST', withdraw)).data.parcels[0]?.returns[0]?.status).toBe('withdrawn');
			expectError('withdrawReturn', 'order_move_refused', await shopper.call('POST', withdraw));
			context.api.clock.advance(1000);
			const again = await shopper.call('POST', path, wishOf({ id, parcel } as Awaited<ReturnType<typeof delivered>>));
			expect(ok(getOrder, again).data.parcels[0]?.returns[0]?.status).toBe('requested');
		});

		it('is not withdrawn by another shopper, who names an order of the own', async () => {
			const [shopper, other] = [await as('session'), await as('registered')];
			const victim = await requested(context, shopper);
			const own = await delivered(context, other);
			const answer = await other.call('POST', `/api/orders/${own.id}/returns/${victim.returned?.id}/withdraw`);
			expectError('withdrawReturn', 'order_not_found', answer);
			const { parcels } = ok(getOrder, await shopper.call('GET', `/api/orders/${victim.id}`)).data;
			expect(parcels[0]?.returns[0]?.status).toBe('requested');
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
				returns: [{ status: 'accepted', closedAt: null }],
			});
			expect(ok(moveReturn, await move('declined', 'It was worn.')).data.returns).toMatchObject([
				{ status: 'declined', answer: 'It was worn.' },
			]);
			expectError('moveReturn', 'order_move_refused', await move('refunded'));
		});
	},
});
