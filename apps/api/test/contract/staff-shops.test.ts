import {
	endpointsByResource,
	getProduct,
	getSellerShop,
	listProducts,
	listStaffShops,
	pauseShop,
	reopenShop,
} from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/shops';
const SHOP = DEMO_SELLER.shops[0];
const body = { reason: 'Orders are not sent' };

const state =
	(isPaused: boolean, act: string) =>
	async ({ api, as }: ContractContext) => {
		const staff = await as('staff');
		await staff.call('POST', `${PATH}/${SHOP}/${isPaused ? 'pause' : 'reopen'}`, body);
		await api.query('delete from rate_limits');
		return { path: `${PATH}/${SHOP}/${act}`, body };
	};

testContract({
	endpoints: endpointsByResource['staff-shops'],
	examples: {
		listStaffShops: () => ({ path: `${PATH}?per_page=2` }),
		pauseShop: state(false, 'pause'),
		reopenShop: state(true, 'reopen'),
	},
	more(context) {
		const { as, expectError } = context;

		it('finds no shop that is not there', async () => {
			const staff = await as('staff');
			for (const [name, act] of [
				['pauseShop', 'pause'],
				['reopenShop', 'reopen'],
			] as const) {
				expectError(name, 'shop_not_found', await staff.call('POST', `${PATH}/nobody/${act}`, body));
				expectError(name, 'bad_request', await staff.call('POST', `${PATH}/${SHOP}/${act}`, { reason: ' ' }));
			}
			expectError('listStaffShops', 'bad_request', await staff.call('GET', `${PATH}?cursor=x`));
		});

		it('lists all shops of both editions once, page by page, and finds them', async () => {
			const staff = await as('staff');
			const { rows } = await context.api.query('select slug from shops');
			const slugs: string[] = [];
			for (let cursor: string | null = ''; cursor !== null; ) {
				const path: string = `${PATH}?per_page=20${cursor && `&cursor=${cursor}`}`;
				const { items, page } = ok(listStaffShops, await staff.call('GET', path)).data as {
					readonly items: readonly { readonly slug: string }[];
					readonly page: { readonly next: string | null };
				};
				slugs.push(...items.map(({ slug }) => slug));
				cursor = page.next;
			}
			expect(slugs.toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted());
			const found = ok(listStaffShops, await staff.call('GET', `${PATH}?search=inle%20weav`)).data.items;
			expect(found.map(({ slug }) => slug)).toEqual(['inle-weavers']);
			expect(found[0]?.owner).toMatch(/^.•••$/);
		});

		it('takes all goods of a paused shop off the market, and puts the same on sale again', async () => {
			const { api } = context;
			const [staff, seller, shopper] = [await as('staff'), await as('seller'), createShopper(api)];
			await staff.call('POST', `${PATH}/${SHOP}/reopen`, body);
			const statesOf = async () => {
				const { rows } = await api.query(
					`select p.id::text, p.state from products p join shops s on s.id = p.shop_id where s.slug = $1 order by p.id`,
					[SHOP],
				);
				return rows as { id: string; state: string }[];
			};
			const start = await statesOf();
			const onSale = start.filter((row) => row.state === 'on_sale');
			const [one, other] = onSale;
			if (!one || !other) throw new Error('the shop sells less than two products');
			const listed = async () =>
				ok(listProducts, await shopper.call('GET', `/api/products?shop=${SHOP}&per_page=60`)).data.items.length;
			expect(await listed()).toBeGreaterThan(0);
			const paused = ok(pauseShop, await staff.call('POST', `${PATH}/${SHOP}/pause`, body)).data;
			expect(paused).toMatchObject({ onSale: 0, products: start.length, pauseReason: body.reason });
			expect(await listed()).toBe(0);
			expect(failed(await shopper.call('GET', `/api/products/${one.id}`)).code).toBe('product_not_found');
			// The seller reads why, and cannot undo it.
			const own = ok(getSellerShop, await seller.call('GET', `/api/seller/shops/${SHOP}`)).data;
			expect(own.pausedFor).toBe(body.reason);
			const resumed = await seller.call('POST', `/api/seller/products/${one.id}/moves`, { move: 'resume' });
			expect(failed(resumed)).toMatchObject({ code: 'product_move_refused', details: { reason: 'shop_paused' } });
			// Staff take one down meanwhile; it does not come back with the others.
			await api.query("update products set state = 'draft' where id = $1", [other.id]);
			const open = ok(reopenShop, await staff.call('POST', `${PATH}/${SHOP}/reopen`, body)).data;
			expect(open).toMatchObject({ onSale: onSale.length - 1, pausedAt: null, pauseReason: null });
			expect(await statesOf()).toEqual(start.map((row) => (row.id === other.id ? { ...row, state: 'draft' } : row)));
			expect(ok(getProduct, await shopper.call('GET', `/api/products/${one.id}`)).data.id).toBe(one.id);
			await api.query("update products set state = 'on_sale' where id = $1", [other.id]);
		});

		it('writes what was so before to the audit trail, and nothing when nothing changed', async () => {
			const { api } = context;
			const staff = await as('staff');
			await staff.call('POST', `${PATH}/${SHOP}/reopen`, body);
			const count = async () =>
				(await api.query('select count(*)::int as n from audit_entries where subject_id = $1', [SHOP])).rows[0].n;
			const before = await count();
			for (const act of ['pause', 'pause', 'reopen', 'reopen'])
				await staff.call('POST', `${PATH}/${SHOP}/${act}`, body);
			expect(await count()).toBe(before + 2);
			const { rows } = await api.query(
				'select action, before, after from audit_entries where subject_id = $1 order by id desc limit 2',
				[SHOP],
			);
			expect(rows.map(({ action }) => action)).toEqual(['shop_reopened', 'shop_paused']);
			expect(rows[1].before).toMatchObject({ paused: false });
			expect(rows[1].after).toEqual({ paused: true, onSale: 0 });
			expect(rows[0].after.onSale).toBe(rows[1].before.onSale);
		});
	},
});
