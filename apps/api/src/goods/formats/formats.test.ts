import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProduct } from '../format.ts';
import type { SourceItem } from '../source.ts';
import { keyOfText, minorUnits, textOfHtml } from './file-texts.ts';
import { type FileSettings, goodsFile, shapeOfFile } from './open-file.ts';

const NOW = Date.UTC(2026, 10, 20);
const SETTINGS: FileSettings = {
	currency: 'mmk',
	finder: { find: (name) => (/longyi/i.test(name) ? 'longyi' : undefined) },
	now: NOW,
};

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zaylat-formats-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, settings: Partial<FileSettings> = {}) {
	const path = join(folder, 'file');
	await writeFile(path, content);
	const shape = await shapeOfFile(path);
	const { format } = shape;
	if (!format) return { format, items: [] as SourceItem[], unread: undefined };
	const file = goodsFile(path, format, shape, { ...SETTINGS, ...settings });
	const items: SourceItem[] = [];
	for await (const item of file.items) items.push(item);
	return { format, items, unread: file.unread() };
}

const products = (items: readonly SourceItem[]) =>
	items.map(({ value, problems }) => {
		expect(problems).toEqual([]);
		return readProduct(value);
	});

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,SEO Title,Variant Image,Status
longyi,Indigo longyi,"<p>Handwoven &amp; soft.</p><ul><li>Two metres</li></ul>",Lotus,Longyi,cotton,true,Colour,Indigo,Size,M,L-1,350,12,18000.00,,https://shop.example/2.jpg,2,,x,https://shop.example/i.jpg,active
longyi,,,,,,,,Red,,M,L-2,350,-3,19000.50,21000,https://shop.example/1.jpg,1,,,https://shop.example/r.jpg,
cap,Straw cap,Keeps the sun off your face.,,Longyi,,true,Title,Default Title,,,C-1,90,4,"1,500.00",1500,c.png,,,,,draft
longyi,,,,,,,,,,,,,,,,https://shop.example/3.jpg,3,,,,
`;

describe("Shopify's table", () => {
	it('gives products with options, variants, pictures and states', async () => {
		const { format, items, unread } = await read(SHOPIFY);
		expect(format).toBe('shopify');
		const [cap, longyi] = products(items);
		expect(longyi).toMatchObject({
			externalId: 'longyi',
			state: 'on_sale',
			category: 'longyi',
			name: { en: 'Indigo longyi' },
			description: { en: 'Handwoven & soft.\nTwo metres' },
			facts: [{ name: { en: 'Brand' }, value: { en: 'Lotus' } }],
			pictures: ['https://shop.example/1.jpg', 'https://shop.example/2.jpg', 'https://shop.example/3.jpg'],
			weightGrams: 350,
			options: [
				{ key: 'colour', values: [{ key: 'indigo', pictures: ['https://shop.example/i.jpg'] }, { key: 'red' }] },
				{ key: 'size', values: [{ key: 'm' }] },
			],
			variants: [
				{ externalId: 'L-1', values: ['indigo', 'm'], price: 1_800_000, previousPrice: null, stock: 12 },
				{ externalId: 'L-2', values: ['red', 'm'], price: 1_900_050, previousPrice: 2_100_000, stock: 0 },
			],
		});
		expect(cap).toMatchObject({
			state: 'draft',
			options: [],
			variants: [{ values: [], price: 150_000, previousPrice: null, stock: 4 }],
		});
		// A picture's text is not for search engines alone.
		expect(unread).toEqual({ columns: ['Tags'], hasMorePictures: false });
	});

	it('says where something is wrong, in the row and the column of the file', async () => {
		const { items } = await read(SHOPIFY.replace('19000.50', 'cheap').replaceAll('Longyi,', 'Hats,'));
		const longyi = items.find(({ externalId }) => externalId === 'longyi');
		const found = longyi?.problems.map(({ field, problem, value }) => ({ problem, value, ...longyi.placeOf(field) }));
		expect(found).toEqual([
			{ problem: 'unknown_category', value: 'Hats', row: 2, column: 'Type' },
			{ problem: 'not_a_number', value: 'cheap', row: 3, column: 'Variant Price' },
		]);
	});

	it('needs a number of what is in stock, or one for all', async () => {
		const without = SHOPIFY.replace('Variant Inventory Qty', 'Nothing').replaceAll(',4,', ',,');
		const { items } = await read(without);
		expect(items[0]?.problems).toEqual([{ field: 'variants.0.stock', problem: 'stock_missing' }]);
		expect(products((await read(without, { stock: 7 })).items)[0]?.variants[0]?.stock).toBe(7);
	});

	it('with an open quotation mark is imported up to there', async () => {
		const { items } = await read(`${SHOPIFY}hat,"Open\n`);
		expect(items.map(({ externalId, problems }) => [externalId, problems[0]?.problem])).toEqual([
			['cap', undefined],
			['longyi', undefined],
			[undefined, 'csv'],
		]);
	});

	it('leaves pictures after the twelfth out, and says so', async () => {
		const more = Array.from({ length: 15 }, (_, i) => `cap,,,,,,,,,,,,,,,,p${i}.png,${i + 2},,,,\n`).join('');
		const { items, unread } = await read(SHOPIFY + more);
		expect(unread?.hasMorePictures).toBe(true);
		expect(products(items).find(({ externalId }) => externalId === 'cap')?.pictures.length).toBe(12);
	});
});

const TABLE = `id\ttitle\tdescription\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tsale_price_effective_date\titem_group_id\tsize\tcolor\tbrand\tgtin\tproduct_type\tshipping_weight\tquantity\tlink\tunit_pricing_measure
A-M\tလုံချည် "အပြာ"\tHandwoven cotton.\ta.jpg\tb.jpg, c.jpg\tin_stock\t18000.00 MMK\t15000 MMK\t2026-11-01T00:00+0630/2026-11-30T23:59+0630\tA\tM\tBlue\tLotus\t8851\tClothes > Longyi\t0.35 kg\t5\thttps://shop.example/a\t1 m
B\tStraw cap\tKeeps the sun off your face.\tcap.jpg\t\tout of stock\t1500 MMK\t1200 MMK\t2026-01-01T00:00+0630/2026-01-31T23:59+0630\t\t\tYellow\t\t8852\tLongyi\t\t\t\t
A-L\tလုံချည်\tHandwoven cotton.\ta2.jpg\t\tpreorder\t19000.00 MMK\t\t\tA\tL\tBlue\tLotus\t8853\tLongyi\t400 g\t\t\t
`;

const XML = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x "boom">]>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>X&amp;1</g:id><title><![CDATA[Silk & cotton]]></title><description>&lt;b&gt;Soft&lt;/b&gt; to the touch</description>
<g:image_link>x.jpg</g:image_link><g:additional_image_link>y.jpg</g:additional_image_link><g:additional_image_link>z.jpg</g:additional_image_link>
<g:shipping><g:country>MM</g:country><g:price>3000 MMK</g:price></g:shipping>
<g:price>MMK 5000</g:price><g:availability>in stock</g:availability><g:quantity>3</g:quantity><g:product_type>Longyi</g:product_type></item>
</channel></rss>`;

describe("Google's feed", () => {
	it('as a table gives groups as variants, wherever their rows are', async () => {
		const { format, items, unread } = await read(TABLE);
		expect(format).toBe('google');
		const [cap, longyi] = products(items);
		expect(longyi).toMatchObject({
			externalId: 'A',
			name: { mm: 'လုံချည် "အပြာ"' },
			pictures: ['a.jpg', 'b.jpg', 'c.jpg', 'a2.jpg'],
			weightGrams: 400,
			options: [{ key: 'size', values: [{ key: 'm' }, { key: 'l' }] }],
			facts: [
				{ name: { en: 'Brand' }, value: { en: 'Lotus' } },
				{ name: { en: 'Colour' }, value: { en: 'Blue' } },
			],
			variants: [
				{ externalId: 'A-M', values: ['m'], price: 1_500_000, previousPrice: 1_800_000, stock: 5 },
				{ externalId: 'A-L', values: ['l'], price: 1_900_000, previousPrice: null, stock: 0 },
			],
		});
		// Its sale is over.
		expect(cap).toMatchObject({ options: [], variants: [{ price: 150_000, previousPrice: null, stock: 0 }] });
		expect(cap?.facts.map(({ value }) => value.en)).toEqual(['8852', 'Yellow']);
		expect(unread?.columns).toEqual(['unit_pricing_measure']);
	});

	it('as XML gives what is of the item itself, and decodes no entity of its own', async () => {
		const { format, items } = await read(XML.replace('to the touch', 'to the touch &x;'));
		expect(format).toBe('google');
		expect(products(items)).toMatchObject([
			{
				externalId: 'X&1',
				name: { en: 'Silk & cotton' },
				description: { en: 'Soft to the touch &x;' },
				pictures: ['x.jpg', 'y.jpg', 'z.jpg'],
				variants: [{ price: 500_000, stock: 3 }],
			},
		]);
	});

	it('in UTF-16 is read as well', async () => {
		const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TABLE, 'utf16le')]);
		expect(products((await read(wide)).items).map(({ externalId }) => externalId)).toEqual(['B', 'A']);
	});

	it('that ends early says so', async () => {
		const { items } = await read(XML.slice(0, -10));
		expect(items.map(({ problems }) => problems[0]?.problem)).toEqual([undefined, 'xml']);
	});

	it.each([
		['18000.00 THB', 'wrong'],
		['18000.00', 'missing'],
	])('with a price of %s has a currency that is %s', async (price, problem) => {
		const { items } = await read(TABLE.replace('19000.00 MMK', price));
		expect(items[1]?.problems).toEqual([{ field: 'currency', problem }]);
		expect(items[1]?.placeOf('currency').column).toBe('price');
	});
});

describe('a file', () => {
	it('that is none of goods is not recognised', async () => {
		for (const content of ['', 'name,age\nAung,7\n', 'plain text'])
			expect((await read(content)).format).toBeUndefined();
	});

	it.each(['shopify', 'google table', 'google xml'])('of %s breaks nothing, whatever is in it', async (kind) => {
		const heads = {
			shopify: 'Handle,Title,Variant Price\n',
			'google table': 'id\ttitle\tprice\n',
			'google xml': '<rss>',
		};
		const head = heads[kind as keyof typeof heads];
		const part = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.constantFrom(
				...['<item>', '</item>', '<g:id>', '</g:id>', 'a,b,c\n', 'a\tb\t1 MMK\n', '"', '&#0;', '<![CDATA['],
			),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(part, { maxLength: 20 }), async (parts) => {
				const { items } = await read(head + parts.join(''));
				expect(items.map(({ number }) => number)).toEqual(items.map((_, i) => i + 1));
			}),
			{ numRuns: 60 },
		);
	});
});

describe('texts of files', () => {
	it('of HTML are what it says, without scripts', () => {
		expect(textOfHtml('<h1>A</h1><script>alert(1)</script><p>B<br>C &lt;3</p>')).toBe('A\nB\nC <3');
	});

	it('have keys that tell them apart and follow from them', () => {
		const keys = ['Red', 'Dark red', 'S/M', 'S-M', 'အနီ', 'แดง', '红'].map(keyOfText);
		expect(new Set(keys).size).toBe(keys.length);
		for (const key of keys) expect(key).toMatch(/^[\w.-]{1,40}$/);
		expect(keyOfText(' red ')).toBe(keyOfText('Red'));
	});

	it.each([
		['18000', 1_800_000],
		['18,000.5', 1_800_050],
		['0.10', 10],
		['1.234', undefined],
		['1,80', undefined],
		['-1', undefined],
		['', undefined],
	])('as an amount: %s is %s', (text, units) => {
		expect(minorUnits(text)).toBe(units);
	});
});
