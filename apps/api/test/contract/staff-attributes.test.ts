import {
	addAttribute,
	type CategoryAttributes,
	changeAttribute,
	changeSellerProduct,
	compareProducts,
	createAttribute,
	createSellerProduct,
	type EditedProduct,
	endpointsByResource,
	getProduct,
	getProductFacets,
	getSellerProduct,
	listCategoryAttributes,
	listProducts,
	listSellerAttributes,
	moveSellerProduct,
	placeAttribute,
	removeAttribute,
} from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { idempotencyKey } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

const words = (text: string) => ({ en: text, mm: `${text} မြန်မာ`, thai: `${text} ไทย`, china: `${text} 中文` });
const pathOf = (id: string | number) => `/api/operating/categories/${id}/attributes`;

const weave = (more: object = {}) => ({
	...{ kind: 'choice', name: words('Weave'), unit: null, isRequired: false, isFilter: true },
	choices: [
		{ key: null, name: words('Twill') },
		{ key: null, name: words('Plain weave') },
	],
	...more,
});
const { kind: _, ...changed } = weave({ choices: [{ key: 'twill', name: words('Twill') }] });

interface Path {
	readonly first: number;
	readonly second: number;
	readonly last: number;
	readonly slug: string;
}

/** A category of goods of the last level with those above it. @param at which one, by its id */
async function categoryPath({ api }: Pick<ContractContext, 'api'>, at: number): Promise<Path> {
	const { rows } = await api.query(
		`select last.id as last, last.slug, second.id as second, second.parent_id as first
		from categories last join categories second on second.id = last.parent_id
		where last.level = 3 and last.kind = 'goods' order by last.id limit 1 offset $1`,
		[at],
	);
	return rows[0];
}

/** Place of the first category that examples change. */
const EXAMPLES = 3;
let made = 0;

/** Makes an attribute of a category that no other test looks at, each in another one: a category has 30 at most. @returns its key */
async function example(context: ContractContext): Promise<{ id: number; key: string }> {
	made += 1;
	const { last: id } = await categoryPath(context, EXAMPLES + made);
	const body = weave({ name: words(`Example ${made}`) });
	const { items } = ok(createAttribute, await (await context.as('staff')).call('POST', pathOf(id), body)).data;
	return { id, key: items.at(-1)?.key ?? '' };
}

testContract({
	endpoints: endpointsByResource['staff-attributes'],
	examples: {
		listCategoryAttributes: async (context) => ({ path: pathOf((await categoryPath(context, EXAMPLES)).last) }),
		createAttribute: async (context) => {
			made += 1;
			const { last } = await categoryPath(context, EXAMPLES + made);
			return { path: pathOf(last), body: weave({ name: words(`Example ${made}`) }) };
		},
		changeAttribute: async (context) => {
			const { id, key } = await example(context);
			return { path: `${pathOf(id)}/${key}`, body: { ...changed, name: words(`Example ${made}`) } };
		},
		addAttribute: async (context) => {
			const { id, key } = await example(context);
			await (await context.as('staff')).call('DELETE', `${pathOf(id)}/${key}`);
			return { path: `${pathOf(id)}/${key}` };
		},
		placeAttribute: async (context) => {
			const { id, key } = await example(context);
			return { path: `${pathOf(id)}/${key}/place`, body: { place: 0 } };
		},
		removeAttribute: async (context) => {
			const { id, key } = await example(context);
			return { path: `${pathOf(id)}/${key}` };
		},
	},
	more(context) {
		const { as, expectError } = context;
		const staff = async (method: string, path: string, body?: object) => (await as('staff')).call(method, path, body);
		const seller = async (method: string, path: string, body?: object) => (await as('seller')).call(method, path, body);
		const shopper = (path: string) =>
			createShopper(context.api).call('GET', path, undefined, { 'x-edition': 'mm', 'accept-language': 'en' });
		const keysOf = ({ items }: CategoryAttributes) => items.map(({ key }) => key);
		const create = async (id: number, body: object) =>
			ok(createAttribute, await staff('POST', pathOf(id), body)).data.items.find(
				({ from, name }) => from.id === String(id) && name.en === (body as { name: { en: string } }).name.en,
			) ?? expect.fail('nothing was made');

		const draft = (category: string, more: object = {}) => ({
			...{
				externalId: null,
				category,
				name: { en: 'Lotus shawl' },
				description: { en: 'Woven from the stems of the lotus.' },
			},
			...{ pictures: ['longyi_h0_front'], currency: 'mmk', weightGrams: 120 },
			variants: [{ price: 2_500_000, stock: 4 }],
			...more,
		});
		const begin = async (category: string, more: object = {}): Promise<EditedProduct> => {
			const body = { shop: 'inle-weavers', product: draft(category, more) };
			const sent = await (await as('seller')).call('POST', '/api/seller/products', body, idempotencyKey());
			return ok(createSellerProduct, sent).data;
		};
		const put = ({ id, revision, product }: EditedProduct, more: object) =>
			seller('PUT', `/api/seller/products/${id}`, { revision, product: { ...product, ...more } });
		const valuesOf = async ({ id }: EditedProduct) =>
			ok(getSellerProduct, await seller('GET', `/api/seller/products/${id}`)).data;

		it('finds no category and no attribute that is not there', async () => {
			const { last } = await categoryPath(context, 0);
			const nowhere = pathOf(999_999);
			const calls = {
				changeAttribute: ['PUT', '', changed],
				addAttribute: ['POST', '', undefined],
				placeAttribute: ['POST', '/place', { place: 0 }],
				removeAttribute: ['DELETE', '', undefined],
			} as const;
			expectError('listCategoryAttributes', 'category_not_found', await staff('GET', nowhere));
			expectError('createAttribute', 'category_not_found', await staff('POST', nowhere, weave()));
			for (const [name, [method, end, body]] of Object.entries(calls)) {
				expectError(name, 'category_not_found', await staff(method, `${nowhere}/weave${end}`, body));
				expectError(name, 'path_not_found', await staff(method, `${pathOf(last)}/no-such${end}`, body));
			}
		});

		it('names what is wrong with an attribute by the fields of its form', async () => {
			const { last } = await categoryPath(context, 0);
			const wrong = weave({ kind: 'text', name: { ...words('Weave'), thai: ' ' } });
			expect(failed(await staff('POST', pathOf(last), wrong))).toMatchObject({
				code: 'bad_request',
				fields: { 'name.thai': 'missing', choices: 'not_of_kind', isFilter: 'not_of_kind' },
			});
		});

		it('gives an attribute to a category and all below it, each once, and to another category', async () => {
			const { first, second, last } = await categoryPath(context, 1);
			const other = await categoryPath(context, 0);
			const own = await create(last, weave({ name: words('Own') }));
			const above = await create(first, weave({ name: words('Above') }));
			expect(above).toMatchObject({ key: 'above', choices: [{ key: 'twill' }, { key: 'plain-weave' }], others: [] });
			const read = async (id: number) => ok(listCategoryAttributes, await staff('GET', pathOf(id))).data;
			expect(keysOf(await read(second))).toEqual(['above']);
			expect(keysOf(await read(last))).toEqual(['above', 'own']);
			expect((await read(last)).items[0]?.from.id).toBe(String(first));
			expect((await read(last)).path.map(({ id }) => Number(id))).toEqual([first, second, last]);
			const twice = await staff('POST', pathOf(last), weave({ name: words('ABOVE') }));
			expect(failed(twice)).toMatchObject({ code: 'bad_request', fields: { 'name.en': 'twice' } });
			const inherited = await staff('POST', `${pathOf(last)}/above`);
			expect(failed(inherited)).toMatchObject({ code: 'bad_request', fields: { key: 'twice' } });
			expect((await read(other.last)).offered.map(({ key }) => key)).toContain('own');
			const added = ok(addAttribute, await staff('POST', `${pathOf(other.last)}/own`)).data;
			expect(added.items.at(-1)).toMatchObject({ key: 'own', others: [{ id: String(last) }] });
			await create(last, weave({ name: words('Later') }));
			const placed = await staff('POST', `${pathOf(last)}/later/place`, { place: 0 });
			expect(keysOf(ok(placeAttribute, placed).data)).toEqual(['above', 'later', 'own']);
			for (const [id, key] of [
				[last, own.key],
				[last, 'later'],
				[other.last, 'own'],
				[first, 'above'],
			] as const) {
				ok(removeAttribute, await staff('DELETE', `${pathOf(id)}/${key}`));
			}
			expect(keysOf(await read(last))).toEqual([]);
			const { rows } = await context.api.query(
				"select action, before, after from audit_entries where subject_id = $1 and action like 'attribute%' order by id",
				[String(last)],
			);
			expect(rows.map(({ action }) => action.slice('attribute_'.length))).toEqual(
				'created created placed removed removed'.split(' '),
			);
			expect(rows[2]).toMatchObject({ before: { place: 2 }, after: { place: 1 } });
			expect(rows[3].before).toMatchObject({ attribute: 'own', choices: ['Twill', 'Plain weave'], required: false });
		});

		it('lets a product be published only with what is required, which shoppers then filter and compare by', async () => {
			const { first, last, slug } = await categoryPath(context, 2);
			const { key } = await create(first, weave({ isRequired: true }));
			const size = await create(last, {
				...{ kind: 'number', name: words('Reach'), unit: words('cm'), choices: [], isRequired: false, isFilter: false },
			});
			await create(last, {
				...{ kind: 'text', name: words('Village'), unit: null, choices: [], isRequired: false, isFilter: false },
			});
			const shown = ok(listSellerAttributes, await seller('GET', `/api/seller/categories/${slug}/attributes`)).data
				.items;
			expect(shown.map((each) => [each.name, each.kind, each.isRequired])).toEqual([
				['Weave', 'choice', true],
				['Reach', 'number', false],
				['Village', 'text', false],
			]);
			const begun = await begin(slug);
			expect(begun.problems).toEqual([{ field: 'attributes.weave', problem: 'missing' }]);
			const early = await seller('POST', `/api/seller/products/${begun.id}/moves`, { move: 'submit' });
			expectError('moveSellerProduct', 'product_move_refused', early);
			const wrong = await put(begun, {
				attributes: [
					{ key, choice: 'knit' },
					{ key: 'reach', number: 1e12 },
				],
			});
			expect(failed(wrong)).toMatchObject({
				code: 'bad_request',
				fields: { 'product.attributes.weave': 'unknown_value', 'product.attributes.reach': 'out_of_range' },
			});
			const attributes = [
				{ key: 'village', text: { en: 'Kyaing Kham' } },
				{ key: 'reach', number: 1200.5 },
				{ key, choice: 'twill' },
			];
			const filled = ok(changeSellerProduct, await put(begun, { attributes })).data;
			expect(filled.problems).toEqual([]);
			expect(filled.product.attributes.map((each) => each.key)).toEqual([key, 'reach', 'village']);
			const again = ok(changeSellerProduct, await put(filled, { attributes })).data;
			expect(again.revision).toBe(filled.revision);
			ok(moveSellerProduct, await seller('POST', `/api/seller/products/${begun.id}/moves`, { move: 'submit' }));
			await context.api.query("update products set state = 'on_sale' where id = $1", [begun.id]);

			const facts = async () =>
				ok(getProduct, await shopper(`/api/products/${begun.id}`)).data.facts.map(({ name, value }) => [name, value]);
			expect(await facts()).toEqual([
				['Weave', 'Twill'],
				['Reach', '1,200.5 cm'],
				['Village', 'Kyaing Kham'],
			]);
			const compared = ok(compareProducts, await shopper(`/api/products/comparison?ids=${begun.id}`)).data.items;
			expect(compared[0]?.facts).toContainEqual({ key, name: 'Weave', value: 'Twill' });
			const found = await shopper(`/api/products?category=${slug}&facts=weave:twill`);
			expect(ok(listProducts, found).data.items.map(({ id }) => id)).toEqual([begun.id]);

			const renamed = { ...changed, name: words('Binding'), isRequired: true };
			const { items } = ok(changeAttribute, await staff('PUT', `${pathOf(first)}/${key}`, renamed)).data;
			expect(items.find((each) => each.key === key)).toMatchObject({ name: { en: 'Binding' }, products: 1 });
			await context.api.runTask('index-changed-products');
			expect((await facts())[0]).toEqual(['Binding', 'Twill']);
			const emptied = { ...renamed, choices: [{ key: null, name: words('Knit') }] };
			expect(failed(await staff('PUT', `${pathOf(first)}/${key}`, emptied)).fields).toEqual({ choices: 'used' });

			ok(removeAttribute, await staff('DELETE', `${pathOf(first)}/${key}`));
			const free = await valuesOf(begun);
			expect(free.product.facts).toContainEqual({ name: words('Binding'), value: words('Twill') });
			ok(changeSellerProduct, await put(free, { weightGrams: 130 }));
			ok(addAttribute, await staff('POST', `${pathOf(first)}/${key}`));
			const back = await valuesOf(begun);
			expect([back.product.facts, back.product.attributes[0]]).toEqual([[], { key, choice: 'twill' }]);
			for (const [id, each] of [
				[first, key],
				[last, size.key],
				[last, 'village'],
			] as const) {
				ok(removeAttribute, await staff('DELETE', `${pathOf(id)}/${each}`));
			}
		});

		it('offers as filters what may filter, and what products declare without a definition as before', async () => {
			const { rows } = await context.api.query(
				`select c.id, c.slug, fact ->> 'key' as key, fact -> 'name' ->> 'en' as name, count(distinct fact ->> 'choice') as n
				from products p join categories c on c.id = p.category3_id
				cross join lateral jsonb_array_elements(p.facts) as facts(fact)
				where p.edition = 'mm' and p.state = 'on_sale' and fact ? 'choice' group by 1, 2, 3, 4 having count(*) > 5
				and count(distinct fact ->> 'choice') between 2 and 5 order by count(*) desc limit 1`,
			);
			const [{ id, slug, key, name }] = rows;
			const offered = async () =>
				ok(getProductFacets, await shopper(`/api/products/facets?category=${slug}`)).data.attributes.map(
					(each) => each.key,
				);
			expect(await offered()).toContain(key);
			const { rows: values } = await context.api.query(
				`select distinct fact ->> 'choice' as choice from products cross join lateral jsonb_array_elements(facts) as f(fact)
				where category3_id = $1 and fact ->> 'key' = $2`,
				[id, key],
			);
			const choices = values.map(({ choice }) => ({ key: choice, name: words(choice) }));
			await context.api.query("insert into attributes values ($1, 'choice', $2, null, $3, false, false)", [
				key,
				JSON.stringify(words(name)),
				JSON.stringify(choices),
			]);
			const set = async (isFilter: boolean) => {
				const { kind: __, ...body } = weave({ name: words(name), choices, isFilter });
				ok(changeAttribute, await staff('PUT', `${pathOf(id)}/${key}`, body));
			};
			ok(addAttribute, await staff('POST', `${pathOf(id)}/${key}`));
			await set(false);
			await expect.poll(offered).not.toContain(key);
			await set(true);
			await expect.poll(offered).toContain(key);
			ok(removeAttribute, await staff('DELETE', `${pathOf(id)}/${key}`));
			await expect.poll(offered).not.toContain(key);
			await context.api.query('delete from attributes where key = $1', [key]);
		});
	},
});
