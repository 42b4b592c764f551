import {
	endpointsByResource,
	getReviewedGoods,
	getSellerProduct,
	listReviewedGoods,
	listSellerProducts,
} from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { openStaff } from '../staff.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/goods';
const SHOP = DEMO_SELLER.shops[0];
const refusal = { reasons: ['bad_pictures', 'unclear_name'], note: 'The label cannot be read' };

/** A product of the seller in a state, as if it had come there long ago. */
async function productIn({ api }: ContractContext, state: string, place = 0): Promise<string> {
	const { rows } = await api.query(
		`select p.id::text from products p join shops s on s.id = p.shop_id where s.slug = $1 and p.kind = 'goods'
		order by p.id offset $2 limit 1`,
		[SHOP, place],
	);
	const { id } = rows[0];
	await api.query('delete from goods_reviews where product_id = $1', [id]);
	await api.query('update products set state = $2 where id = $1', [id, state]);
	return id;
}

/** Sends a product of the seller for review. */
async function submitted(context: ContractContext, place = 0): Promise<string> {
	const id = await productIn(context, 'draft', place);
	const seller = await context.as('seller');
	const { status, json } = await seller.call('POST', `/api/seller/products/${id}/moves`, { move: 'submit' });
	expect(status, JSON.stringify(json)).toBe(200);
	return id;
}

testContract({
	endpoints: endpointsByResource['staff-goods'],
	examples: {
		listReviewedGoods: async (context) => {
			await submitted(context);
			return { path: `${PATH}?per_page=2` };
		},
		getReviewedGoods: async (context) => ({ path: `${PATH}/${await submitted(context)}` }),
		publishReviewedGoods: async (context) => ({ path: `${PATH}/${await submitted(context)}/publish` }),
		refuseReviewedGoods: async (context) => ({ path: `${PATH}/${await submitted(context)}/refusal`, body: refusal }),
	},
	more(context) {
		const { as, expectError } = context;

		it('finds nothing that does not wait for review', async () => {
			const staff = await as('staff');
			const id = await productIn(context, 'on_sale', 3);
			for (const [name, method, more, body] of [
				['getReviewedGoods', 'GET', '', undefined],
				['publishReviewedGoods', 'POST', '/publish', undefined],
				['refuseReviewedGoods', 'POST', '/refusal', refusal],
			] as const) {
				for (const each of [id, '999999999', 'moon']) {
					expectError(name, 'product_not_found', await staff.call(method, `${PATH}/${each}${more}`, body));
				}
				expectError(name, 'bad_request', await staff.call(method, `${PATH}/${'9'.repeat(30)}${more}`, body));
			}
			expectError('listReviewedGoods', 'bad_request', await staff.call('GET', `${PATH}?cursor=x`));
		});

		it('lists what waits by how long it waits, page by page, and finds it by product and shop', async () => {
			const { api } = context;
			await api.query("update products set state = 'on_sale' where state = 'in_review'");
			const ids: string[] = [];
			for (const place of [0, 1, 2]) {
				api.clock.advance(1_000);
				ids.push(await submitted(context, place));
			}
			const staff = await openStaff(api, { roles: ['catalogue'] });
			const find = async (query: string) => ok(listReviewedGoods, await staff.call('GET', `${PATH}?${query}`)).data;
			const first = await find('per_page=2');
			const rest = await find(`per_page=2&cursor=${first.page.next}`);
			expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
			expect(rest.page.next).toBeNull();
			const [one] = first.items;
			expect((await find(`search=${encodeURIComponent(one?.shop.name ?? '')}`)).items).toHaveLength(3);
			expect((await find('search=no-such-thing')).items).toEqual([]);
		});

		it('shows a product as shoppers see it once it is on sale, which they do not before', async () => {
			const id = await submitted(context);
			const [staff, shopper] = [await as('staff'), createShopper(context.api)];
			const shown = ok(getReviewedGoods, await staff.call('GET', `${PATH}/${id}`)).data;
			expect(shown).toMatchObject({ refusal: null, problems: [], isAgain: false });
			expect(failed(await shopper.call('GET', `/api/products/${id}`)).code).toBe('product_not_found');
			expect((await staff.call('POST', `${PATH}/${id}/publish`)).status).toBe(200);
			const { data } = (await shopper.call('GET', `/api/products/${id}`)).json as { data: object };
			// What is on sale counts among the products of its shop.
			const { related: _, seller: __, ...seen } = shown.product;
			expect(data).toMatchObject(seen);
			expectError('publishReviewedGoods', 'product_not_found', await staff.call('POST', `${PATH}/${id}/publish`));
		});

		it('tells the shop why, until it sends the product again', async () => {
			const { api } = context;
			const id = await submitted(context);
			const [staff, seller] = [await openStaff(api, { roles: ['catalogue'] }), await as('seller')];
			const missing = await staff.call('POST', `${PATH}/${id}/refusal`, { reasons: ['other'], note: ' ' });
			expectError('refuseReviewedGoods', 'product_move_refused', missing);
			expect(failed(missing).details).toEqual({ reason: 'note_missing' });
			expect((await staff.call('POST', `${PATH}/${id}/refusal`, refusal)).status).toBe(200);
			const told = { reasons: ['unclear_name', 'bad_pictures'], note: refusal.note };
			const own = async () => ok(getSellerProduct, await seller.call('GET', `/api/seller/products/${id}`)).data;
			expect(await own()).toMatchObject({ state: 'draft', refusal: told });
			const list = await seller.call('GET', '/api/seller/products?state=draft&per_page=60');
			const inList = ok(listSellerProducts, list).data.items.find((each) => each.id === id);
			expect(inList?.refusal).toMatchObject(told);
			await seller.call('POST', `/api/seller/products/${id}/moves`, { move: 'submit' });
			expect((await own()).refusal).toBeNull();
			// Who reviews it again sees what was wrong.
			const again = ok(getReviewedGoods, await staff.call('GET', `${PATH}/${id}`)).data;
			expect(again).toMatchObject({ isAgain: true, refusal: told });
		});

		it('puts nothing on sale that is not complete, or whose shop is paused', async () => {
			const { api } = context;
			const id = await submitted(context);
			const staff = await as('staff');
			await api.query('update shops set paused_at = joined_at where slug = $1', [SHOP]);
			const paused = await staff.call('POST', `${PATH}/${id}/publish`);
			expectError('publishReviewedGoods', 'product_move_refused', paused);
			expect(failed(paused).details).toEqual({ reason: 'shop_paused' });
			await api.query('update shops set paused_at = null where slug = $1', [SHOP]);
			await api.query('update products set max_quantity = min_quantity, weight_grams = 0 where id = $1', [id]);
			const incomplete = await staff.call('POST', `${PATH}/${id}/publish`);
			expect(failed(incomplete).details).toEqual({ reason: 'incomplete' });
			const { problems } = ok(getReviewedGoods, await staff.call('GET', `${PATH}/${id}`)).data;
			expect(problems).toEqual([{ field: 'weightGrams', problem: 'out_of_range' }]);
			await api.query('update products set weight_grams = 300 where id = $1', [id]);
		});

		it('writes both decisions to the audit trail, before and after', async () => {
			const { api } = context;
			const id = await submitted(context, 1);
			const staff = await as('staff');
			await staff.call('POST', `${PATH}/${id}/refusal`, refusal);
			await (await as('seller')).call('POST', `/api/seller/products/${id}/moves`, { move: 'submit' });
			await staff.call('POST', `${PATH}/${id}/publish`);
			const { rows } = await api.query(
				'select action, before, after, reason from audit_entries where subject_id = $1 order by id desc limit 2',
				[id],
			);
			expect(rows).toEqual([
				{ action: 'goods_published', before: { status: 'in_review' }, after: { status: 'on_sale' }, reason: null },
				{
					...{ action: 'goods_refused', before: { status: 'in_review' }, reason: refusal.note },
					after: { status: 'draft', reasons: ['unclear_name', 'bad_pictures'] },
				},
			]);
		});
	},
});
