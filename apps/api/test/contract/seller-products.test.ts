import {
	changeSellerProduct,
	createSellerProduct,
	endpointsByResource,
	getSellerProduct,
	listSellerCategories,
	listSellerOffers,
	listSellerProducts,
	moveSellerProduct,
	uploadProductPicture,
} from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { idempotencyKey } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/seller/products';
const SHOP = 'inle-weavers';

let names = 0;
/** A draft that is complete but for what is given. */
const draft = (category: string, more: object = {}) => {
	names += 1;
	return {
		externalId: `form-${names}`,
		category,
		name: { en: `Lotus scarf ${names}` },
		description: { en: 'Woven from the stems of the lotus.' },
		pictures: ['longyi_h0_front'],
		currency: 'mmk',
		weightGrams: 120,
		variants: [{ price: 2_500_000, stock: 4 }],
		...more,
	};
};

async function categoryOf({ api }: Pick<ContractContext, 'api'>): Promise<string> {
	const { rows } = await api.query(
		"select slug from categories where level = 3 and kind = 'goods' order by id limit 1",
	);
	return rows[0].slug;
}

async function created(context: ContractContext, more: object = {}) {
	const seller = await context.as('seller');
	const body = { shop: SHOP, product: draft(await categoryOf(context), more) };
	return ok(createSellerProduct, await seller.call('POST', PATH, body, idempotencyKey())).data;
}

/** A product of a shop that the seller does not answer for. @returns its id */
async function foreign({ api }: ContractContext): Promise<string> {
	const { rows } = await api.query(
		"select p.id from products p join shops s on s.id = p.shop_id where s.slug = 'bagan-lacquer' order by p.id limit 1",
	);
	return String(rows[0].id);
}

let photo: Blob;
beforeAll(async () => {
	const image = sharp({ create: { width: 120, height: 80, channels: 3, background: '#c83232' } });
	photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
});

testContract({
	endpoints: endpointsByResource['seller-products'],
	examples: {
		listSellerProducts: () => ({ path: `${PATH}?per_page=3` }),
		getSellerProduct: async (context) => ({ path: `${PATH}/${(await created(context)).id}` }),
		createSellerProduct: async (context) => ({
			path: PATH,
			body: { shop: SHOP, product: draft(await categoryOf(context)) },
		}),
		changeSellerProduct: async (context) => {
			const { id, revision, product } = await created(context);
			return { path: `${PATH}/${id}`, body: { revision, product: { ...product, weightGrams: 130 } } };
		},
		moveSellerProduct: async (context) => ({
			path: `${PATH}/${(await created(context)).id}/moves`,
			body: { move: 'submit' },
		}),
		listSellerCategories: () => ({ path: '/api/seller/categories' }),
		listSellerAttributes: async (context) => ({
			path: `/api/seller/categories/${await categoryOf(context)}/attributes`,
		}),
		listSellerOffers: async (context) => ({ path: `/api/seller/offers?products=${(await created(context)).id}` }),
		uploadProductPicture: () => ({ path: '/api/seller/pictures', body: photo }),
	},
	more(context) {
		const { as, expectError } = context;
		const call = async (method: string, path: string, body?: object) => (await as('seller')).call(method, path, body);
		const move = (id: string, to: string) => call('POST', `${PATH}/${id}/moves`, { move: to });
		const list = async (query: string) =>
			ok(listSellerProducts, await call('GET', `${PATH}?${query}`)).data.items.map(({ id, state }) => [id, state]);

		it('walks a product from its draft into review and back, and changes it only where it may be', async () => {
			const begun = await created(context, { pictures: [] });
			expect([begun.state, begun.moves, begun.problems]).toEqual([
				'draft',
				[],
				[{ field: 'pictures', problem: 'out_of_range' }],
			]);
			expectError('moveSellerProduct', 'product_move_refused', await move(begun.id, 'submit'));
			const product = { ...begun.product, pictures: ['longyi_h1_front'] };
			const { data } = ok(
				changeSellerProduct,
				await call('PUT', `${PATH}/${begun.id}`, { revision: begun.revision, product }),
			);
			expect([data.moves, data.problems]).toEqual([['submit'], []]);
			const submitted = ok(moveSellerProduct, await move(begun.id, 'submit')).data;
			expect([submitted.state, submitted.moves]).toEqual(['in_review', ['withdraw']]);
			const changed = { ...submitted.product, name: { en: 'Another scarf' } };
			const refused = await call('PUT', `${PATH}/${begun.id}`, { revision: submitted.revision, product: changed });
			expect(failed(refused)).toMatchObject({ code: 'bad_request', fields: { 'product.texts': 'not_in_this_state' } });
			expect(ok(moveSellerProduct, await move(begun.id, 'withdraw')).data.state).toBe('draft');
		});

		it('does not overwrite what was changed meanwhile, nor the stock that was sold meanwhile', async () => {
			const { id, revision, product } = await created(context);
			const [variant] = product.variants;
			await context.api.query('update product_variants set stock = 1 where product_id = $1', [id]);
			const put = (more: object, from = revision) =>
				call('PUT', `${PATH}/${id}`, { revision: from, product: { ...product, ...more } });
			const first = ok(changeSellerProduct, await put({ weightGrams: 200 })).data;
			expect([first.product.weightGrams, first.product.variants[0]?.stock]).toEqual([200, 1]);
			expectError('changeSellerProduct', 'product_changed', await put({ weightGrams: 300 }));
			const counted = [{ ...variant, stock: 9, version: context.api.clock.now() }];
			const second = ok(changeSellerProduct, await put({ variants: counted }, first.revision)).data;
			expect(second.product.variants[0]?.stock).toBe(9);
		});

		it('has no attributes of a category that is not there', async () => {
			const answer = await call('GET', '/api/seller/categories/nowhere/attributes');
			expectError('listSellerAttributes', 'category_not_found', answer);
		});

		it('names what is wrong by the fields of the form', async () => {
			const { id, revision, product } = await created(context);
			const wrong = { ...product, category: 'nowhere', minQuantity: 9, maxQuantity: 3, state: 'on_sale' };
			const { fields } = failed(await call('PUT', `${PATH}/${id}`, { revision, product: wrong }));
			expect(fields).toEqual({
				'product.category': 'unknown',
				'product.minQuantity': 'out_of_range',
				'product.state': 'not_by_seller',
			});
			const again = { shop: SHOP, product: { ...product, externalId: product.externalId } };
			const taken = await (await as('seller')).call('POST', PATH, again, idempotencyKey());
			expect(failed(taken)).toMatchObject({ code: 'bad_request', fields: { 'product.externalId': 'taken' } });
			const other = await created(context);
			const renamed = { ...other.product, externalId: product.externalId };
			const twice = await call('PUT', `${PATH}/${other.id}`, { revision: other.revision, product: renamed });
			expect(failed(twice).fields).toEqual({ 'product.externalId': 'taken' });
		});

		it('lists by state, shop and words, page by page', async () => {
			const one = await created(context, { name: { en: 'Padonma shawl', mm: 'ပဒုမ္မာ ပုဝါ' } });
			const two = await created(context, { name: { en: 'Padonma towel' } });
			await context.api.query("update products set state = 'on_sale' where id = $1", [two.id]);
			await context.api.query('update product_variants set stock = 0 where product_id = $1', [two.id]);
			expect(await list('search=padonma')).toEqual([
				[two.id, 'sold_out'],
				[one.id, 'draft'],
			]);
			expect(await list(`search=${encodeURIComponent('ပဒုမ္မာ')}`)).toEqual([[one.id, 'draft']]);
			expect(await list(`search=${one.product.externalId}`)).toContainEqual([one.id, 'draft']);
			expect(await list('search=padonma&state=sold_out')).toEqual([[two.id, 'sold_out']]);
			expect(await list('search=padonma&state=on_sale')).toEqual([]);
			const counted = ok(listSellerProducts, await call('GET', `${PATH}?search=padonma&state=draft`)).data;
			expect(counted.counts).toEqual({ draft: 1, in_review: 0, on_sale: 0, paused: 0, sold_out: 1 });
			expect(counted.shops).toContainEqual(expect.objectContaining({ slug: SHOP }));
			expect(await list(`search=padonma&shop=${SHOP}`)).toHaveLength(2);
			expect(await list('search=padonma&shop=chiang-mai-cotton')).toEqual([]);
			const read = async (cursor: string) =>
				ok(listSellerProducts, await call('GET', `${PATH}?search=padonma&per_page=1${cursor}`)).data;
			const first = await read('');
			const second = await read(`&cursor=${first.page.next}`);
			expect([first, second].map(({ items }) => items[0]?.id)).toEqual([two.id, one.id]);
			expect(second.page.next).toBeNull();
			expect([first.counts?.draft, second.counts]).toEqual([1, null]);
			expectError('listSellerProducts', 'bad_request', await call('GET', `${PATH}?cursor=abc`));
		});

		it('takes a picture once, shows it in the form, and lists the ways to the categories', async () => {
			const send = async () => (await as('seller')).call('POST', '/api/seller/pictures', photo);
			const { key, picture } = ok(uploadProductPicture, await send()).data;
			expect(ok(uploadProductPicture, await send()).data.key).toBe(key);
			expect(picture.path).toBe(`/api/pictures/${key}`);
			const { pictures } = await created(context, { pictures: [key, 'longyi_h0_front'] });
			expect(pictures.map((each) => each.key)).toEqual([key, 'longyi_h0_front']);
			const page = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
			const refused = await (await as('seller')).call('POST', '/api/seller/pictures', page);
			expectError('uploadProductPicture', 'upload_refused', refused);
			const large = new Blob([new Uint8Array(8_388_609)], { type: 'image/png' });
			const tooLarge = await (await as('seller')).call('POST', '/api/seller/pictures', large);
			expectError('uploadProductPicture', 'body_too_large', tooLarge);
			const { items } = ok(listSellerCategories, await call('GET', '/api/seller/categories')).data;
			const slug = await categoryOf(context);
			expect(items.find((each) => each.slug === slug)?.path).toHaveLength(3);
			const digital = ok(listSellerCategories, await call('GET', '/api/seller/categories?kind=digital')).data.items;
			expect(digital.some(({ slug }) => items.some((each) => each.slug === slug))).toBe(false);
		});

		it('removes pictures that no product shows after 30 days, and keeps the others', async () => {
			const { files } = context.api.services;
			const upload = async (background: string) => {
				const image = sharp({ create: { width: 60, height: 60, channels: 3, background } });
				const file = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
				const response = await (await as('seller')).call('POST', '/api/seller/pictures', file);
				return ok(uploadProductPicture, response).data.key;
			};
			const clean = () => context.api.runTask('clean-sent-pictures');
			const [shown, ofValue, ordered, unsaved, again] = [
				await upload('#111'),
				await upload('#222'),
				await upload('#333'),
				await upload('#444'),
				await upload('#555'),
			];
			const value = (key: string, pictures: string[]) => ({ key, name: { en: key }, pictures });
			await created(context, {
				pictures: [shown],
				options: [{ key: 'colour', name: { en: 'Colour' }, values: [value('red', [ofValue]), value('blue', [])] }],
				variants: ['red', 'blue'].map((colour) => ({ values: [colour], price: 2_500_000, stock: 4 })),
			});
			await context.api.query(
				'update order_lines set picture_key = $1 where id = (select id from order_lines order by id limit 1)',
				[ordered],
			);
			const left = async () => {
				const folders = new Set(await files.folders());
				return [shown, ofValue, ordered, unsaved, again].map((key) => folders.has(key));
			};
			const ofAge = (ms: number) =>
				context.api.query('update sent_pictures set sent_at = $1', [new Date(context.api.clock.now() - ms)]);
			await ofAge(30 * DAY_MS - 1);
			expect(await clean()).toBe(0);
			await ofAge(30 * DAY_MS);
			expect(await upload('#555')).toBe(again);
			expect(await clean()).toBeGreaterThan(0);
			expect(await left()).toEqual([true, true, true, false, true]);
			// Sent once more, it is stored once more.
			expect(await upload('#444')).toBe(unsaved);
			expect(await left()).toEqual([true, true, true, true, true]);
		});

		it('reads price and stock of the variants of own products alone, and refuses what is no id', async () => {
			const { id, product } = await created(context);
			const other = await foreign(context);
			const path = `/api/seller/offers?products=${other},${id}`;
			const { items } = ok(listSellerOffers, await call('GET', path)).data;
			expect(items).toMatchObject([{ productId: id, shop: SHOP, variantName: '', name: product.name.en }]);
			expect(items[0]?.offer).toMatchObject({ price: { amount: 2_500_000 }, stock: 4, version: 0 });
			expectError('listSellerOffers', 'bad_request', await call('GET', '/api/seller/offers?products=a'));
		});

		it('knows nothing of other shops', async () => {
			const id = await foreign(context);
			const { product, revision } = await created(context);
			for (const other of [id, '999999999', 'x']) {
				expectError('getSellerProduct', 'product_not_found', await call('GET', `${PATH}/${other}`));
				const changed = await call('PUT', `${PATH}/${other}`, { revision, product });
				expectError('changeSellerProduct', 'product_not_found', changed);
				expectError('moveSellerProduct', 'product_not_found', await move(other, 'pause'));
			}
			const theirs = { shop: 'bagan-lacquer', product: { ...product, externalId: null } };
			const begun = await (await as('seller')).call('POST', PATH, theirs, idempotencyKey());
			expectError('createSellerProduct', 'shop_not_found', begun);
			const { rows } = await context.api.query(
				'select distinct s.slug from products p join shops s on s.id = p.shop_id where p.id = any($1::int[])',
				[(await list('per_page=60')).map(([own]) => Number(own))],
			);
			expect(rows).toEqual([{ slug: SHOP }]);
		});

		it('takes no body beyond what a product can have', async () => {
			const product = draft(await categoryOf(context), { description: { en: 'x'.repeat(300_000) } });
			const seller = await as('seller');
			const created = await seller.call('POST', PATH, { shop: SHOP, product }, idempotencyKey());
			expectError('createSellerProduct', 'body_too_large', created);
			const own = await seller.call('GET', `${PATH}?per_page=1`);
			const [first] = ok(listSellerProducts, own).data.items;
			const { data } = ok(getSellerProduct, await seller.call('GET', `${PATH}/${first?.id}`));
			const changed = await seller.call('PUT', `${PATH}/${data.id}`, { revision: data.revision, product });
			expectError('changeSellerProduct', 'body_too_large', changed);
		});
	},
});
