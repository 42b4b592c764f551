import type { GoodsProblem } from '../format.ts';
import type { FileRow } from './file-rows.ts';
import { gramsOf, keyOfText, textInLanguage, textOfHtml } from './file-texts.ts';
import type { FormatSettings, ProductFormat, ReadProduct } from './product-format.ts';
import { BARCODE, BRAND, COLOUR, factOf, MATERIAL, PATTERN, SIZE, textsOf } from './words.ts';

/** Attributes that tell the variants of a group apart. */
const ATTRIBUTES = [
	['color', COLOUR],
	['size', SIZE],
	['material', MATERIAL],
	['pattern', PATTERN],
] as const;

const READ: ReadonlySet<string> = new Set([
	...['id', 'item_group_id', 'title', 'description', 'image_link', 'additional_image_link', 'availability'],
	...['availability_date', 'price', 'sale_price', 'sale_price_effective_date', 'brand', 'gtin', 'product_type'],
	...['google_product_category', 'shipping_weight', 'quantity', 'inventory', 'color', 'size', 'material', 'pattern'],
]);

/** Attributes that have nothing for shoppers of this market: addresses of another shop, and how it advertises and ships. */
const PASSED_OVER =
	/^(?:link|mobile_link|canonical_link|condition|mpn|identifier_exists|shipping|shipping_label|tax|adult|ads_.*|custom_label_\d|promotion_id|excluded_destination|included_destination|published|updated|author|summary)$/;

/** A column as the attribute is called: "image link" and "g:image_link" are one. */
const attributeOf = (column: string): string =>
	column
		.replace(/^g:/, '')
		.trim()
		.replace(/[\s-]+/g, '_');

/** Texts of an attribute. */
function texts(row: FileRow, name: string): readonly string[] {
	const found = row.cells.get(name);
	if (found) return found;
	for (const [column, values] of row.cells) if (attributeOf(column) === name) return values;
	return [];
}

const text = (row: FileRow, name: string): string => texts(row, name)[0] ?? '';

/** Products of a feed for Google Merchant Center, as a table with tabs or as XML; variants have one `item_group_id`. */
export const googleFormat: ProductFormat = {
	keyOf: (row) => text(row, 'item_group_id') || text(row, 'id'),
	isKnown: (column) => READ.has(attributeOf(column)) || PASSED_OVER.test(attributeOf(column)),
	read: readGoogle,
	columnOf(field, hasColumn) {
		const name = COLUMN_OF.find(([pattern]) => pattern.test(field))?.[1];
		return name && (hasColumn(name.replaceAll('_', ' ')) ? name.replaceAll('_', ' ') : name);
	},
};

const COLUMN_OF: readonly (readonly [field: RegExp, column: string])[] = [
	[/^externalId/, 'id'],
	[/^name/, 'title'],
	[/^description/, 'description'],
	[/^category/, 'product_type'],
	[/^currency/, 'price'],
	[/^weightGrams/, 'shipping_weight'],
	[/^pictures\.0$|^pictures$/, 'image_link'],
	[/^pictures/, 'additional_image_link'],
	[/^preOrderArrivesAt/, 'availability_date'],
	[/^facts/, 'brand'],
	[/^variants\.\d+\.externalId/, 'id'],
	[/^variants\.\d+\.previousPrice/, 'sale_price'],
	[/^variants\.\d+\.price/, 'price'],
	[/^variants\.\d+\.stock/, 'availability'],
	[/^options|^variants/, 'item_group_id'],
];

function readGoogle(rows: readonly [FileRow, ...FileRow[]], settings: FormatSettings): ReadProduct {
	const [first] = rows;
	const problems: GoodsProblem[] = [];
	const given = ATTRIBUTES.map(([name, words]) => ({
		...{ name, words },
		values: [...new Set(rows.map((row) => text(row, name)).filter((value) => value !== ''))],
	})).filter(({ values }) => values.length > 0);
	const options = given.filter(({ values }) => values.length > 1).slice(0, 3);
	const facts = given.filter((each) => !options.includes(each));
	const [brand, codes] = [text(first, 'brand'), rows.map((row) => text(row, 'gtin'))];
	const [code = ''] = rows.length === 1 ? codes : [];
	const weights = rows.map((row) => gramsOf(text(row, 'shipping_weight')) ?? 0);
	const types = [...texts(first, 'product_type'), ...texts(first, 'google_product_category')];
	return {
		value: {
			externalId: googleFormat.keyOf(first) || null,
			state: 'on_sale',
			category: settings.categoryOf(types, problems),
			name: textsOf(text(first, 'title')),
			description: textsOf(textOfHtml(text(first, 'description'))),
			options: options.map(({ name, words, values }) => ({
				key: name,
				name: { ...words },
				values: values.map((value) => ({ key: keyOfText(value), name: textInLanguage(value) })),
			})),
			facts: [
				...(brand ? [factOf(BRAND, brand)] : []),
				...(code ? [factOf(BARCODE, code)] : []),
				...facts.map(({ words, values: [value = ''] }) => factOf(words, value)),
			],
			pictures: settings.picturesOf([...new Set(rows.flatMap(picturesOf))]),
			currency: settings.currency,
			weightGrams: Math.max(...weights) || settings.weightGrams,
			preOrderArrivesAt: arrivalOf(first, problems),
			variants: rows.map((row, i) => ({
				externalId: text(row, 'id') || null,
				values: options.map(({ name }) => {
					const value = text(row, name);
					if (value === '') problems.push({ field: `variants.${i}.values`, problem: 'missing' });
					return keyOfText(value);
				}),
				...pricesOf(row, i, settings, problems),
				stock: stockOf(row, i, settings, problems),
			})),
		},
		problems,
		rowOf: (field) => rows[Number(/^variants\.(\d+)/.exec(field)?.[1] ?? 0)]?.row ?? first.row,
	};
}

/** The first picture and the others: several elements of a feed, or one text with commas. */
const picturesOf = (row: FileRow): string[] => [
	...texts(row, 'image_link').slice(0, 1),
	...texts(row, 'additional_image_link').flatMap((list) => list.split(/,\s*(?=https?:)|,\s+/).map((one) => one.trim())),
];

const AMOUNT = /^(?:([a-z]{3})\s*)?([\d.,]+)(?:\s*([a-z]{3}))?$/i;

function pricesOf(row: FileRow, i: number, settings: FormatSettings, problems: GoodsProblem[]) {
	const amountOf = (written: string, field: string): number => {
		const [, before, amount = written, after] = AMOUNT.exec(written) ?? [];
		const currency = (before ?? after ?? '').toLowerCase();
		if (written !== '' && currency !== settings.currency) {
			problems.push({ field: 'currency', problem: currency === '' ? 'missing' : 'wrong' });
		}
		return settings.amountOf(amount, field, problems);
	};
	const at = `variants.${i}`;
	const full = amountOf(text(row, 'price'), `${at}.price`);
	const sale = text(row, 'sale_price');
	if (sale === '' || !isOn(text(row, 'sale_price_effective_date'), settings.now)) {
		return { price: full, previousPrice: null };
	}
	const price = amountOf(sale, `${at}.previousPrice`);
	return { price, previousPrice: full > price ? full : null };
}

/** Whether a time such as "2026-11-01T00:00+0630/2026-11-30T23:59+0630" has come and is not over; always where none is written. */
function isOn(times: string, now: number): boolean {
	if (times === '') return true;
	const [from, to] = times.split('/').map((time) => Date.parse(time.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')));
	return !(from !== undefined && now < from) && !(to !== undefined && now > to);
}

const IN_STOCK = /^in[ _]stock$/i;
const LATER = /^(?:pre[ _]?order|back[ _]?order)$/i;

function stockOf(row: FileRow, i: number, settings: FormatSettings, problems: GoodsProblem[]): number {
	const [availability, field] = [text(row, 'availability'), `variants.${i}.stock`];
	const counted = text(row, 'quantity') || text(row, 'inventory');
	if (IN_STOCK.test(availability)) return settings.stockOf(counted, field, problems);
	if (/^out[ _]of[ _]stock$/i.test(availability) || LATER.test(availability)) return 0;
	problems.push({ field, problem: availability === '' ? 'missing' : 'invalid_value' });
	return 0;
}

/** When pieces arrive that are ordered in advance. */
function arrivalOf(row: FileRow, problems: GoodsProblem[]): string | null {
	const date = text(row, 'availability_date');
	if (!LATER.test(text(row, 'availability')) || date === '') return null;
	const time = Date.parse(date.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
	if (!Number.isNaN(time)) return new Date(time).toISOString();
	problems.push({ field: 'preOrderArrivesAt', problem: 'invalid_format' });
	return null;
}

/** Whether the first row of a table has the columns of a feed. */
export const isGoogleTable = (columns: readonly string[]): boolean => {
	const attributes = new Set(columns.map((column) => attributeOf(column.toLowerCase())));
	return ['id', 'title', 'price'].every((name) => attributes.has(name));
};
