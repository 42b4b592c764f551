import type { GoodsProblem } from '../format.ts';
import { cell, type FileRow } from './file-rows.ts';
import { gramsOf, keyOfText, minorUnits, textInLanguage, textOfHtml } from './file-texts.ts';
import type { FormatSettings, ProductFormat, ReadProduct } from './product-format.ts';
import { BARCODE, BRAND, factOf, textsOf } from './words.ts';

/** Columns by what they are, in small letters: of the older and the newer exports. */
const COLUMNS = {
	handle: ['handle', 'url handle'],
	title: ['title'],
	description: ['body (html)', 'description'],
	vendor: ['vendor'],
	category: ['product category'],
	type: ['type'],
	published: ['published', 'published on online store'],
	status: ['status'],
	sku: ['variant sku', 'sku'],
	grams: ['variant grams', 'weight value (grams)'],
	stock: ['variant inventory qty', 'inventory quantity'],
	price: ['variant price', 'price'],
	previousPrice: ['variant compare at price', 'compare-at price'],
	barcode: ['variant barcode', 'barcode'],
	picture: ['image src', 'product image url'],
	position: ['image position'],
	variantPicture: ['variant image', 'variant image url'],
	name1: ['option1 name'],
	name2: ['option2 name'],
	name3: ['option3 name'],
	value1: ['option1 value'],
	value2: ['option2 value'],
	value3: ['option3 value'],
} as const satisfies Record<string, readonly string[]>;

type Column = keyof typeof COLUMNS;

const NAMES: readonly Column[] = ['name1', 'name2', 'name3'];
const VALUES: readonly Column[] = ['value1', 'value2', 'value3'];

/** Columns that have nothing for shoppers of this market: how another shop taxes, ships and is found. */
const PASSED_OVER =
	/^(?:seo |google shopping|gift card|variant (?:requires shipping|taxable|fulfillment service|inventory (?:tracker|policy)|tax code|weight unit)|requires shipping|charge tax|tax code|fulfillment service|inventory tracker|continue selling when out of stock|weight unit for display|option\d linked to|image alt text)/;

const KNOWN: ReadonlySet<string> = new Set(Object.values(COLUMNS).flat());

const read = (row: FileRow, column: Column): string => {
	for (const name of COLUMNS[column]) if (row.cells.has(name)) return cell(row, name);
	return '';
};

/** What a state of the file is here: archived goods are drafts, which nobody sees. */
const STATES: Readonly<Record<string, string>> = {
	active: 'on_sale',
	draft: 'draft',
	archived: 'draft',
	unlisted: 'draft',
};

/** Products of Shopify's export: a row for each variant and each further picture, put together by the handle. */
export const shopifyFormat: ProductFormat = {
	keyOf: (row) => read(row, 'handle'),
	isKnown: (column) => KNOWN.has(column) || PASSED_OVER.test(column),
	read: readShopify,
	columnOf(field, hasColumn) {
		const column = COLUMN_OF.find(([pattern]) => pattern.test(field))?.[1];
		if (!column) return undefined;
		const found = COLUMNS[column].find(hasColumn);
		// A category may also be written as a type.
		if (column === 'category' && found === undefined) return COLUMNS.type[0];
		return found ?? COLUMNS[column][0];
	},
};

const COLUMN_OF: readonly (readonly [field: RegExp, column: Column])[] = [
	[/^externalId/, 'handle'],
	[/^name/, 'title'],
	[/^description/, 'description'],
	[/^category/, 'category'],
	[/^state/, 'status'],
	[/^weightGrams/, 'grams'],
	[/^pictures/, 'picture'],
	[/^options\.0\.name/, 'name1'],
	[/^options\.1\.name/, 'name2'],
	[/^options\.2\.name/, 'name3'],
	[/^options\.\d+\.values\.\d+\.pictures/, 'variantPicture'],
	[/^options\.0/, 'value1'],
	[/^options\.1/, 'value2'],
	[/^options\.2/, 'value3'],
	[/^facts/, 'vendor'],
	[/^variants\.\d+\.externalId/, 'sku'],
	[/^variants\.\d+\.price/, 'price'],
	[/^variants\.\d+\.previousPrice/, 'previousPrice'],
	[/^variants\.\d+\.stock/, 'stock'],
	[/^variants\.\d+/, 'value1'],
];

function readShopify(rows: readonly [FileRow, ...FileRow[]], settings: FormatSettings): ReadProduct {
	const [first] = rows;
	const problems: GoodsProblem[] = [];
	const variantRows = rows.filter((row) => read(row, 'price') !== '' || read(row, 'value1') !== '' || row === first);
	const barcodes = new Set(variantRows.map((row) => read(row, 'barcode')).filter((code) => code !== ''));
	const barcode = barcodes.size === 1 && variantRows.length === 1 ? [...barcodes][0] : undefined;
	const options = optionsOf(first, variantRows);
	const [vendor, description] = [read(first, 'vendor'), textOfHtml(read(first, 'description'))];
	const weights = variantRows.map((row) => gramsOf(read(row, 'grams')) ?? 0);
	return {
		value: {
			externalId: read(first, 'handle') || null,
			state: stateOf(first, problems),
			category: settings.categoryOf([read(first, 'category'), read(first, 'type')], problems),
			name: textsOf(read(first, 'title')),
			description: textsOf(description),
			options: options.map(({ name, values }) => ({
				key: keyOfText(name),
				name: textInLanguage(name),
				values: values.map(({ text, pictures }) => ({ key: keyOfText(text), name: textInLanguage(text), pictures })),
			})),
			facts: [...(vendor ? [factOf(BRAND, vendor)] : []), ...(barcode ? [factOf(BARCODE, barcode)] : [])],
			pictures: settings.picturesOf(picturesOf(rows)),
			currency: settings.currency,
			weightGrams: Math.max(...weights) || settings.weightGrams,
			variants: variantRows.map((row, i) => variantOf(row, i, options.length, settings, problems)),
		},
		problems,
		rowOf: (field) => variantRows[Number(/^variants\.(\d+)/.exec(field)?.[1] ?? 0)]?.row ?? first.row,
	};
}

function stateOf(row: FileRow, problems: GoodsProblem[]): string {
	const status = read(row, 'status').toLowerCase();
	if (status !== '' && STATES[status] === undefined) problems.push({ field: 'state', problem: 'invalid_value' });
	const isHidden = /^(?:false|no)$/i.test(read(row, 'published'));
	return isHidden ? 'draft' : (STATES[status] ?? 'on_sale');
}

/** Pictures of a product, in the order of their positions. */
function picturesOf(rows: readonly FileRow[]): string[] {
	const found = rows.flatMap((row, i) => {
		const address = read(row, 'picture');
		return address === '' ? [] : [{ address, place: Number(read(row, 'position')) || i + 1 }];
	});
	return [...new Set(found.toSorted((one, other) => one.place - other.place).map(({ address }) => address))];
}

/** The options with their values; a product without any has one that is named "Title". */
function optionsOf(first: FileRow, rows: readonly FileRow[]) {
	const columns = NAMES.flatMap((name, i) => {
		const [text, column] = [read(first, name), VALUES[i]];
		return text === '' || !column ? [] : [{ text, column }];
	});
	const isPlain = columns.length === 1 && columns[0]?.text === 'Title' && read(first, 'value1') === 'Default Title';
	if (isPlain) return [];
	let hasPictures = false;
	return columns.map(({ text: name, column }) => {
		const texts = [...new Set(rows.map((row) => read(row, column)).filter((text) => text !== ''))];
		const values = texts.map((text) => {
			const own = rows.filter((row) => read(row, column) === text).map((row) => read(row, 'variantPicture'));
			return { text, pictures: [...new Set(own.filter((picture) => picture !== ''))] };
		});
		// Pictures are of the first option whose values differ in them.
		const differ = values.length > 1 && values.some(({ pictures }) => pictures.length > 0);
		const isShown = !hasPictures && differ && values.every(({ pictures }) => pictures.length <= 1);
		hasPictures ||= isShown;
		return { name, values: values.map(({ text, pictures }) => ({ text, pictures: isShown ? pictures : [] })) };
	});
}

function variantOf(row: FileRow, i: number, options: number, settings: FormatSettings, problems: GoodsProblem[]) {
	const at = `variants.${i}`;
	const price = settings.amountOf(read(row, 'price'), `${at}.price`, problems);
	const previous = read(row, 'previousPrice') === '' ? undefined : minorUnits(read(row, 'previousPrice'));
	if (read(row, 'previousPrice') !== '' && previous === undefined) {
		problems.push({ field: `${at}.previousPrice`, problem: 'not_a_number' });
	}
	return {
		externalId: read(row, 'sku') || null,
		values: VALUES.slice(0, options).map((column) => keyOfText(read(row, column))),
		price,
		// Shopify shows no discount for one that is not above the price.
		previousPrice: previous !== undefined && previous > price ? previous : null,
		stock: settings.stockOf(read(row, 'stock'), `${at}.stock`, problems),
	};
}

/** Whether the first row of a table, in small letters, is that of an export. */
export const isShopifyTable = (columns: readonly string[]): boolean =>
	(['handle', 'title'] as const).every((column) => COLUMNS[column].some((name) => columns.includes(name)));
