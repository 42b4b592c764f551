import {
	endpointsByResource,
	getSellerSections,
	getShop,
	listProducts,
	type OwnSections,
	setSellerSections,
} from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const SHOP = 'inle-weavers';
const PATH = `/api/seller/shops/${SHOP}/sections`;

/** Ids of products of a shop that are on sale. */
async function productsOf({ api }: ContractContext, slug = SHOP): Promise<string[]> {
	const { rows } = await api.query(
		`select p.id::text from products p join shops s on s.id = p.shop_id
		where s.slug = $1 and p.kind = 'goods' and p.state = 'on_sale' order by p.id limit 6`,
		[slug],
	);
	return rows.map(({ id }) => id);
}

testContract({
	endpoints: endpointsByResource['seller-sections'],
	examples: {
		getSellerSections: () => ({ path: PATH }),
		setSellerSections: () => ({ path: PATH, body: { sections: [{ id: null, name: { en: 'Gifts' }, products: [] }] } }),
	},
	more(context) {
		const { as, expectError } = context;
		const put = async (sections: unknown, path = PATH) => (await as('seller')).call('PUT', path, { sections });
		const written = async (sections: unknown): Promise<OwnSections> => ok(setSellerSections, await put(sections)).data;
		const shown = async () =>
			ok(getShop, await createShopper(context.api).call('GET', `/api/shops/${SHOP}`)).data.sections;
		const listed = async (query: string) =>
			ok(listProducts, await createShopper(context.api).call('GET', `/api/products?${query}`)).data;

		it('are shown in their order with what is on sale in them, and list it', async () => {
			const [a = '', b = '', c = '', d = ''] = await productsOf(context);
			const { sections, products } = await written([
				{ id: null, name: { mm: 'လက်ဆောင်' }, products: [b, a] },
				{ id: null, name: { en: 'Summer' }, products: [b, c, d] },
				{ id: null, name: { en: 'Empty' }, products: [] },
			]);
			expect(sections.map(({ name, products: held }) => [name, held])).toEqual([
				[{ mm: 'လက်ဆောင်' }, [b, a]],
				[{ en: 'Summer' }, [b, c, d]],
				[{ en: 'Empty' }, []],
			]);
			expect(products.map(({ id }) => id).toSorted()).toEqual([a, b, c, d].toSorted());
			expect((await shown()).map(({ name, productCount, kind }) => [name.en, productCount, kind])).toEqual([
				['လက်ဆောင်', 2, 'goods'],
				['Summer', 3, 'goods'],
			]);
			const [first, summer] = sections.map(({ id }) => id);
			const { items, total } = await listed(`shop=${SHOP}&section=${summer}`);
			expect([items.map(({ id }) => id).toSorted(), total]).toEqual([[b, c, d].toSorted(), 3]);
			// Those of another shop are none of this one.
			expect((await listed(`shop=bagan-lacquer&section=${summer}`)).total).toBe(0);
			await context.api.query("update products set state = 'paused' where id = $1", [c]);
			expect((await listed(`shop=${SHOP}&section=${summer}`)).total).toBe(2);
			await context.api.query("update products set state = 'on_sale' where id = $1", [c]);

			const moved = await written([
				{ id: summer, name: { en: 'Summer', thai: 'หน้าร้อน' }, products: [d] },
				{ id: first, name: { en: 'Gifts' }, products: [a] },
			]);
			expect(moved.sections.map(({ id }) => id)).toEqual([summer, first]);
			expect((await shown()).map(({ id, name }) => [id, name.thai])).toEqual([
				[summer, 'หน้าร้อน'],
				[first, 'Gifts'],
			]);
			expect(ok(getSellerSections, await (await as('seller')).call('GET', PATH)).data).toEqual(moved);
		});

		it('are refused by field, and stay as they were', async () => {
			const before = await written([{ id: null, name: { en: 'Gifts' }, products: [] }]);
			const [a = ''] = await productsOf(context);
			const [foreign = ''] = await productsOf(context, 'bagan-lacquer');
			const { rows } = await context.api.query(
				`update products set kind = 'digital' where id = (select p.id from products p join shops s on s.id = p.shop_id
				where s.slug = $1 and p.state <> 'on_sale' or p.id = $2 order by p.id desc limit 1) returning id::text`,
				[SHOP, a],
			);
			const [digital = ''] = rows.map(({ id }) => id);
			const goods = (await productsOf(context)).find((id) => id !== digital) ?? '';
			const id = before.sections[0]?.id;
			expect(
				failed(
					await put([
						{ id: null, name: {}, products: [foreign] },
						{ id: '999999', name: { en: 'x' }, products: [] },
						{ id, name: { en: 'x' }, products: ['x'] },
						{ id, name: { en: 'x' }, products: [goods, digital] },
						{ id: null, name: { en: 'x' }, products: [goods, goods] },
					]),
				).fields,
			).toEqual({
				...{ 'sections.0.name': 'missing', 'sections.0.products': 'unknown', 'sections.1.id': 'unknown' },
				...{ 'sections.2.products': 'unknown', 'sections.3.id': 'unknown', 'sections.3.products': 'mixed' },
				'sections.4.products': 'twice',
			});
			await context.api.query("update products set kind = 'goods' where id = $1", [digital]);
			expect(ok(getSellerSections, await (await as('seller')).call('GET', PATH)).data).toEqual(before);
			const other = '/api/seller/shops/bagan-lacquer/sections';
			expectError('setSellerSections', 'shop_not_found', await put([], other));
			expectError('getSellerSections', 'shop_not_found', await (await as('seller')).call('GET', other));
			const long = [{ id: null, name: { en: 'x'.repeat(300_000) }, products: [] }];
			expectError('setSellerSections', 'body_too_large', await put(long));
		});
	},
});
