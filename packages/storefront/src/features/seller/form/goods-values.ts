import type { ProductInput } from '@zaylat/api-client';
import type { EditedProduct, SellerAttribute, WrittenProduct } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { CURRENCIES } from '@zaylat/domain/money';
import type { NumberValue } from '@zaylat/ui/number-field';

/** A text in each language; empty where it is not written. */
export type TextValues = Record<Language, string>;

/** A value of an option as the form has it. */
export interface ValueRow {
	readonly key: string;
	readonly name: TextValues;
	/** As stored; the form does not change it. */
	readonly swatch: string | null;
	readonly pictures: readonly string[];
}

/** An option as the form has it. */
export interface OptionRow {
	readonly key: string;
	readonly name: TextValues;
	readonly values: readonly ValueRow[];
}

/** A variant as the form has it. */
export interface VariantRow {
	/** Value keys in the order of the options. */
	readonly values: readonly string[];
	/** Whether it is sold; one that is not keeps what was typed until the form is left. */
	readonly isOffered: boolean;
	readonly externalId: string;
	/** Whole and broken units of the currency. */
	readonly price: NumberValue;
	readonly previousPrice: NumberValue;
	readonly stock: NumberValue;
	/** What a digital variant gives. */
	readonly plan: {
		readonly kind: 'one_time' | 'life_time' | 'days';
		readonly days: NumberValue;
		readonly isEmailed: boolean;
	};
}

/** A discount for many pieces as the form has it. */
export interface TierRow {
	readonly minQuantity: NumberValue;
	readonly percentOff: NumberValue;
}

/** What is typed of an attribute; a part that its kind has not, or that nothing was typed in, is missing or empty. */
export interface TypedAttribute {
	readonly number?: NumberValue;
	/** Key; empty for none. */
	readonly choice?: string;
	readonly text?: Partial<TextValues>;
}

/** What a seller types of a product, without its pictures: all of it can be kept on the device. */
export interface TypedGoods {
	readonly shop: string;
	readonly kind: 'goods' | 'digital';
	readonly externalId: string;
	readonly name: TextValues;
	readonly description: TextValues;
	/** Slug; empty without one. */
	readonly category: string;
	/** By their keys, those of categories that were chosen before too: what was typed comes back with the category. */
	readonly attributes: Readonly<Record<string, TypedAttribute>>;
	readonly options: readonly OptionRow[];
	readonly variants: readonly VariantRow[];
	readonly tiers: readonly TierRow[];
	readonly minQuantity: NumberValue;
	readonly maxQuantity: NumberValue;
	readonly weightGrams: NumberValue;
}

/** The values of the form of a product. */
export interface GoodsValues extends TypedGoods {
	readonly pictures: readonly File[];
}

const LANGUAGES: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/** No text in any language. */
export const NO_TEXT: TextValues = { en: '', mm: '', thai: '', china: '' };

/** A variant of which nothing is typed yet. */
export const NEW_VARIANT: VariantRow = {
	values: [],
	isOffered: true,
	externalId: '',
	price: null,
	previousPrice: null,
	stock: null,
	plan: { kind: 'one_time', days: null, isEmailed: false },
};

/** A product before anything is typed. */
export function newGoods(shop: string): TypedGoods {
	return {
		...{ shop, kind: 'goods', externalId: '', name: NO_TEXT, description: NO_TEXT, category: '', attributes: {} },
		...{ options: [], variants: [NEW_VARIANT], tiers: [] },
		...{ minQuantity: 1, maxQuantity: 99, weightGrams: null },
	};
}

const textsOf = (texts: WrittenProduct['name']): TextValues => ({ ...NO_TEXT, ...texts });
const amountOf = (minor: number, digits: number): NumberValue => (minor === 0 ? null : minor / 10 ** digits);

/** What the form shows of a stored product. */
export function typedGoods({ shop, product }: Pick<EditedProduct, 'shop' | 'product'>): TypedGoods {
	const { kind, currency, options, variants, tiers, minQuantity, maxQuantity, weightGrams } = product;
	const digits = CURRENCIES[currency].minorDigits;
	return {
		...{ shop, kind, minQuantity, maxQuantity },
		externalId: product.externalId ?? '',
		name: textsOf(product.name),
		description: textsOf(product.description),
		category: product.category ?? '',
		attributes: Object.fromEntries(
			product.attributes.map(({ key, text, ...value }) => [key, { ...value, ...(text && { text: textsOf(text) }) }]),
		),
		options: options.map(({ key, name, values }) => ({
			key,
			name: textsOf(name),
			values: values.map((value) => ({ ...value, name: textsOf(value.name) })),
		})),
		variants: variants.length === 0 ? [NEW_VARIANT] : variants.map((variant) => rowOf(variant, digits)),
		tiers,
		weightGrams: weightGrams === 0 ? null : weightGrams,
	};
}

function rowOf(variant: WrittenProduct['variants'][number], digits: number): VariantRow {
	const { values, externalId, price, previousPrice, stock, plan } = variant;
	return {
		...{ values, isOffered: true, stock },
		externalId: externalId ?? '',
		price: amountOf(price, digits),
		previousPrice: previousPrice === null ? null : amountOf(previousPrice, digits),
		plan: { kind: plan?.kind ?? 'one_time', days: plan?.days ?? null, isEmailed: plan?.isEmailed ?? false },
	};
}

/** A copy of what is typed, without the names that the shop can give only once. */
export const copyOfGoods = (typed: TypedGoods): TypedGoods => ({
	...typed,
	externalId: '',
	variants: typed.variants.map((variant) => ({ ...variant, externalId: '' })),
});

/** What a form is sent with besides its values. */
export interface SentWith {
	/** The product as it was when the form was opened, or the one that a new one is a copy of; undefined without either. */
	readonly base: WrittenProduct | undefined;
	/** Whether a new product is sent: its variants have no versions yet. Default false. */
	readonly isNew?: boolean;
	readonly currency: 'mmk' | 'thb';
	/** Keys of the pictures, in their order. */
	readonly pictures: readonly string[];
	/** Attributes of the category; undefined while they are not known, so that what is stored stays. */
	readonly attributes: readonly Pick<SellerAttribute, 'key' | 'kind'>[] | undefined;
	/** Milliseconds since 1970, for the version of prices and stock that were changed. */
	readonly now: number;
}

/** A product as it is sent; what the form does not show stays as it was. */
export function writtenGoods(
	values: TypedGoods,
	{ base, isNew = false, currency, pictures, attributes, now }: SentWith,
): ProductInput {
	const digits = CURRENCIES[currency].minorDigits;
	const minor = (amount: NumberValue) => Math.round((amount ?? 0) * 10 ** digits);
	const offered = values.variants.filter(({ isOffered }) => isOffered);
	return {
		...base,
		externalId: values.externalId.trim() || null,
		state: (isNew ? undefined : base?.state) ?? 'draft',
		kind: values.kind,
		category: values.category || null,
		name: writtenTexts(values.name),
		description: writtenTexts(values.description),
		...(attributes && { attributes: attributes.flatMap((each) => writtenValue(each, values.attributes[each.key])) }),
		options: values.options.map((option) => ({
			key: option.key,
			name: writtenTexts(option.name),
			values: option.values.map(({ key, name, swatch, pictures: own }) => ({
				...{ key, swatch },
				name: writtenTexts(name),
				pictures: [...own],
			})),
		})),
		pictures: [...pictures],
		currency,
		minQuantity: values.minQuantity ?? 1,
		maxQuantity: values.maxQuantity ?? 99,
		weightGrams: values.weightGrams ?? 0,
		tiers: values.tiers.map(({ minQuantity, percentOff }) => ({
			minQuantity: minQuantity ?? 0,
			percentOff: percentOff ?? 0,
		})),
		variants: offered.map((row) => {
			const sent = {
				externalId: row.externalId.trim() || null,
				values: [...row.values],
				price: minor(row.price),
				previousPrice: row.previousPrice === null ? null : minor(row.previousPrice),
				stock: row.stock ?? 0,
			};
			const before = base?.variants.find((variant) => isSameList(variant.values, row.values));
			const isSame =
				before?.price === sent.price && before.previousPrice === sent.previousPrice && before.stock === sent.stock;
			const plan = planOf(values.kind, row, before);
			if (isNew || !before) return { ...sent, version: 0, plan };
			return { ...sent, version: isSame ? before.version : Math.max(now, before.version + 1), plan };
		}),
	};
}

/** What is said of an attribute, if anything is. */
function writtenValue(
	{ key, kind }: Pick<SellerAttribute, 'key' | 'kind'>,
	{ number, choice, text = {} }: TypedAttribute = {},
): WrittenProduct['attributes'] {
	if (kind === 'number') return typeof number === 'number' ? [{ key, number }] : [];
	if (kind === 'choice') return choice ? [{ key, choice }] : [];
	const written = writtenTexts(text);
	return Object.keys(written).length > 0 ? [{ key, text: written }] : [];
}

/** Texts that are written, in one order of the languages. */
const writtenTexts = (texts: Partial<TextValues>) =>
	Object.fromEntries(
		LANGUAGES.flatMap((language) => {
			const text = texts[language] ?? '';
			return text.trim() === '' ? [] : [[language, text]];
		}),
	);

function planOf(
	kind: TypedGoods['kind'],
	{ plan }: VariantRow,
	before: WrittenProduct['variants'][number] | undefined,
): WrittenProduct['variants'][number]['plan'] {
	if (kind === 'goods') return null;
	const days = plan.kind === 'days' ? (plan.days ?? 0) : null;
	const { delivery, file } = before?.plan ?? { delivery: 'code' as const, file: null };
	return { kind: plan.kind, days, isEmailed: plan.isEmailed, delivery, file };
}

const isSameList = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Rows that are to overwrite a newer version of a product: prices and stock that were not typed are those of the newer one,
 * since pieces may have been sold meanwhile.
 * @param before the rows of the version that was changed
 */
export function onNewerOffers(
	rows: readonly VariantRow[],
	before: readonly VariantRow[],
	newer: readonly VariantRow[],
): readonly VariantRow[] {
	const rowIn = (list: readonly VariantRow[], { values }: VariantRow) =>
		list.find((each) => isSameList(each.values, values));
	return rows.map((row) => {
		const [old, next] = [rowIn(before, row), rowIn(newer, row)];
		if (!old || !next) return row;
		const pick = (field: 'price' | 'previousPrice' | 'stock') => (row[field] === old[field] ? next[field] : row[field]);
		return { ...row, price: pick('price'), previousPrice: pick('previousPrice'), stock: pick('stock') };
	});
}
