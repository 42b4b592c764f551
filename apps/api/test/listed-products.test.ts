import { listProducts } from '@zaylat/api-client/contract';
import { availabilityAt } from '@zaylat/domain/cart';
import { percentOff } from '@zaylat/domain/flash-sale';
import { indexTerms } from '@zaylat/domain/text-search';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
});
afterAll(() => api.close());

const list = async (query: Readonly<Record<string, string>>) =>
	ok(listProducts, await shopper.call('GET', `/api/products?${new URLSearchParams(query)}`)).data;
const finds = async (query: Readonly<Record<string, string>>, id: number) =>
	(await list({ per_page: '60', ...query })).items.some((item) => item.id === String(id));

/** Products whose listing is not what a fresh one would be. */
async function wrong(): Promise<number> {
	const { rows } = await api.query(
		`select count(*)::int as n from products p full join listed_products l on l.product_id = p.id
		where (l.edition, l.kind, l.shop_id, l.category1_id, l.category2_id, l.category3_id, l.brand_id, l.is_wholesale,
				l.score, l.created_at, l.rating)
			is distinct from (p.edition, p.kind, p.shop_id, p.category1_id, p.category2_id, p.category3_id, p.brand_id,
				p.is_wholesale, p.score, p.created_at, (p.rating_average * 10)::smallint)
			or not exists (select from product_terms t
				where (t.product_id, t.edition, t.kind, t.terms, t.score, t.category_id) = (p.id, p.edition, p.kind, p.terms, p.score,
					coalesce(p.category3_id, p.category2_id, p.category1_id, 0)))`,
	);
	return rows[0].n + (await wrongPrices()) + (await wrongStock());
}

/** Products that are listed as sold out and can be bought by the rules of the domain, or the other way round. */
async function wrongStock(): Promise<number> {
	const { rows } = await api.query(
		`select l.in_stock as listed, p.min_quantity as least, p.max_quantity as most, p.pre_order_arrives_at as arrives,
			array(select v.stock from product_variants v where v.product_id = p.id) as stocks
		from products p join listed_products l on l.product_id = p.id`,
	);
	return rows.filter(({ listed, least: minQuantity, most: maxQuantity, arrives, stocks }) => {
		const rules = { minQuantity, maxQuantity, preOrderArrivesAt: arrives?.getTime() ?? null };
		return listed !== stocks.some((stock: number) => availabilityAt({ ...rules, stock }, Date.now()) !== 'soldOut');
	}).length;
}

/** Products whose listed price or discount is not what the rules of the domain give for the least quantity. */
async function wrongPrices(): Promise<number> {
	const { rows } = await api.query(
		`select p.price::int as price, p.previous_price::int as previous, p.min_quantity as least, p.currency,
			l.price::int as listed, l.discount_percent as discount,
			array(select json_build_object('minQuantity', t.min_quantity, 'percentOff', t.percent_off) from price_tiers t
				where t.product_id = p.id) as tiers
		from products p join listed_products l on l.product_id = p.id`,
	);
	return rows.filter(({ price, previous, least, currency, listed, discount, tiers }) => {
		const unit = unitPriceAt({ amount: price, currency }, least, tiers);
		const off = previous === null ? null : percentOff(unit, { amount: previous, currency });
		return listed !== unit.amount || discount !== (off ?? 0);
	}).length;
}

/** Aggregates that differ from a fresh count. */
async function wrongCells(): Promise<number> {
	const { rows } = await api.query(
		`select count(*)::int as n from (
			select edition, kind, shop_id, coalesce(category1_id, 0) as category1_id, coalesce(category2_id, 0) as category2_id,
				coalesce(category3_id, 0) as category3_id, rating / 10 as stars, discount_percent / 10 as discount_tens,
				is_wholesale, coalesce(brand_id, 0) as brand_id, count(*) as products, min(price) as least, max(price) as most
			from listed_products group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
		) counted full join (select * from listed_cells where products > 0) kept
			using (edition, kind, shop_id, category1_id, category2_id, category3_id, stars, discount_tens, is_wholesale, brand_id)
		where (kept.products, kept.least, kept.most) is distinct from (counted.products, counted.least, counted.most)`,
	);
	return rows[0].n;
}

describe('the aggregates that filter counts are sums of', () => {
	it('are right after the demo data was filled in, and follow whatever changes a product', async () => {
		expect(await wrongCells()).toBe(0);
		const changes = [
			'update products set price = 5 where id = 1011',
			'update products set price = 900000000, previous_price = 1000000000 where id = 1012',
			'update products set rating_average = 0.9, is_wholesale = not is_wholesale where id between 1013 and 1020',
			"update products set category3_id = null, category2_id = null where kind = 'digital' and id % 3 = 0",
			"update products set edition = 'th' where id = 1015",
			"insert into brands (slug, name) values ('lotus', '{}'), ('jasmine', '{}')",
			"update products set brand_id = (select id from brands where slug = 'lotus') where id between 1016 and 1030",
			"update products set brand_id = (select id from brands where slug = 'jasmine') where id between 1020 and 1024",
			'update products set min_quantity = 12 where id in (select product_id from price_tiers)',
			'delete from products where id = 1011',
			"delete from products p where kind = 'digital' and not exists (select from order_lines where product_id = p.id)",
		];
		for (const change of changes) {
			await api.query(change);
			expect(await wrongCells(), change).toBe(0);
		}
	});

	it('are right when two change products of one cell at a time', async () => {
		const { rows } = await api.query(
			`select array_agg(id order by id) as ids from products where edition = 'mm' and kind = 'goods'
			group by shop_id, category3_id, floor(rating_average), discount_percent / 10, is_wholesale
			having count(*) >= 3 limit 1`,
		);
		await api.query(
			`create function wait_a_moment() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return null; end';
			create trigger zz_wait after update on listed_products for each statement execute function wait_a_moment()`,
		);
		await Promise.all(
			rows[0].ids.map((id: number, place: number) =>
				api.query('update products set price = price + $2, rating_average = 1.5 where id = $1', [id, 7 + place]),
			),
		);
		await api.query('drop function wait_a_moment cascade');
		expect(await wrongCells()).toBe(0);
	});
});

/** What a product is found by, of names in English. */
const termsOf = (name: string, type: string) => {
	const { terms, words } = indexTerms({ name: [name], type: [type] });
	return [terms, words] as const;
};

describe('the table that listings read', () => {
	it('is right after the demo data was filled in', async () => {
		expect(await wrong()).toBe(0);
		const { rows } = await api.query('select count(*)::int as n from products where cardinality(terms) < 20');
		expect(rows[0].n).toBe(0);
	});

	it('follows whatever changes a product', async () => {
		const id = 1001;
		const rename = (name: string, type: string) =>
			api.query('update products set terms = $2, latin_words = $3 where id = $1', [id, ...termsOf(name, type)]);
		await rename('quokka lamp', 'house');
		expect(await finds({ search: 'quokka' }, id)).toBe(true);
		expect(await finds({ search: 'lamp quok' }, id)).toBe(true);
		expect(await finds({ search: 'qoukka' }, id)).toBe(true);
		await rename('lamp', 'numbat');
		expect(await finds({ search: 'numbat' }, id)).toBe(true);
		expect(await finds({ search: 'quokka' }, id)).toBe(false);
		await api.query(
			'update products set price = price + 100, previous_price = null, rating_average = 1.5 where id = $1',
			[id],
		);
		await api.query('update products set sold_count = sold_count + 1 where id < 1100');
		expect(await wrong()).toBe(0);
		const changes = [
			'update products set min_quantity = 12 where is_wholesale',
			'update price_tiers set percent_off = percent_off + 20 where min_quantity = 12',
			'update price_tiers set min_quantity = 11 where min_quantity = 12 and product_id % 2 = 0',
			'update product_variants set stock = 11 where id % 3 = 0',
			'update product_variants set stock = 12 where id % 3 = 0',
			'delete from price_tiers where product_id % 5 = 0',
			'insert into price_tiers select id, 10, 30 from products where is_wholesale and id % 5 = 0',
			'update products set min_quantity = 6 where is_wholesale',
		];
		for (const change of changes) {
			await api.query(change);
			expect(await wrong(), change).toBe(0);
			expect(await wrongCells(), change).toBe(0);
		}
		await api.query("update products set edition = 'th' where id = $1", [id]);
		expect(await wrong()).toBe(0);
		await api.query('delete from products where id = 1003');
		expect(await wrong()).toBe(0);
	});

	it('counts the last piece, also when two concurrent orders take the last ones of two variants', async () => {
		const { rows } = await api.query(
			`select product_id as id, array_agg(id order by id) as variants from product_variants
			where product_id between 1005 and 1400 group by product_id having count(*) >= 2 limit 1`,
		);
		const { id, variants } = rows[0];
		await api.query('update product_variants set stock = 0 where product_id = $1', [id]);
		expect(await wrong()).toBe(0);
		await api.query('update product_variants set stock = 1 where id = any($1)', [variants.slice(0, 2)]);
		const inStock = async () =>
			(await api.query('select in_stock from listed_products where product_id = $1', [id])).rows[0].in_stock;
		expect(await inStock()).toBe(true);
		await api.query(
			`create function wait_a_moment() returns trigger language plpgsql as 'begin perform pg_sleep(0.2); return null; end';
			create trigger zz_wait after update on product_variants for each statement execute function wait_a_moment()`,
		);
		const take = (variant: number) => api.query('update product_variants set stock = 0 where id = $1', [variant]);
		await Promise.all(variants.slice(0, 2).map(take));
		await api.query('drop function wait_a_moment cascade');
		expect(await inStock()).toBe(false);
		expect(await wrong()).toBe(0);
	});

	it('finds the same many products page by page as few of them [§1.34]', async () => {
		await api.query(
			`insert into products (id, edition, kind, shop_id, category1_id, category2_id, category3_id, name, description, options,
				facts, picture_keys, tint, currency, price, rating_average, rating_count, sold_count, max_quantity, score, terms,
				latin_words, index_version, created_at)
			select 900000 + n, edition, kind, shop_id, category1_id, category2_id, category3_id, name, description, options, facts,
				picture_keys, tint, currency, 100 + n, 5, rating_count, sold_count, max_quantity, n % 7,
				case n % 3 when 0 then $1::int[] when 1 then $2::int[] else $3::int[] end, $4::text[], 1, created_at
			from products, generate_series(1, 1200) n where products.id = 1005`,
			[
				// By the rest of the id: product type, words of its name, products sold with it.
				termsOf('zebu cart', 'cart for a zebu')[0],
				termsOf('zebu cart', 'wheel')[0],
				termsOf('wheel', 'zebu cart')[0],
				termsOf('zebu cart', 'wheel')[1],
			],
		);
		// Every fifth is sold out.
		await api.query(
			`insert into product_variants (id, product_id, position, values, price, stock)
			select 90000000 + n, 900000 + n, 0, '{}', 100 + n, 1 from generate_series(1, 1200) n where n % 5 > 0`,
		);
		const queries: Readonly<Record<string, string>>[] = [
			{ search: 'zebu' },
			{ search: 'zebu', sort: 'price_low_to_high' },
			{ search: 'zebu cart' },
		];
		for (const query of queries) {
			const seen: string[] = [];
			let total = 0;
			for (let cursor: string | null | undefined; cursor !== null; ) {
				const page = await list({ ...query, per_page: '60', ...(cursor && { cursor }) });
				seen.push(...page.items.map((item) => item.id));
				total = Math.max(total, page.total);
				cursor = page.page.next;
			}
			expect([seen.length, new Set(seen).size, total]).toEqual([1_200, 1_200, 1_000]);
			// What is in stock first; of each, the best matches: products of the searched type, then those named so.
			const places = seen.map((id) => `${Number(id) % 5 > 0 ? 0 : 1} ${query.sort ? id : Number(id) % 3}`);
			expect(places).toEqual(places.toSorted());
		}
		await api.query('delete from products where id > 900000');
		expect(await wrong()).toBe(0);
	});
});
