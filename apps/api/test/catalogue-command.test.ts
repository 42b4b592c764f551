import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportGoods } from '../src/goods/export.ts';
import { faultLine } from '../src/goods/faults.ts';
import { ImportPaused, importGoods, type RefusedItem } from '../src/goods/import.ts';
import { linesOf } from '../src/goods/lines.ts';
import { itemsOfLines } from '../src/goods/source.ts';
import type { GoodsShop } from '../src/goods/write.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';
import { faultyRows } from './faulty-goods.ts';

let api: TestApi;
let empty: GoodsShop;
let category: string;
let folder: string;
beforeAll(async () => {
	api = await startApi();
	folder = await mkdtemp(join(tmpdir(), 'zaylat-catalogue-'));
	const shopNamed = async (slug: string): Promise<GoodsShop> =>
		(await api.query('select id, edition from shops where slug = $1', [slug])).rows[0];
	await api.query(
		`insert into shops select (jsonb_populate_record(s, '{"id": 9999, "slug": "empty", "owner_id": null}')).* from shops s
		where slug = $1`,
		[DEMO_SELLER.shops[0]],
	);
	empty = await shopNamed('empty');
	const found = await api.query("select slug from categories where level = 3 and kind = 'goods' order by id limit 1");
	category = found.rows[0].slug;
});
afterAll(async () => {
	await api.close();
	await rm(folder, { recursive: true });
});

const row = (index: number, more: object = {}) => ({
	externalId: `row-${String(index).padStart(5, '0')}`,
	state: 'on_sale',
	category,
	name: { en: `Woven cloth ${index}` },
	description: { en: 'Handwoven cotton, two metres.' },
	pictures: ['longyi_h0_front'],
	currency: 'mmk',
	weightGrams: 300,
	variants: [{ externalId: `sku-${index}`, price: 1_000 + index, stock: index % 7 }],
	...more,
});

const fileOf = (rows: readonly unknown[]) =>
	rows.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('');

/** Imports a text as a file. @param most lines that are read before the process dies, as it seems */
async function run(
	content: string,
	{ to = empty, isDryRun = false, most = Number.POSITIVE_INFINITY, mustPause = (): boolean => false } = {},
) {
	const refused: RefusedItem[] = [];
	const lines = async function* () {
		for await (const line of linesOf(chunksOf(content), 1_000_000)) {
			if (line.number > most) throw new Error('killed');
			yield line;
		}
	};
	const counts = await importGoods(api.db, {
		...{ shop: to, isDryRun, mustPause, items: itemsOfLines(lines()), now: api.clock.now },
		file: createHash('sha256').update(content).digest('hex'),
		onRefused: async (line) => void refused.push(line),
	});
	return { counts, refused };
}

async function* chunksOf(content: string, size = 1_000): AsyncGenerator<Uint8Array> {
	const bytes = Buffer.from(content);
	for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
	const found: T[] = [];
	for await (const item of items) found.push(item);
	return found;
}

const exported = async ({ id }: GoodsShop) => (await all(exportGoods(api.db, id))).join('');
const clear = () => api.query('delete from products where shop_id = $1', [empty.id]);
const countOf = async () =>
	(await api.query('select count(*)::int as n from products where shop_id = $1', [empty.id])).rows[0].n;

describe('lines', () => {
	it('are those of the text, however it is cut', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), async (content, size) => {
				const lines = await all(linesOf(chunksOf(content, size), 1_000));
				const expected = content.split('\n');
				if (expected.at(-1) === '') expected.pop();
				expect(lines.map((line) => line.text)).toEqual(expected);
				expect(lines.map(({ number }) => number)).toEqual(expected.map((_, i) => i + 1));
			}),
		);
	});

	it('that are too long are passed over', async () => {
		const lines = await all(linesOf(chunksOf(`one\n${'x'.repeat(50)}\ntwo`, 7), 10));
		expect(lines.map((line) => line.text)).toEqual(['one', undefined, 'two']);
	});
});

describe('an export', () => {
	it.each(['goods', 'digital'])('of %s is the same byte for byte after an import, here and elsewhere', async (kind) => {
		const { rows } = await api.query(
			`select s.id, s.edition from shops s join products p on p.shop_id = s.id where p.kind = $1 and s.edition = 'mm'
			group by s.id order by count(*) desc limit 1`,
			[kind],
		);
		const [from] = rows;
		const first = await exported(from);
		const count = first.split('\n').length - 1;
		expect(count).toBeGreaterThan(5);
		const again = await run(first, { to: from });
		expect([again.refused, again.counts.unchanged]).toEqual([[], count]);
		expect(await exported(from)).toBe(first);
		const { counts, refused } = await run(first);
		expect(refused).toEqual([]);
		expect(counts.created).toBe(count);
		expect(await exported(empty)).toBe(first);
		await clear();
	});
});

describe('an import', () => {
	it('that ends early goes on where it was, with nothing doubled or lost', async () => {
		await clear();
		const content = fileOf(Array.from({ length: 130 }, (_, i) => (i === 40 ? 'no JSON' : row(i))));
		for (const most of [30, 60, 110]) await expect(run(content, { most })).rejects.toThrow('killed');
		const { counts } = await run(content);
		expect(counts).toEqual({ line: 130, created: 129, changed: 0, unchanged: 0, refused: 1 });
		expect(await countOf()).toBe(129);
		expect((await run(content)).counts).toEqual({ line: 130, created: 0, changed: 0, unchanged: 129, refused: 1 });
		const { rows } = await api.query('select count(*)::int as n from imports');
		expect(rows[0].n).toBe(0);
	});

	it('changes what differs, and nothing when it only tries', async () => {
		const content = fileOf([row(0), row(1, { name: { en: 'Another cloth' } }), row(900)]);
		const before = await exported(empty);
		expect((await run(content, { isDryRun: true })).counts).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
		expect(await exported(empty)).toBe(before);
		expect((await run(content)).counts).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
		expect(await countOf()).toBe(130);
	});

	it('names each fault with its line, and imports the rest', async () => {
		await clear();
		const faults = faultyRows(row);
		const kinds = faults.length;
		expect(kinds).toBeGreaterThanOrEqual(20);
		const rows = Array.from({ length: 2_000 }, (_, i) =>
			i % 2 === 0 ? row(i + 100) : faults[((i - 1) / 2) % kinds]?.[0],
		);
		const { counts, refused } = await run(fileOf(rows));
		expect(counts).toMatchObject({ created: 1_000, refused: 1_000 });
		expect(refused.map(({ row: line }) => line)).toEqual(Array.from({ length: 1_000 }, (_, i) => i * 2 + 2));
		for (const [i, { problems }] of refused.entries())
			expect(problems, `fault ${i % kinds}`).toContainEqual(expect.objectContaining(faults[i % kinds]?.[1] ?? {}));
		expect(await countOf()).toBe(1_000);
		for (const { problems } of refused.slice(0, kinds)) {
			for (const language of ['en', 'mm', 'thai', 'china'] as const) {
				const lines = problems.map((problem) => faultLine(problem, 'LG-1', language));
				for (const line of lines) expect(line).not.toMatch(/\{\{|undefined|faults\.|ranges\./);
			}
		}
	});

	it('writes all others of a transaction that finds something wrong while it writes', async () => {
		await clear();
		// The name of a variant is only found to be taken when it is written.
		const rows = Array.from({ length: 150 }, (_, i) => row(i));
		const taken = row(900, { variants: [{ externalId: 'sku-3', price: 5, stock: 1 }] });
		const { counts, refused } = await run(fileOf([...rows.slice(0, 120), taken, ...rows.slice(120)]));
		expect(counts).toMatchObject({ created: 150, refused: 1 });
		expect(refused).toMatchObject([{ row: 121, problems: [{ field: 'variants.0.externalId', problem: 'taken' }] }]);
		// Also where both are of one transaction, and the name goes from one product to another.
		const moved = [row(3, { variants: [{ externalId: 'other', price: 5, stock: 1 }] }), taken];
		expect((await run(fileOf(moved))).counts).toMatchObject({ changed: 1, created: 1 });
		expect(await countOf()).toBe(151);
	});

	it('changes a product twice that a file has twice', async () => {
		await clear();
		const { counts } = await run(fileOf([row(1), row(2), row(1, { name: { en: 'The last name' } })]));
		expect(counts).toMatchObject({ created: 2, changed: 1 });
		const { rows } = await api.query("select name ->> 'en' as name from products where external_id = 'row-00001'");
		expect(rows).toEqual([{ name: 'The last name' }]);
	});

	it('that pauses keeps what was read, and goes on there', async () => {
		await clear();
		const content = fileOf(Array.from({ length: 90 }, (_, i) => row(i)));
		let read = 0;
		const mustPause = () => {
			read += 1;
			return read === 41;
		};
		await expect(run(content, { mustPause })).rejects.toThrow(ImportPaused);
		expect(await countOf()).toBe(40);
		expect((await run(content)).counts).toMatchObject({ line: 90, created: 90 });
	});

	it('reports a fault once, also when it ends early and goes on', async () => {
		await clear();
		const content = fileOf(Array.from({ length: 250 }, (_, i) => (i % 10 === 0 ? 'no JSON' : row(i))));
		const first = await run(content, { most: 170 }).catch(() => undefined);
		expect(first).toBeUndefined();
		const { rows } = await api.query('select line from imports');
		const { refused, counts } = await run(content);
		expect(counts).toMatchObject({ created: 225, refused: 25 });
		expect(refused.map((each) => each.row)).toEqual(
			Array.from({ length: 25 }, (_, i) => i * 10 + 1).filter((line) => line > rows[0].line),
		);
	});

	it('breaks on nothing that is in a file', async () => {
		await clear();
		const any = fc.oneof(
			fc.json(),
			fc.string({ unit: 'binary' }).map((name) => JSON.stringify(row(1, { name: { en: name, mm: name } }))),
			fc
				.string({ unit: 'binary' })
				.map((name) => JSON.stringify(row(1, { externalId: name, type: name, category: name }))),
			fc.record({ weightGrams: fc.double(), maxQuantity: fc.integer() }).map((more) => JSON.stringify(row(1, more))),
			fc.integer().map((price) => JSON.stringify(row(1, { state: 'draft', variants: [{ price, stock: price }] }))),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(any, { maxLength: 8 }), async (rows) => {
				const { counts } = await run(fileOf(rows.map((each) => each.replaceAll('\n', ' '))));
				expect(counts.line).toBe(rows.length);
			}),
			{ numRuns: 60 },
		);
	});
});

/** A ZIP file whose files are stored as they are. */
function zipOf(files: Readonly<Record<string, Uint8Array>>): Buffer {
	const parts: Buffer[] = [];
	const index: Buffer[] = [];
	let offset = 0;
	for (const [name, bytes] of Object.entries(files)) {
		const fixed = Buffer.alloc(26);
		fixed.writeUInt16LE(20, 0);
		fixed.writeUInt32LE(crc32(bytes), 10);
		fixed.writeUInt32LE(bytes.length, 14);
		fixed.writeUInt32LE(bytes.length, 18);
		fixed.writeUInt16LE(name.length, 22);
		const local = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, Buffer.from(name), bytes]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		index.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fixed, place, Buffer.from(name)]));
		parts.push(local);
		offset += local.length;
	}
	const central = Buffer.concat(index);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(parts.length, 4);
	end.writeUInt16LE(parts.length, 6);
	end.writeUInt32LE(central.length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}

describe('pnpm catalogue', () => {
	async function command(...args: readonly string[]) {
		const { host, port, user, password, database } = api.databaseConfig;
		const url = `postgres://${user}:${encodeURIComponent(String(password ?? ''))}@${encodeURIComponent(String(host))}:${port}/${database}`;
		const script = join(import.meta.dirname, '../src/commands/catalogue.ts');
		const child = spawn(process.execPath, ['--conditions=@zaylat/source', script, ...args], {
			env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const [output, error, code] = await Promise.all([
			text(child.stdout),
			text(child.stderr),
			new Promise<number | null>((done) => child.once('close', done)),
		]);
		return { output, error, code };
	}

	it('imports and exports files, and reports how to fix what is wrong', async () => {
		await clear();
		const [file, out, report] = ['in.jsonl', 'out.jsonl', 'report.txt'].map((name) => join(folder, name));
		if (!file || !out || !report) throw new Error('no names');
		await writeFile(file, fileOf([row(1), row(2, { category: 'nowhere' }), row(3)]));
		const tried = await command('import', file, '--shop', 'empty', '--dry-run');
		expect(tried).toEqual({
			output: 'Nothing was written. An import would be: 2 created, 0 changed, 0 unchanged, 1 refused.\n',
			error: 'Row 2, category (row-00002): We don’t have this. Use a name that exists in the market.\n',
			code: 1,
		});
		expect(await countOf()).toBe(0);
		const done = await command('import', file, '--shop', 'empty', '--report', report);
		expect(done).toEqual({ output: '2 created, 0 changed, 0 unchanged, 1 refused.\n', error: '', code: 1 });
		expect(await readFile(report, 'utf8')).toMatch(/^2\tRow 2, category \(row-00002\): /);
		expect(await command('export', out, '--shop', 'empty')).toMatchObject({ code: 0, error: '' });
		expect(await readFile(out, 'utf8')).toBe(await exported(empty));
		expect(await command('import', out, '--shop', 'empty')).toMatchObject({
			output: '0 created, 0 changed, 2 unchanged, 0 refused.\n',
			code: 0,
		});
	});

	it('stores pictures of files beside, and reads nothing elsewhere', async () => {
		await clear();
		const photos = join(folder, 'goods/photos');
		await mkdir(photos, { recursive: true });
		const pixels = { width: 40, height: 30, channels: 3, background: '#f00' } as const;
		await writeFile(join(photos, 'a.png'), await sharp({ create: pixels }).png().toBuffer());
		await writeFile(join(photos, 'b.jpg'), 'not a picture');
		await writeFile(join(folder, 'outside.png'), await sharp({ create: pixels }).png().toBuffer());
		await symlink(join(folder, 'outside.png'), join(photos, 'link.png'));
		const names = ['photos/a.png', 'photos/b.jpg', '../outside.png', 'photos/link.png', 'photos', 'photos/none.png'];
		const file = join(folder, 'goods/in.jsonl');
		await writeFile(file, fileOf(names.map((name, i) => row(i, { pictures: [name] }))));
		const tried = await command('import', file, '--shop', 'empty', '--dry-run');
		expect(tried.output).toMatch(/2 created, .* 4 refused/);
		const { output, error } = await command('import', file, '--shop', 'empty');
		expect(output).toBe('1 created, 0 changed, 0 unchanged, 5 refused.\n');
		const told = error.split('\n').map((line) => /^Row (\d), pictures\.0 .*(isn’t a picture|can’t find)/.exec(line));
		expect(told.map((found) => found?.slice(1))).toEqual([
			...['2', '3', '4', '5', '6'].map((line) => [line, line === '2' ? 'isn’t a picture' : 'can’t find']),
			undefined,
		]);
		const [stored] = (await api.query('select picture_keys from products where shop_id = $1', [empty.id])).rows;
		expect(stored.picture_keys).toEqual([expect.stringMatching(/^photo_[\da-f]{32}$/)]);
		expect(await readdir(join(folder, 'uploads'))).toEqual(stored.picture_keys);
		expect((await command('import', file, '--shop', 'empty')).output).toMatch(/1 unchanged, 5 refused/);
	});

	it("imports another shop's table, maps categories and takes pictures of an archive", async () => {
		await clear();
		const [file, map, zip] = ['shop.csv', 'map.csv', 'photos.zip'].map((name) => join(folder, name));
		if (!file || !map || !zip) throw new Error('no names');
		const pixels = { width: 40, height: 30, channels: 3, background: '#0f0' } as const;
		await writeFile(zip, zipOf({ 'photos/a.png': await sharp({ create: pixels }).png().toBuffer() }));
		await writeFile(
			file,
			`Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status,Warehouse
scarf,Silk scarf,<p>Soft and light.</p>,Wraps,Size,S,S-1,80,5,12000,photos/a.png,active,A
scarf,,,,,L,S-2,90,5,14000,,,
hat,Straw hat,<p>For the sun.</p>,Wraps,,,H-1,80,5,9000,photos/none.png,active,
`,
		);
		await writeFile(map, `Wraps,${category}\n`);
		const more = ['--shop', 'empty', '--pictures', zip, '--category-map', map, '--language', 'th'];
		const { output, error, code } = await command('import', file, ...more);
		expect(output).toBe('คอลัมน์ที่ไม่นำเข้า: Warehouse\n1 created, 0 changed, 0 unchanged, 1 refused.\n');
		expect(error).toBe('แถว 4 Image Src (hat): “photos/none.png”: ไม่พบรูปนี้ ตรวจชื่อไฟล์และโฟลเดอร์\n');
		expect(code).toBe(1);
		expect((await command('import', file, ...more)).output).toMatch(/1 unchanged, 1 refused/);
		const { rows } = await api.query('select state, price from products where shop_id = $1', [empty.id]);
		expect(rows).toEqual([{ state: 'on_sale', price: '1200000' }]);
		await writeFile(map, 'Wraps,nowhere\n');
		expect((await command('import', file, ...more)).error).toContain('row 1: the market has no category');
	});

	it('says what is wrong with how it is called', async () => {
		expect(await command('import', 'x')).toMatchObject({ code: 1, error: expect.stringContaining('usage:') });
		expect((await command('import', join(folder, 'none'), '--shop', 'empty')).error).toContain('There is no file');
		expect((await command('export', join(folder, 'x'), '--shop', 'none')).error).toContain('There is no shop "none"');
	});
});
