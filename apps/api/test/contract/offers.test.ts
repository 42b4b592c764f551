import { endpointsByResource, updateOffers } from '@zaylat/api-client/contract';
import { MOST_OFFER_UPDATES } from '@zaylat/domain/goods';
import { expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/offers';

interface Variant {
	readonly id: string;
	readonly price: number;
	readonly stock: number;
}

/** The cheapest variants of a shop's goods, each of another product. */
async function variantsOf({ api }: ContractContext, shop: string, most = 3): Promise<Variant[]> {
	const { rows } = await api.query(
		`select distinct on (p.id) v.id::text, v.price::int, v.stock from product_variants v
		join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		where s.slug = $1 order by p.id, v.price, v.position limit $2`,
		[shop, most],
	);
	return rows;
}

const mmk = (amount: number) => ({ amount, currency: 'mmk' });
let version = 1_000;
const next = () => {
	version += 1;
	return version;
};

testContract({
	endpoints: endpointsByResource.offers,
	examples: {
		updateOffers: async (context) => {
			const [variant] = await variantsOf(context, 'inle-weavers');
			const update = { variantId: variant?.id, version: next(), price: mmk(4_500_000), previousPrice: null, stock: 8 };
			return { path: PATH, body: { shop: 'inle-weavers', updates: [update] } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		const put = async (updates: readonly object[], shop = 'inle-weavers') =>
			(await as('seller')).call('PUT', PATH, { shop, updates });
		const results = async (updates: readonly object[]) => ok(updateOffers, await put(updates)).data.results;

		it('answers each update, in their order', async () => {
			const [one, two] = await variantsOf(context, 'inle-weavers');
			const [foreign] = await variantsOf(context, 'bagan-lacquer');
			const at = next();
			const answers = await results([
				{ variantId: one?.id, version: at, stock: 5 },
				{ variantId: two?.id, version: at, stock: -1 },
				{ variantId: foreign?.id, version: at, stock: 5 },
				{ variantId: 'x', version: at, stock: 5 },
				{ externalId: 'no-such', version: at, stock: 5 },
				{ version: at, stock: 5 },
				{ variantId: one?.id, version: at, stock: 6 },
				{ variantId: one?.id, version: at + 1, stockBy: 2 },
				{ variantId: two?.id, version: at, price: { amount: 100, currency: 'thb' } },
				{ variantId: two?.id, version: at + 0.5, stock: 1 },
			]);
			expect(answers.map(({ status, problem, offer }) => [status, problem, offer?.stock])).toEqual([
				['applied', null, 5],
				['refused', 'stock_out_of_range', two?.stock],
				['not_found', null, undefined],
				['not_found', null, undefined],
				['not_found', null, undefined],
				['not_found', null, undefined],
				['stale', null, 5],
				['applied', null, 7],
				['refused', 'currency_wrong', two?.stock],
				['refused', 'version_invalid', two?.stock],
			]);
			const { rows } = await context.api.query(
				'select stock, offer_version::int as version from product_variants where id = $1',
				[one?.id],
			);
			expect(rows).toEqual([{ stock: 7, version: at + 1 }]);
			version = at + 1;
		});

		it("knows variants by their shop's names of them, and by both names if both are of one", async () => {
			const [one, two] = await variantsOf(context, 'inle-weavers');
			await context.api.query(
				`insert into variant_names (shop_id, external_id, variant_id)
				select shop_id, 'LONGYI-' || v.id, v.id from product_variants v join products p on p.id = v.product_id
				where v.id = any($1::int[])`,
				[[one?.id, two?.id]],
			);
			const at = next();
			const answers = await results([
				{ externalId: `LONGYI-${one?.id}`, version: at, stock: 11 },
				{ externalId: `LONGYI-${one?.id}`, variantId: two?.id, version: at, stock: 12 },
				{ externalId: `LONGYI-${two?.id}`, variantId: two?.id, version: at, stock: 13 },
			]);
			expect(answers.map(({ variantId, status }) => [variantId, status])).toEqual([
				[one?.id, 'applied'],
				[two?.id, 'not_found'],
				[two?.id, 'applied'],
			]);
		});

		it('gives a product the price of its cheapest variant, in listings too', async () => {
			const { api } = context;
			const { rows: found } = await api.query(
				`select p.id, array_agg(v.id::text order by v.position) as variants from products p
				join product_variants v on v.product_id = p.id join shops s on s.id = p.shop_id
				where s.slug = 'inle-weavers' and p.min_quantity = 1 group by p.id having count(*) > 1 order by p.id limit 1`,
			);
			const [product] = found;
			const [first, second] = product.variants;
			const at = next();
			await results([
				...product.variants.map((variantId: string) => ({
					variantId,
					version: at,
					price: mmk(900),
					previousPrice: null,
				})),
				{ variantId: second, version: at + 1, price: mmk(700), previousPrice: mmk(1_400) },
			]);
			version = at + 1;
			const read = async () =>
				(
					await api.query(
						`select p.price::int, p.previous_price::int as previous, l.price::int as listed, l.discount_percent as off
						from products p join listed_products l on l.product_id = p.id where p.id = $1`,
						[product.id],
					)
				).rows;
			expect(await read()).toEqual([{ price: 700, previous: 1_400, listed: 700, off: 50 }]);
			await results([{ variantId: second, version: next(), price: mmk(1_000), previousPrice: null }]);
			expect(await read()).toEqual([{ price: 900, previous: null, listed: 900, off: 0 }]);
			expect(first).not.toBe(second);
		});

		it('takes a thousand updates at once, and no more', async () => {
			const [one] = await variantsOf(context, 'inle-weavers');
			const many = Array.from({ length: MOST_OFFER_UPDATES }, (_, i) => ({
				variantId: one?.id,
				externalId: undefined,
				version: version + 1 + i,
				price: mmk(2_000 + i),
				previousPrice: mmk(5_000),
				stock: i,
			}));
			const answers = await results(many);
			expect(answers).toHaveLength(MOST_OFFER_UPDATES);
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['applied']));
			version += MOST_OFFER_UPDATES;
			expectError('updateOffers', 'bad_request', await put([...many, ...many.slice(0, 1)]));
			const large = { externalId: 'x'.repeat(1_000), version: 1 };
			expectError('updateOffers', 'body_too_large', await put(Array.from({ length: 1_000 }, () => large)));
		});

		it('is for shops of the seller', async () => {
			const [foreign] = await variantsOf(context, 'bagan-lacquer');
			const update = { variantId: foreign?.id, version: next(), stock: 1 };
			for (const shop of ['bagan-lacquer', 'no-such', '']) {
				expectError('updateOffers', 'shop_not_found', await put([update], shop));
			}
		});
	},
});
