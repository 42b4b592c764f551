import { CATEGORIES } from '../../src/base-data/index.ts';

/** Files of goods for the measurement of imports: products with two variants each, all different. */

/** What a product of the files is made of. */
interface Sample {
	readonly index: number;
	readonly name: string;
	readonly price: number;
	readonly stock: number;
}

/** A format of the files: how a file begins, has a product, and ends. */
export interface SampleFormat {
	readonly extension: string;
	readonly start: string;
	readonly end: string;
	product(sample: Sample): string;
}

const WORDS = [
	...['woven', 'cotton', 'striped', 'indigo', 'soft', 'plain', 'summer', 'winter', 'festival', 'royal', 'simple'],
	...['bright', 'dark', 'light', 'green', 'golden', 'silver', 'river', 'mountain', 'garden', 'village', 'market'],
];
const SIZES = ['M', 'L'];
const PICTURE = 'longyi_h0_front';
const DESCRIPTION = 'Handwoven cotton from a workshop by the lake, two metres long, washed once before it is sent.';

/** The category that all are of. */
const CATEGORY = CATEGORIES.find(({ kind, ids }) => kind === 'goods' && ids.length === 3);

/** The nth product. */
export function sampleOf(index: number): Sample {
	const word = (step: number) => WORDS[Math.floor(index / step) % WORDS.length] ?? '';
	return {
		index,
		name: `${word(1)} ${word(22)} cloth ${word(484)} ${index}`,
		price: 500_000 + (index % 900) * 1_000,
		stock: index % 50,
	};
}

const amount = (price: number) => (price / 100).toFixed(2);
const row = (cells: readonly (string | number)[], separator: string) => `${cells.join(separator)}\n`;
const NAME = CATEGORY?.name[0] ?? '';

/** The formats, by the name that the command has for each. */
export const SAMPLE_FORMATS = {
	jsonl: {
		extension: 'jsonl',
		start: '',
		end: '',
		product: ({ index, name, price, stock }) =>
			`${JSON.stringify({
				externalId: `bench-${index}`,
				state: 'on_sale',
				category: CATEGORY?.slug,
				name: { en: name },
				description: { en: DESCRIPTION },
				options: [{ key: 'size', name: { en: 'Size' }, values: SIZES.map((key) => ({ key, name: { en: key } })) }],
				pictures: [PICTURE],
				currency: 'mmk',
				weightGrams: 300,
				variants: SIZES.map((size) => ({ externalId: `bench-${index}-${size}`, values: [size], price, stock })),
			})}\n`,
	},
	shopify: {
		extension: 'csv',
		start: row(
			[
				...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Published', 'Option1 Name', 'Option1 Value'],
				...['Variant SKU', 'Variant Grams', 'Variant Inventory Qty', 'Variant Price', 'Image Src', 'Status'],
			],
			',',
		),
		end: '',
		product: ({ index, name, price, stock }) =>
			SIZES.map((size, i) => {
				const first = [name, `"<p>${DESCRIPTION}</p>"`, 'Lotus', `"${NAME}"`, 'TRUE', 'Size'];
				const own = [size, `bench-${index}-${size}`, 300, stock, amount(price)];
				const texts = i === 0 ? first : first.map(() => '');
				return row([`bench-${index}`, ...texts, ...own, i === 0 ? PICTURE : '', i === 0 ? 'active' : ''], ',');
			}).join(''),
	},
	'google-table': {
		extension: 'tsv',
		start: row(
			[
				...['id', 'item group id', 'title', 'description', 'image link', 'availability', 'price', 'brand', 'size'],
				...['product type', 'shipping weight', 'quantity'],
			],
			'\t',
		),
		end: '',
		product: ({ index, name, price, stock }) =>
			SIZES.map((size) => {
				const own = [`bench-${index}-${size}`, `bench-${index}`, name, DESCRIPTION, PICTURE, 'in_stock'];
				return row([...own, `${amount(price)} MMK`, 'Lotus', size, NAME, '300 g', stock], '\t');
			}).join(''),
	},
	'google-xml': {
		extension: 'xml',
		start:
			'<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Bench</title>\n',
		end: '</channel></rss>\n',
		product: ({ index, name, price, stock }) =>
			SIZES.map((size) => {
				const fields = {
					...{ id: `bench-${index}-${size}`, item_group_id: `bench-${index}`, title: name, description: DESCRIPTION },
					...{ image_link: PICTURE, availability: 'in_stock', price: `${amount(price)} MMK`, brand: 'Lotus', size },
					...{ product_type: NAME.replaceAll('&', '&amp;'), shipping_weight: '300 g', quantity: stock },
				};
				const elements = Object.entries(fields).map(([key, value]) => `<g:${key}>${value}</g:${key}>`);
				return `<item>${elements.join('')}</item>\n`;
			}).join(''),
	},
} as const satisfies Record<string, SampleFormat>;

/** Name of a format. */
export type SampleFormatName = keyof typeof SAMPLE_FORMATS;
