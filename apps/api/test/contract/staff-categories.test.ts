import {
	changeCategory,
	createCategory,
	endpointsByResource,
	getProduct,
	listCategories,
	listProducts,
	listStaffCategories,
	type StaffCategory,
} from '@zaylat/api-client/contract';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/categories';
const name = { en: 'Lamps', mm: 'မီးအိမ်များ', thai: 'โคมไฟ', china: '灯具' };

let photo: Blob;
beforeAll(async () => {
	const image = sharp({ create: { width: 120, height: 80, channels: 3, background: '#c83232' } });
	photo = new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
});

async function read({ as }: ContractContext): Promise<StaffCategory[]> {
	return ok(listStaffCategories, await (await as('staff')).call('GET', PATH)).data.items;
}

/** A category of goods of a level that the Myanmar edition sells something in. */
async function sold(context: ContractContext, level: number, except?: string): Promise<StaffCategory> {
	const found = (await read(context)).find(
		(each) => each.level === level && each.kind === 'goods' && each.products.mm > 0 && each.id !== except,
	);
	return found ?? expect.fail(`nothing is sold on level ${level}`);
}

const inputOf = ({ name: names, parent, hiddenIn }: StaffCategory) => ({ name: names, parent, hiddenIn });

testContract({
	endpoints: endpointsByResource['staff-categories'],
	examples: {
		listStaffCategories: () => ({ path: PATH }),
		createCategory: () => ({ path: PATH, body: { parent: null, name } }),
		changeCategory: async (context) => {
			const category = await sold(context, 1);
			return { path: `${PATH}/${category.id}`, body: inputOf(category) };
		},
		placeCategory: async (context) => ({ path: `${PATH}/${(await sold(context, 1)).id}/place`, body: { place: 0 } }),
		changeCategoryPicture: async (context) => ({ path: `${PATH}/${(await sold(context, 1)).id}/picture`, body: photo }),
	},
	more(context) {
		const { as, expectError } = context;
		const shown = async (edition = 'mm') =>
			ok(
				listCategories,
				await createShopper(context.api).call('GET', '/api/categories', undefined, { 'x-edition': edition }),
			).data.items;

		it('finds no category that is not there', async () => {
			const staff = await as('staff');
			const body = { parent: null, name, hiddenIn: [] };
			for (const id of ['999999', 'moon']) {
				expectError('changeCategory', 'category_not_found', await staff.call('PUT', `${PATH}/${id}`, body));
				const placed = await staff.call('POST', `${PATH}/${id}/place`, { place: 0 });
				expectError('placeCategory', 'category_not_found', placed);
				const pictured = await staff.call('PUT', `${PATH}/${id}/picture`, photo);
				expectError('changeCategoryPicture', 'category_not_found', pictured);
				const made = await staff.call('POST', PATH, { parent: id, name });
				expectError('createCategory', 'category_not_found', made);
			}
			const long = `${PATH}/${'9'.repeat(30)}/picture`;
			expectError('changeCategoryPicture', 'bad_request', await staff.call('PUT', long, photo));
			const page = new Blob(['<svg/>'], { type: 'image/png' });
			const { id } = await sold(context, 1);
			expectError('changeCategoryPicture', 'upload_refused', await staff.call('PUT', `${PATH}/${id}/picture`, page));
			const large = new Blob([new Uint8Array(8_388_609)], { type: 'image/png' });
			expectError('changeCategoryPicture', 'body_too_large', await staff.call('PUT', `${PATH}/${id}/picture`, large));
		});

		it('makes a category in another one, with an address of its English name', async () => {
			const staff = await as('staff');
			const parent = await sold(context, 2);
			const make = async (english: string) => {
				const before = new Set((await read(context)).map(({ id }) => id));
				const body = { parent: parent.id, name: { ...name, en: english } };
				const { items } = ok(createCategory, await staff.call('POST', PATH, body)).data;
				return items.find(({ id }) => !before.has(id)) ?? expect.fail('nothing was made');
			};
			const first = await make('Paper Lanterns');
			expect(first).toMatchObject({ parent: parent.id, level: 3, kind: 'goods', slug: 'paper-lanterns', hiddenIn: [] });
			expect((await make('Paper Lanterns')).slug).toBe(`paper-lanterns-${Number(first.id) + 1}`);
			const refused = await staff.call('POST', PATH, { parent: first.id, name });
			expectError('createCategory', 'category_change_refused', refused);
			expect(failed(refused).details).toEqual({ reason: 'wrong_level' });
		});

		it('renames a category, whose products are found by the new name', async () => {
			const { api } = context;
			const staff = await as('staff');
			const category = await sold(context, 3);
			const body = { ...inputOf(category), name: { ...category.name, en: 'Zanzibarware' } };
			ok(changeCategory, await staff.call('PUT', `${PATH}/${category.id}`, body));
			await api.runTask('index-changed-products');
			const found = await createShopper(api).call('GET', '/api/products?search=zanzibarware&per_page=5');
			expect(ok(listProducts, found).data.items.length).toBeGreaterThan(0);
			await staff.call('PUT', `${PATH}/${category.id}`, inputOf(category));
			await api.runTask('index-changed-products');
		});

		it('moves a category with its products to another one of the level above', async () => {
			const { api } = context;
			const staff = await as('staff');
			const own = await sold(context, 2);
			const target = await sold(context, 1, own.parent ?? undefined);
			const { rows } = await api.query(
				"select id::text from products where category2_id = $1 and edition = 'mm' and state = 'on_sale' limit 1",
				[own.id],
			);
			const before = { [own.parent ?? '']: 0, [target.id]: 0 };
			for (const each of await read(context)) if (each.id in before) before[each.id] = each.products.mm;
			const put = (parent: string | null) => staff.call('PUT', `${PATH}/${own.id}`, { ...inputOf(own), parent });
			ok(changeCategory, await put(target.id));
			const after = await read(context);
			const countOf = (id: string | null) => after.find((each) => each.id === id)?.products.mm;
			expect(countOf(target.id)).toBe((before[target.id] ?? 0) + own.products.mm);
			expect(countOf(own.parent) ?? 0).toBe((before[own.parent ?? ''] ?? 0) - own.products.mm);
			const product = await createShopper(api).call('GET', `/api/products/${rows[0].id}`);
			expect(
				ok(getProduct, product)
					.data.categoryPath.slice(0, 2)
					.map(({ id }) => id),
			).toEqual([target.id, own.id]);
			const digital = after.find((each) => each.kind === 'digital' && each.level === 1);
			for (const [parent, reason] of [
				[null, 'wrong_level'],
				[own.id, 'wrong_level'],
				[digital?.id ?? '', 'wrong_kind'],
				['999999', 'unknown_parent'],
			] as const) {
				const refused = await put(parent);
				expectError('changeCategory', 'category_change_refused', refused);
				expect(failed(refused).details).toEqual({ reason });
			}
			ok(changeCategory, await put(own.parent));
		});

		it('hides a category with what it contains in one edition, and shows it again', async () => {
			const staff = await as('staff');
			const first = await sold(context, 1);
			const put = (hiddenIn: string[]) => staff.call('PUT', `${PATH}/${first.id}`, { ...inputOf(first), hiddenIn });
			const elsewhere = await shown('th');
			ok(changeCategory, await put(['mm']));
			expect((await shown()).map(({ id }) => id)).not.toContain(first.id);
			expect(await shown('th')).toEqual(elsewhere);
			expect((await read(context)).find(({ id }) => id === first.id)?.hiddenIn).toEqual(['mm']);
			ok(changeCategory, await put([]));
			expect((await shown()).map(({ id }) => id)).toContain(first.id);
		});

		it('puts a category at its place, and gives it a picture', async () => {
			const staff = await as('staff');
			const order = async () => (await shown()).map(({ id }) => id);
			const before = await order();
			const last = before.at(-1) ?? '';
			await staff.call('POST', `${PATH}/${last}/place`, { place: 0 });
			expect(await order()).toEqual([last, ...before.slice(0, -1)]);
			await staff.call('PUT', `${PATH}/${last}/picture`, photo);
			const path = (await shown())[0]?.picture.path ?? '';
			expect(path).toMatch(/photo_[\da-f]{32}/);
			const { rows } = await context.api.query(
				'select action, before, after from audit_entries where subject_id = $1 order by id desc limit 2',
				[last],
			);
			expect(rows.map(({ action }) => action)).toEqual(['category_changed', 'category_changed']);
			expect(rows[1]).toMatchObject({ after: { place: 1 } });
		});
	},
});
