import { getCreditNote, getInvoice, getOrder, getReceipt, listOrders, type Order } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { describe, expect, it } from 'vitest';
import type { Shopper } from '../src/testing/index.ts';
import { failed, ok } from './answers.ts';
import { cartWith, order, pay } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, account, balance, read, settle, setStock } = await startOrderServers();

async function variantOf(slug: string): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		[slug],
	);
	await setStock(String(rows[0].id), 50);
	return String(rows[0].id);
}

/** An order of two shops, of which the first one is the demo seller's. */
async function ofTwoShops(paymentMethod: string, wishes = {}) {
	const [shopper, seller] = [await account(DEMO_ACCOUNT), await account(DEMO_SELLER)];
	await cartWith(api, shopper, { [await variantOf('inle-weavers')]: 2, [await variantOf('bagan-lacquer')]: 1 });
	const placed = await order(shopper, paymentMethod, wishes);
	const own = placed.parcels.find(({ shop }) => shop.slug === 'inle-weavers');
	const move = async (to: string) => {
		const response = await seller.call('POST', `/api/seller/parcels/${own?.trackCode}/moves`, { to });
		expect(response.status, JSON.stringify(response.json)).toBe(200);
	};
	return { shopper, seller, placed, own, move };
}

const PARTS = ['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total'] as const;

/** Documents and lists of an order, which must agree with its page. */
async function shown(shopper: Shopper, { id, code }: Order) {
	const now = await read(shopper, id);
	const { items } = ok(listOrders, await shopper.call('GET', `/api/orders?code=${code}`)).data;
	const invoice = ok(getInvoice, await shopper.call('GET', `/api/orders/${id}/invoice`)).data;
	expect(items[0]?.total).toEqual(now.total);
	expect(invoice.order).toEqual(now);
	for (const part of PARTS) {
		const credited = now.credits.reduce((sum, credit) => sum + credit[part].amount, 0);
		expect(now[part].amount + credited).toBe(now.placed[part].amount);
		expect(now.parcels.reduce((sum, parcel) => sum + parcel[part].amount, 0)).toBe(now[part].amount);
	}
	return { now, invoice };
}

describe('an order comes to what is left of it [§3.19]', () => {
	it('when a parcel is cancelled: on its page, in lists, on documents, with a credit note and the refunded payment', async () => {
		const { shopper, placed, own, move } = await ofTwoShops('card', { points: 21 });
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm' });
		const before = await balance(shopper);
		await move('order cancelled by seller');
		const { now, invoice } = await shown(shopper, placed);
		const cancelled = own?.placed.total.amount ?? 0;
		expect(now.total.amount).toBe(placed.total.amount - cancelled);
		expect(now.placed).toEqual(placed.placed);
		expect(now.parcels.find(({ trackCode }) => trackCode === own?.trackCode)?.total.amount).toBe(0);
		expect(await balance(shopper)).toBe(before + (own?.points ?? 0));
		const number = `CRN-2026-${placed.code}-1`;
		expect(now.credits).toMatchObject([{ kind: 'cancelled', number, total: { amount: cancelled } }]);
		const note = ok(getCreditNote, await shopper.call('GET', `/api/orders/${placed.id}/credit-notes/1`)).data;
		expect(note).toMatchObject({ number, invoiceNumber: invoice.number, credit: now.credits[0] });
		expect(note.credit.pieces).toEqual(own?.lines.map(({ id, quantity }) => ({ lineId: id, quantity })));
		expect(failed(await shopper.call('GET', `/api/orders/${placed.id}/credit-notes/2`)).code).toBe('order_not_found');
		const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const file = (position: string) =>
			api.app.request(`/api/orders/${placed.id}/credit-notes/${position}`, { headers: { cookie } });
		const first = await file('1.pdf');
		expect([first.status, first.headers.get('content-disposition')]).toEqual([
			200,
			`attachment; filename="${number}.pdf"`,
		]);
		// Each file is the note of its position, not the first one.
		expect((await file('2.pdf')).status).toBe(404);
		const receipt = ok(getReceipt, await shopper.call('GET', `/api/orders/${placed.id}/receipt`)).data;
		expect(receipt).toMatchObject({
			paid: placed.total,
			reference,
			refunds: [{ amount: { amount: cancelled }, to: reference }],
		});
	});

	it('when cash is paid for one of two parcels: the receipt names what was taken', async () => {
		const { shopper, seller, placed, own, move } = await ofTwoShops('cash_on_delivery');
		const other = placed.parcels.find(({ trackCode }) => trackCode !== own?.trackCode);
		for (const to of ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered']) await move(to);
		expect((await read(shopper, placed.id)).paidAt).toBeNull();
		await api.query(
			"update shops set owner_id = (select id from users where email = $1) where slug = 'bagan-lacquer'",
			[DEMO_SELLER.email],
		);
		const again = await account(DEMO_SELLER);
		const path = `/api/seller/parcels/${other?.trackCode}/moves`;
		expect((await again.call('POST', path, { to: 'order cancelled by seller' })).status).toBe(200);
		expect(seller).not.toBe(again);
		const { now } = await shown(shopper, placed);
		expect(now.paidAt).not.toBeNull();
		const receipt = ok(getReceipt, await shopper.call('GET', `/api/orders/${placed.id}/receipt`)).data;
		expect(receipt.paid).toEqual(own?.placed.total);
		expect(receipt.paid).toEqual(now.total);
	});

	it('when goods that points paid are returned piece by piece: delivery is not given back', async () => {
		const [shopper, seller] = [await account(DEMO_ACCOUNT), await account(DEMO_SELLER)];
		await api.query(
			`insert into points_movements (id, user_id, edition, points, reason, at)
			 select gen_random_uuid(), id, 'mm', 100000, 'granted', now() from users where email = $1`,
			[DEMO_ACCOUNT.email],
		);
		await cartWith(api, shopper, { [await variantOf('inle-weavers')]: 2 });
		const placed = await order(shopper, 'points', { points: 100_000 });
		expect(placed.total.amount).toBe(0);
		const [parcel] = placed.parcels;
		for (const to of ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered']) {
			await seller.call('POST', `/api/seller/parcels/${parcel?.trackCode}/moves`, { to });
		}
		const before = await balance(shopper);
		const lines = [{ lineId: parcel?.lines[0]?.id, quantity: 2 }];
		const wish = { trackCode: parcel?.trackCode, lines, reason: 'changed_mind' };
		ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/returns`, wish));
		const { rows } = await api.query(
			'select r.id from parcel_returns r join parcels p on p.id = r.parcel_id where p.order_id = $1',
			[placed.id],
		);
		for (const to of ['accepted', 'refunded']) {
			expect((await seller.call('POST', `/api/seller/returns/${rows[0].id}/moves`, { to })).status).toBe(200);
		}
		expect((await balance(shopper)) - before).toBe(placed.goods.amount / 1_000);
		const { now } = await shown(shopper, placed);
		expect(now).toMatchObject({ goods: { amount: 0 }, delivery: placed.delivery, pointsPaid: placed.delivery });
	});
});

describe('documents', () => {
	it('name the company that the buyer asked for, with a number that can be right', async () => {
		const { shopper, placed } = await ofTwoShops('cash_on_delivery');
		const path = `/api/orders/${placed.id}/tax-buyer`;
		const wrong = failed(await shopper.call('PUT', path, { company: '', taxNumber: '-' }));
		expect(wrong).toMatchObject({ code: 'bad_request', fields: { company: 'missing', taxNumber: 'malformed' } });
		const typed = { company: 'ရွှေလမင်း ကုမ္ပဏီ', address: '', taxNumber: '၁၀၉-၈၇၆-၅၄၃', branch: '' };
		const named = ok(getOrder, await shopper.call('PUT', path, typed)).data;
		expect(named.taxBuyer).toEqual({ ...typed, taxNumber: '109-876-543', branch: null });
		const invoice = ok(getInvoice, await shopper.call('GET', `/api/orders/${placed.id}/invoice`)).data;
		expect(invoice.order.taxBuyer).toEqual(named.taxBuyer);
		expect(ok(getOrder, await shopper.call('PUT', path, {})).data.taxBuyer).toBeNull();
	});

	it('are numbered by the year of the edition where it is New Year already', async () => {
		api.clock.advance(Date.parse('2026-12-31T18:00:00Z') - api.clock.now());
		const { shopper, placed } = await ofTwoShops('cash_on_delivery');
		expect(placed.invoiceNumber).toBe(`INV-2027-${placed.code}`);
		await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		const { now } = await shown(shopper, placed);
		expect(now.credits).toMatchObject([{ number: `CRN-2027-${placed.code}-1` }]);
		expect(now.total.amount).toBe(0);
	});
});
