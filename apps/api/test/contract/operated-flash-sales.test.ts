import {
	endpointsByResource,
	findFlashSaleGoods,
	getOperatedFlashSale,
	listAuditEntries,
	listOperatedFlashSales,
	saveFlashSale,
} from '@zaylat/api-client/contract';
import { HOUR_MS } from '@zaylat/domain/time';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/flash-sales';

let made = 0;
const newId = () => {
	made += 1;
	return `made-${made}`;
};

/** A product that is in no flash sale, and what it costs. */
async function freshGoods({ api }: Pick<ContractContext, 'api'>): Promise<{ id: string; price: number }> {
	const { rows } = await api.query(
		`select p.id, p.price::int from products p where p.edition = 'mm' and p.state = 'on_sale' and p.previous_price is null
			and p.kind = 'goods' and not exists (select 1 from flash_sale_items f where f.product_id = p.id) order by p.id limit 1`,
	);
	return { id: String(rows[0].id), price: rows[0].price };
}

async function input(context: ContractContext, more: object = {}) {
	const { id, price } = await freshGoods(context);
	const at = (hours: number) => new Date(context.api.clock.now() + hours * HOUR_MS).toISOString();
	return {
		...{ name: 'December days', startsAt: at(-1), endsAt: at(5) },
		...{ entries: [{ product: id, price: price - 100, pieces: 20 }], ...more },
	};
}

/** A planned time that no other one of these tests has. */
function later({ api }: Pick<ContractContext, 'api'>, hours = 24) {
	const at = (more: number) => new Date(api.clock.now() + (hours + more) * HOUR_MS).toISOString();
	return { startsAt: at(0), endsAt: at(1) };
}

async function created(context: ContractContext, more: object = {}): Promise<string> {
	const id = newId();
	const response = await (await context.as('staff')).call('PUT', `${PATH}/${id}`, await input(context, more));
	expect(response.status, JSON.stringify(response.json)).toBe(200);
	return id;
}

testContract({
	endpoints: endpointsByResource['operated-flash-sales'],
	examples: {
		listOperatedFlashSales: () => ({ path: `${PATH}?state=running&search=day` }),
		getOperatedFlashSale: async (context) => ({ path: `${PATH}/${await created(context)}` }),
		saveFlashSale: async (context) => ({ path: `${PATH}/${newId()}`, body: await input(context) }),
		endFlashSale: async (context) => ({ path: `${PATH}/${await created(context)}/end` }),
		removeFlashSale: async (context) => ({ path: `${PATH}/${await created(context, later(context))}` }),
		findFlashSaleGoods: () => ({ path: '/api/operating/flash-sale-goods?search=rice' }),
	},
	more(context) {
		const { as, expectError } = context;
		const save = async (id: string, body: object) => (await as('staff')).call('PUT', `${PATH}/${id}`, body);
		const read = async (id: string) =>
			ok(getOperatedFlashSale, await (await as('staff')).call('GET', `${PATH}/${id}`)).data;

		it('nothing is found under an id that is none, nor in the other edition', async () => {
			const by = await as('staff');
			expectError('getOperatedFlashSale', 'path_not_found', await by.call('GET', `${PATH}/nothing`));
			expectError('endFlashSale', 'path_not_found', await by.call('POST', `${PATH}/nothing/end`));
			expectError('removeFlashSale', 'path_not_found', await by.call('DELETE', `${PATH}/nothing`));
			const thai = { 'x-edition': 'th' };
			const id = await created(context);
			expectError('getOperatedFlashSale', 'path_not_found', await by.call('GET', `${PATH}/${id}`, undefined, thai));
			const body = await input(context);
			expectError('saveFlashSale', 'path_not_found', await by.call('PUT', `${PATH}/${id}`, body, thai));
		});

		it('names what is wrong at its field', async () => {
			const fieldsOf = async (more: object) => {
				const answer = await save(newId(), await input(context, more));
				expectError('saveFlashSale', 'bad_request', answer);
				return failed(answer).fields;
			};
			const { id: product, price } = await freshGoods(context);
			const { startsAt, endsAt } = later(context);
			expect(await fieldsOf({ name: '', entries: [] })).toEqual({ name: 'missing', entries: 'missing' });
			expect(await fieldsOf({ startsAt: endsAt, endsAt: startsAt })).toEqual({ endsAt: 'ends_before_start' });
			expect(await fieldsOf({ entries: [{ product, price, pieces: null }] })).toEqual({
				'entries.0.price': 'not_below',
			});
			expect(await fieldsOf({ entries: [{ product, price: null, pieces: null }] })).toEqual({
				'entries.0.price': 'missing',
			});
			const { rows } = await context.api.query(
				"select min(id) filter (where edition = 'th')::text as thai from products",
			);
			const unknown = [rows[0].thai, '2147483647', '9999999999'].map((id) => ({ product: id, price: 1, pieces: null }));
			expect(await fieldsOf({ entries: unknown })).toEqual({
				'entries.0.product': 'unknown',
				'entries.1.product': 'unknown',
				'entries.2.product': 'unknown',
			});
			await context.api.query("update products set state = 'paused' where id = $1", [product]);
			expect(await fieldsOf({ entries: [{ product, price: price - 1, pieces: null }] })).toEqual({
				'entries.0.product': 'not_on_sale',
			});
			await context.api.query("update products set state = 'on_sale' where id = $1", [product]);
		});

		describe('a flash sale', () => {
			it('keeps a product from another one at the same time, and lets it be in a later one', async () => {
				const { id: product, price } = await freshGoods(context);
				const entries = [{ product, price: price - 100, pieces: null }];
				const first = await created(context, { entries });
				const overlapping = await save(newId(), await input(context, { entries }));
				expect(failed(overlapping).fields).toEqual({ 'entries.0.product': 'overlaps' });
				expect((await save(first, { ...(await input(context)), entries })).status).toBe(200);
				await created(context, { entries, ...later(context) });
			});

			it('is changed with what was sold in it kept, in the trail with before and after', async () => {
				const id = await created(context);
				const before = await read(id);
				const [entry] = before.entries;
				await context.api.query('update flash_sale_items set sold = 3 where sale_id = $1', [id]);
				const { product, normalPrice } = entry ?? { product: '', normalPrice: 0 };
				const body = await input(context, { entries: [{ product, price: normalPrice - 200, pieces: 30 }] });
				const after = ok(saveFlashSale, await save(id, { ...body, name: 'Renamed' })).data;
				expect(after).toMatchObject({ name: 'Renamed', sold: 3, products: 1, state: 'running' });
				expect(after.entries).toMatchObject([{ product, normalPrice, price: normalPrice - 200, pieces: 30, sold: 3 }]);
				const administrator = await as('staff');
				const trail = ok(
					listAuditEntries,
					await administrator.call('GET', `/api/operating/audit?action=flash_sale_saved&subject=${id}`),
				).data;
				expect(trail.items[0]).toMatchObject({
					subject: { id, name: 'Renamed' },
					before: { title: 'December days', products: [`${product}: ${normalPrice - 100} × 20`] },
					after: { title: 'Renamed', products: [`${product}: ${normalPrice - 200} × 30`] },
				});
			});

			it('that has ended stays as it was', async () => {
				const id = await created(context);
				const by = await as('staff');
				expect((await by.call('POST', `${PATH}/${id}/end`)).status).toBe(200);
				expect(await read(id)).toMatchObject({ state: 'ended' });
				expectError('endFlashSale', 'bad_request', await by.call('POST', `${PATH}/${id}/end`));
				expectError('saveFlashSale', 'bad_request', await save(id, await input(context)));
				expectError('removeFlashSale', 'bad_request', await by.call('DELETE', `${PATH}/${id}`));
			});

			it('is removed only before it begins, and ended only while it runs', async () => {
				const [running, planned] = [await created(context), await created(context, later(context, 48))];
				const by = await as('staff');
				expectError('removeFlashSale', 'bad_request', await by.call('DELETE', `${PATH}/${running}`));
				expectError('endFlashSale', 'bad_request', await by.call('POST', `${PATH}/${planned}/end`));
				expect((await by.call('DELETE', `${PATH}/${planned}`)).status).toBe(200);
				expectError('getOperatedFlashSale', 'path_not_found', await by.call('GET', `${PATH}/${planned}`));
			});
		});

		it('are listed page by page, in their states', async () => {
			const by = await as('staff');
			await created(context, later(context, 72));
			const all: string[] = [];
			for (let cursor: string | null = ''; cursor !== null; ) {
				const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
				const page = ok(listOperatedFlashSales, await by.call('GET', `${PATH}?per_page=2${query}`)).data;
				all.push(...page.items.map(({ id }) => id));
				cursor = page.page.next;
			}
			const { rows } = await context.api.query("select id from flash_sales where edition = 'mm'");
			expect(all.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
			const idsIn = async (state: string) => {
				const { items } = ok(listOperatedFlashSales, await by.call('GET', `${PATH}?state=${state}&per_page=60`)).data;
				expect(items.every((each) => each.state === state)).toBe(true);
				return items.map(({ id }) => id);
			};
			const inStates = await Promise.all(['planned', 'running', 'ended'].map(idsIn));
			expect(inStates.flat().toSorted()).toEqual(all.toSorted());
			const cursor = await by.call('GET', `${PATH}?cursor=x`);
			expectError('listOperatedFlashSales', 'bad_request', cursor);
		});

		it('products are found with their prices outside of flash sales', async () => {
			const id = await created(context);
			const [entry] = (await read(id)).entries;
			const { rows } = await context.api.query("select name->>'en' as name from products where id = $1", [
				entry?.product,
			]);
			const by = await as('staff');
			const search = encodeURIComponent(String(rows[0].name).slice(0, 40));
			const found = ok(
				findFlashSaleGoods,
				await by.call('GET', `/api/operating/flash-sale-goods?search=${search}`),
			).data.items.find(({ product }) => product === entry?.product);
			expect(found).toMatchObject({ normalPrice: entry?.normalPrice, isReduced: false });
			expect(found?.summary?.price.amount).toBe(entry?.price);
			const link = await by.call('GET', '/api/operating/flash-sale-goods?search=https%3A%2F%2Fshop.example');
			expectError('findFlashSaleGoods', 'search_invalid', link);
		});
	},
});
