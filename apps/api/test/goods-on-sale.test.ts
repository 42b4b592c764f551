import { endpointsByName, getCart, listProducts, quoteCheckout } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { ADDRESS, cartWith } from './buying.ts';

let api: TestApi;
let shopper: Shopper;

/** A product that as many lists as possible show: wholesale, in a flash sale and a collection, saved and viewed. */
let id: number;
let variantId: string;
let slugs: { shop: string; collection: string };

const setState = (state: string) => api.query('update products set state = $1 where id = $2', [state, id]);

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	const { rows } = await api.query(
		`select p.id, s.slug as shop, (select v.id from product_variants v where v.product_id = p.id order by id limit 1) as variant,
			(select c.slug from collections c where c.edition = 'mm' order by position limit 1) as collection
		from products p join shops s on s.id = p.shop_id
		where p.edition = 'mm' and p.kind = 'goods' and p.is_wholesale and p.previous_price is not null
			and (select count(*) from product_variants v where v.product_id = p.id) = 1
		order by p.score desc limit 1`,
	);
	const [row] = rows;
	id = row.id;
	variantId = String(row.variant);
	slugs = row;
	await api.query('update product_variants set stock = 900 where product_id = $1', [id]);
	await api.query(
		"update products set score = 2000000000, created_at = '2036-01-01', min_quantity = 1, max_quantity = 900 where id = $1",
		[id],
	);
	await api.query("delete from flash_sale_items where sale_id = 'every-day-mm' and (product_id = $1 or position = 0)", [
		id,
	]);
	await api.query("insert into flash_sale_items (sale_id, product_id, position) values ('every-day-mm', $1, 0)", [id]);
	await api.query('delete from collection_products where product_id = $1', [id]);
	await api.query(
		`insert into collection_products (collection_id, product_id, position)
		select id, $1, -1 from collections where slug = $2`,
		[id, slugs.collection],
	);
	await api.query(
		`insert into co_views select 1001, $1, 1000, current_date union all select $1, 1001, 1000, current_date
		on conflict (product_id, other_id) do update set visits = 1000`,
		[id],
	);
	await shopper.call('POST', '/api/wish-list', { productId: String(id) });
	await shopper.call('POST', '/api/recent-views', { productIds: [String(id)] });
});
afterAll(() => api.close());

/** Lists that show the product while it is on sale. */
const LISTS = (): string[] => [
	'/api/home',
	'/api/products',
	'/api/products?sort=newest',
	`/api/products?shop=${slugs.shop}`,
	'/api/wholesale',
	`/api/collections/${slugs.collection}`,
	`/api/shops/${slugs.shop}/flash-sale`,
	'/api/wish-list',
	'/api/recent-views',
	'/api/products/1001/viewed-together',
	`/api/products/selection?ids=1001,${id}`,
];

const shows = async (path: string) => {
	const { status, json } = await shopper.call('GET', path);
	expect(status, `${path} ${JSON.stringify(json)}`).toBe(200);
	return JSON.stringify(json).includes(`"id":"${id}"`);
};

describe('a product that is paused', () => {
	it('is in no list, and in the same ones again when it is resumed', async () => {
		for (const path of LISTS()) expect([path, await shows(path)]).toEqual([path, true]);
		await setState('paused');
		for (const path of LISTS()) expect([path, await shows(path)]).toEqual([path, false]);
		await setState('on_sale');
		for (const path of LISTS()) expect([path, await shows(path)]).toEqual([path, true]);
	});

	it('is not found by its words', async () => {
		const { rows } = await api.query("select name ->> 'en' as name from products where id = $1", [id]);
		const path = `/api/products?search=${encodeURIComponent(rows[0].name.slice(0, 49))}`;
		expect(await shows(path)).toBe(true);
		await setState('paused');
		api.clock.advance(60_000);
		expect(await shows(path)).toBe(false);
		await setState('on_sale');
	});

	it('is counted nowhere', async () => {
		const counts = async () => ({
			listing: ok(listProducts, await shopper.call('GET', `/api/products?shop=${slugs.shop}`)).data.total,
			rows: (
				await api.query(
					`select (select sum(products)::int from product_counts where shop_id = 0 and category_id = 0) as counted,
						(select sum(products)::int from listed_cells) as cells, (select count(*)::int from product_terms) as terms`,
				)
			).rows[0],
		});
		const before = await counts();
		await setState('paused');
		const { listing, rows } = await counts();
		expect(listing).toBe(before.listing - 1);
		expect(rows).toEqual({
			counted: before.rows.counted - 1,
			cells: before.rows.cells - 1,
			terms: before.rows.terms - 1,
		});
		await setState('on_sale');
		expect(await counts()).toEqual(before);
	});

	it('cannot be bought, and a cart that holds it says so', async () => {
		await cartWith(api, shopper, { [variantId]: 2 });
		await setState('paused');
		const { lines } = ok(getCart, await shopper.call('GET', '/api/cart')).data;
		expect(lines).toMatchObject([{ variantId, available: 0 }]);
		const quote = await shopper.call('POST', '/api/checkout/quote', { address: ADDRESS });
		expect(failed(quote).code).toBe('cart_empty');
		const at = await shopper.call('POST', '/api/cart/lines', { variantId, quantity: 1 });
		expect(failed(at).code).toBe('out_of_stock');
		await setState('on_sale');
		ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', { address: ADDRESS }));
	});

	it('has no page of its own, whatever asks for it', async () => {
		const own = Object.values(endpointsByName).filter(
			({ method, path }) => method === 'GET' && path.startsWith('/api/products/{id}') && !path.endsWith('/delivery'),
		);
		expect(own.length).toBeGreaterThan(4);
		await setState('paused');
		for (const { path } of own) {
			const { status, json } = await shopper.call('GET', path.replace('{id}', String(id)));
			expect([path, status, json]).toMatchObject([path, 404, { error: { code: 'product_not_found' } }]);
		}
		const thai = createShopper(api, 'th');
		const { error } = (await thai.call('GET', `/api/products/${id}`)).json as { error: { details?: object } };
		expect(error.details).toBeUndefined();
		const saved = await shopper.call('POST', '/api/wish-list', { productId: String(id) });
		expect(failed(saved).code).toBe('product_not_found');
		const asked = await shopper.call('POST', '/api/quotations', { variantId, quantity: 200, note: '' });
		expect(failed(asked).code).toBe('product_not_found');
		await setState('on_sale');
	});
});

it('refuses a product on sale that lacks what a draft may lack', async () => {
	const change = (set: string) => api.query(`update products set ${set} where id = $1`, [id]);
	await expect(change("picture_keys = '{}'")).rejects.toThrow(/products_have_pictures/);
	await expect(change('category3_id = null')).rejects.toThrow(/products_goods_have_category/);
	await expect(change('price = 0, previous_price = null')).rejects.toThrow(/products_price_positive/);
	await expect(change("state = 'gone'")).rejects.toThrow(/products_state_known/);
});
