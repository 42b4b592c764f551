import { createHash } from 'node:crypto';
import { importFaultsFile, productsFile } from '@zaylat/api-client';
import {
	endpointsByResource,
	getSellerImport,
	importSellerProducts,
	listImportFaults,
	listSellerImports,
} from '@zaylat/api-client/contract';
import { GOODS_IMPORT } from '@zaylat/domain/goods';
import { beforeAll, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/seller/products/import';
const LIST = '/api/seller/imports';
const SHOP = 'inle-weavers';

let names = 0;
const line = (category: string, more: object = {}) => {
	names += 1;
	return JSON.stringify({
		...{ externalId: `sent-${names}`, state: 'on_sale', category, name: { en: `Lotus scarf ${names}` } },
		...{ description: { en: 'Woven from the stems of the lotus.' }, pictures: ['longyi_h0_front'] },
		...{ currency: 'mmk', weightGrams: 120, variants: [{ price: 2_500_000, stock: 4 }], ...more },
	});
};

const fileOf = (content: string, type = 'application/jsonl') => new Blob([content], { type });

async function categoryOf({ api }: Pick<ContractContext, 'api'>): Promise<string> {
	const { rows } = await api.query(
		"select slug from categories where level = 3 and kind = 'goods' order by id limit 1",
	);
	return rows[0].slug;
}

testContract({
	endpoints: endpointsByResource['seller-imports'],
	examples: {
		importSellerProducts: () => ({ path: `${PATH}?shop=${SHOP}`, body: fileOf('{}\n') }),
		listSellerImports: () => ({ path: LIST }),
		getSellerImport: async (context) => ({ path: `${LIST}/${(await sent(context, '{}\n')).id}` }),
		listImportFaults: async (context) => ({ path: `${LIST}/${(await sent(context, '{}\n')).id}/faults` }),
	},
	more(context) {
		const { as, expectError } = context;
		let category: string;
		beforeAll(async () => {
			category = await categoryOf(context);
		});
		const call = async (method: string, path: string, body?: unknown, headers = {}) =>
			(await as('seller')).call(method, path, body, headers);
		const read = async (id: string, language = 'en') =>
			ok(getSellerImport, await call('GET', `${LIST}/${id}`, undefined, { 'accept-language': language })).data;
		const faults = async (id: string, query = '', language = 'en') => {
			const path = `${LIST}/${id}/faults${query}`;
			return ok(listImportFaults, await call('GET', path, undefined, { 'accept-language': language })).data;
		};
		const states = async () => {
			const { rows } = await context.api.query(
				"select external_id as name, state from products where external_id like 'sent-%' order by id",
			);
			return rows.map(({ name, state }) => [name, state]);
		};

		it('submits what a seller sends for review, and says what is wrong in the language of the reader', async () => {
			names = 0;
			const rows = [
				line(category),
				line(category, { state: 'draft', pictures: [] }),
				line('nowhere'),
				line(category, { pictures: [] }),
				'no JSON',
			];
			const { id, state } = await sent(context, `${rows.join('\n')}\n`);
			expect(state).toBe('waiting');
			expect(await context.api.runJobs('import-goods')).toBeGreaterThan(0);
			const done = await read(id);
			expect(done).toMatchObject({
				...{ state: 'done', progress: 1, format: 'jsonl', shop: SHOP, problem: null },
				counts: { created: 2, changed: 0, unchanged: 0, refused: 3 },
			});
			expect(await states()).toEqual([
				['sent-1', 'in_review'],
				['sent-2', 'draft'],
			]);
			const { items } = await faults(id);
			expect(items.map(({ row, column, externalId, code }) => [row, column, externalId, code])).toEqual([
				[3, 'category', 'sent-3', 'unknown'],
				[4, 'pictures', 'sent-4', 'out_of_range'],
				[5, '', null, 'json'],
			]);
			expect(items[1]?.text).toBe('Add 1 to 12 pictures.');
			expect((await faults(id, '', 'my')).items[1]?.text).toBe('ပုံ ၁ ပုံမှ ၁၂ ပုံအထိ ထည့်ပါ။');
			const first = await faults(id, '?per_page=2');
			const rest = await faults(id, `?per_page=2&cursor=${first.page.next}`);
			expect([first.items.length, rest.items.length, rest.page.next]).toEqual([2, 1, null]);
			const wrong = await call('GET', `${LIST}/${id}/faults?cursor=x`);
			expectError('listImportFaults', 'bad_request', wrong);
			expect(await context.api.runJobs('import-goods')).toBe(0);
		});

		it('lets a seller change by a file what a form lets, and no more', async () => {
			names = 20;
			const text = line(category);
			const name = `sent-${names}`;
			await sent(context, text);
			await context.api.runJobs('import-goods');
			// In review, texts stay; price and stock may change.
			const changed = JSON.stringify({ ...JSON.parse(text), name: { en: 'Another name' } });
			const refused = await sent(context, changed);
			await context.api.runJobs('import-goods');
			expect((await faults(refused.id)).items.map(({ code }) => code)).toEqual(['not_in_this_state']);
			await context.api.query("update products set state = 'on_sale' where external_id = $1", [name]);
			const cheaper = JSON.stringify({
				...JSON.parse(changed),
				state: 'draft',
				variants: [{ price: 9_900, stock: 1 }],
			});
			const { id } = await sent(context, cheaper);
			await context.api.runJobs('import-goods');
			expect((await read(id)).counts).toMatchObject({ changed: 1, refused: 0 });
			const { rows } = await context.api.query('select state, price::int from products where external_id = $1', [name]);
			expect(rows).toEqual([{ state: 'on_sale', price: 9_900 }]);
		});

		it('is followed by a report as a table, and by a file of all products that changes nothing when it is imported', async () => {
			const seller = await as('seller');
			const cookie = [...seller.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
			const file = (path: string, headers: Record<string, string> = { cookie }) =>
				context.api.app.request(path, { headers: { 'x-edition': 'mm', ...headers } });
			const { id } = await sent(
				context,
				[line('nowhere', { externalId: '=HYPERLINK("x")' }), '{"externalId":"sent-quoted'].join('\n'),
			);
			await context.api.runJobs('import-goods');
			const path = importFaultsFile(id, 'en');
			const report = await file(path);
			expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8');
			// As bytes: a decoder takes the mark away, by which spreadsheets know the encoding.
			const textOf = async (file: Response) =>
				new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
			const [head, unknown, ...rest] = (await textOf(report)).split('\r\n');
			expect(head).toBe('\uFEFFRow,Column,Product,What is wrong');
			// What a spreadsheet would take for a formula is a text.
			expect(unknown).toMatch(/^1,category,"'=HYPERLINK\(""x""\)",We don’t have this/);
			expect(rest).toEqual([expect.stringMatching(/^2,,,/), '']);
			expect((await textOf(await file(importFaultsFile(id, 'thai')))).startsWith('\uFEFFแถว,')).toBe(true);
			const products = await file(productsFile(SHOP));
			expect(products.headers.get('content-disposition')).toBe(`attachment; filename="${SHOP}.jsonl"`);
			const exported = await products.text();
			const { rows } = await context.api.query(
				'select count(*)::int as n from products p join shops s on s.id = p.shop_id where s.slug = $1',
				[SHOP],
			);
			expect(exported.trimEnd().split('\n')).toHaveLength(rows[0].n);
			const again = await sent(context, exported);
			await context.api.runJobs('import-goods');
			expect((await read(again.id)).counts).toEqual({ created: 0, changed: 0, unchanged: rows[0].n, refused: 0 });
			expect(await (await file(productsFile(SHOP))).text()).toBe(exported);
			const statuses = await Promise.all([path, productsFile(SHOP)].map(async (each) => (await file(each, {})).status));
			expect(statuses).toEqual([401, 401]);
			const others = [importFaultsFile('00000000-0000-4000-8000-000000000000', 'en'), productsFile('bagan-lacquer')];
			expect(await Promise.all(others.map(async (each) => (await file(each)).status))).toEqual([404, 404]);
		});

		it('only checks where it is asked to', async () => {
			const before = await states();
			const { id } = await sent(context, line(category), '&check=true');
			await context.api.runJobs('import-goods');
			expect(await read(id)).toMatchObject({ isDryRun: true, state: 'done', counts: { created: 1 } });
			expect(await states()).toEqual(before);
		});

		it("takes other shops' tables, with a number for what is in stock, and no picture of its own machine", async () => {
			const table = `Handle,Title,Body (HTML),Type,Variant SKU,Variant Grams,Variant Price,Image Src,Status,Tags
sent-t1,Lotus bag,Woven from the lotus.,${category},,200,12000,longyi_h0_front,active,a
sent-t2,Lotus hat,Woven from the lotus.,${category},,200,12000,https://127.0.0.1/x.png,active,a
sent-t3,Lotus fan,Woven from the lotus.,${category},,200,12000,photos/x.png,active,a
`;
			const { id } = await sent(context, table, '&stock=5', 'text/csv');
			await context.api.runJobs('import-goods');
			const done = await read(id);
			expect(done).toMatchObject({ format: 'shopify', notices: ['These columns aren’t imported: Tags.'] });
			expect(done.counts).toMatchObject({ created: 1, refused: 2 });
			expect((await faults(id)).items.map(({ column, code }) => [column, code])).toEqual([
				['Image Src', 'address_refused'],
				['Image Src', 'address_refused'],
			]);
			const { rows } = await context.api.query(
				"select stock from product_variants v join products p on p.id = v.product_id where external_id = 'sent-t1'",
			);
			expect(rows).toEqual([{ stock: 5 }]);
			expect((await context.api.services.files.folders()).filter((name) => name.startsWith('import_'))).toEqual([]);
		});

		it('is done although its job was never queued, and leaves no file', async () => {
			const { id } = await sent(context, line(category));
			await context.api.query('delete from pgboss.job where singleton_key = $1', [id]);
			expect(await context.api.runJobs('import-goods')).toBe(0);
			context.api.clock.advance(10 * 60_000);
			expect(await context.api.runJobs('import-goods')).toBe(1);
			expect(await read(id)).toMatchObject({ state: 'done', counts: { created: 1 } });
			const { files } = context.api.services;
			const waiting = await sent(context, line(category));
			// What a process leaves that ends after the import and before the removal of its file, or with a row that is gone.
			for (const left of [id, '00000000-0000-4000-8000-000000000001']) {
				await files.write(`import_${left}/goods`, new TextEncoder().encode('x'));
			}
			const ofImports = async () => (await files.folders()).filter((name) => name.startsWith('import_'));
			const others = (await ofImports()).length - 3;
			expect(await context.api.runTask('clean-import-files')).toBe(2);
			expect(await ofImports()).toHaveLength(others + 1);
			expect(await ofImports()).toContain(`import_${waiting.id}`);
			await context.api.runJobs('import-goods');
		});

		it('begins at the beginning, whatever was done of an equal file', async () => {
			const content = `${line(category)}\n${line(category)}\n`;
			const { rows } = await context.api.query('select id from shops where slug = $1', [SHOP]);
			const hash = createHash('sha256').update(content).digest('hex');
			await context.api.query(
				`insert into imports (shop_id, file, line, created, changed, unchanged, refused, changed_at)
				values ($1, $2, 1, 7, 0, 0, 0, now())`,
				[rows[0].id, hash],
			);
			const counted = async () => {
				const { id } = await sent(context, content);
				await context.api.runJobs('import-goods');
				return (await read(id)).counts;
			};
			expect([await counted(), await counted()]).toEqual([
				{ created: 2, changed: 0, unchanged: 0, refused: 0 },
				{ created: 0, changed: 0, unchanged: 2, refused: 0 },
			]);
			const left = await context.api.query('select file from imports');
			expect(left.rows).toEqual([{ file: hash }]);
		});

		it('says so when it cannot read a file', async () => {
			const { id } = await sent(context, 'name,age\nAung,7\n', '', 'text/csv');
			await context.api.runJobs('import-goods');
			expect(await read(id, 'th')).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^อ่านไฟล์นี้ไม่ได้/) });
		});

		it('lists the imports of the own shops, the last one first, and forgets them after 30 days', async () => {
			const list = async (query = '') => ok(listSellerImports, await call('GET', `${LIST}${query}`)).data;
			const { items } = await list('?per_page=60');
			expect(items.length).toBeGreaterThan(4);
			expect(items.map(({ createdAt }) => createdAt)).toEqual(
				items
					.map(({ createdAt }) => createdAt)
					.toSorted()
					.reverse(),
			);
			const first = await list('?per_page=1');
			const second = await list(`?per_page=1&cursor=${first.page.next}`);
			expect([first, second].flatMap((page) => page.items.map(({ id }) => id))).toEqual(
				items.slice(0, 2).map(({ id }) => id),
			);
			expectError('listSellerImports', 'bad_request', await call('GET', `${LIST}?cursor=x`));
			await context.api.query(
				"update sent_imports set ended_at = ended_at - interval '31 days' where ended_at is not null",
			);
			await context.api.runTask('clean-sent-imports');
			expect((await list()).items.every(({ state }) => state === 'waiting')).toBe(true);
			expect((await context.api.query('select count(*)::int as n from import_faults')).rows[0].n).toBe(0);
		});

		it('refuses other shops, other files and too large ones', async () => {
			const post = (query: string, file: Blob) => call('POST', `${PATH}?${query}`, file);
			expectError('importSellerProducts', 'shop_not_found', await post('shop=bagan-lacquer', fileOf('{}')));
			expectError('importSellerProducts', 'bad_request', await post('', fileOf('{}')));
			const picture = await post(`shop=${SHOP}`, fileOf('x', 'image/png'));
			expectError('importSellerProducts', 'upload_refused', picture);
			expect(failed(picture).details).toEqual({ reason: 'type' });
			const large = new Blob([new Uint8Array(GOODS_IMPORT.maxBytes + 1)], { type: 'text/csv' });
			expectError('importSellerProducts', 'body_too_large', await post(`shop=${SHOP}`, large));
			const unknown = `${LIST}/00000000-0000-4000-8000-000000000000`;
			expectError('getSellerImport', 'import_not_found', await call('GET', unknown));
			expectError('listImportFaults', 'import_not_found', await call('GET', `${unknown}/faults`));
			expectError('getSellerImport', 'bad_request', await call('GET', `${LIST}/${'x'.repeat(41)}`));
			expectError('listImportFaults', 'bad_request', await call('GET', `${LIST}/${'x'.repeat(41)}/faults`));
		});
	},
});

/** Sends a file to the seller's shop. */
async function sent(context: ContractContext, content: string, query = '', type?: string) {
	const seller = await context.as('seller');
	const response = await seller.call('POST', `${PATH}?shop=${SHOP}${query}`, fileOf(content, type));
	return ok(importSellerProducts, response).data;
}
