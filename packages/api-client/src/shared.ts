import { isEmail } from '@zaylat/domain/contact';
import { DIGITAL_FORMS } from '@zaylat/domain/digital';
import { cleanEmail, cleanLine, cleanLines, cleanSigns } from '@zaylat/domain/typed-text';
import { UNIT_PRICE_BASES } from '@zaylat/domain/unit-price';
import { z } from 'zod';

/** Keys of the ten currencies (Specification §3). */
export const currencyKey = z.enum(['mmk', 'yuan', 'yen', 'usd', 'sgd', 'rm', 'krw', 'eur', 'dhs', 'thb']);

/** Words that a person types in one line, in any script. @param most UTF-16 units that are left after cleaning */
export const typedLine = (most: number) => z.string().overwrite(cleanLine).max(most);

/** Words that a person types in several lines, in any script. @param most UTF-16 units that are left after cleaning */
export const typedLines = (most: number) => z.string().overwrite(cleanLines).max(most);

/** A number or a code that a person types, in any digits. @param most UTF-16 units that are left after cleaning */
export const typedSigns = (most: number) => z.string().overwrite(cleanSigns).max(most);

/** An email address that a person types (Specification §5). */
export const typedEmail = z.string().overwrite(cleanEmail).refine(isEmail).meta({ format: 'email' });

/** A text to search for (Specification §5). */
export const searchText = typedLine(49).min(1);

/** An amount in integer minor units of its currency. */
export const money = z.object({ amount: z.number().int(), currency: currencyKey });

/** A text in some of the four languages, as a person types it. @param clean cleans it as one line, or as several */
export const textsBy = (clean: (text: string) => string, most: number) => {
	const text = z.string().overwrite(clean).max(most).optional();
	return z.strictObject({ en: text, mm: text, thai: text, china: text });
};

/** A text in the four languages of the interface, keyed by language key (Specification §1). */
export const localized = z.object({ en: z.string(), mm: z.string(), thai: z.string(), china: z.string() });

/**
 * A picture served in several widths: `${path}-${width}.avif` and `${path}-${width}.webp` for each width in `widths`. AVIF
 * is half as large; WebP is for browsers that do not show it.
 * `tint` names the ground it is on (`tint-1` … `tint-6` of the tokens), shown while it loads.
 */
export const picture = z.object({
	path: z.string(),
	widths: z.array(z.number().int().positive()).min(1),
	alt: z.string(),
	tint: z.number().int().min(1).max(6),
});

/** What a plan of a digital product gives: a code for once, a file, a time of use, or use for good (Decision 14). */
export const digitalForm = z.enum(DIGITAL_FORMS);

/** What a kilogram, a litre or a piece of a product's contents costs in the cheapest variant. */
export const unitPrice = z.object({ price: money, per: z.enum(UNIT_PRICE_BASES) });

/** A product as lists and cards show it; names are in the language of the request. */
export const productSummary = z.object({
	id: z.string(),
	name: z.string(),
	picture,
	/** Ranges of the name that no line parts, for names with words that no dictionary knows; see `wordParts` of the domain. */
	wholeWords: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().positive()])).optional(),
	/** What a piece costs when the least quantity is bought. */
	price: money,
	/** Fewest pieces of an order; more than 1 only in wholesale (Decision 13). */
	minQuantity: z.number().int().positive(),
	/** The price before a discount, when there is one. */
	previousPrice: money.nullable(),
	/** Whole percent off, 1 to 99, when `previousPrice` is set. */
	discountPercent: z.number().int().min(1).max(99).nullable(),
	rating: z.object({ average: z.number().min(0).max(5), count: z.number().int().nonnegative() }).nullable(),
	soldCount: z.number().int().nonnegative(),
	availability: z.enum(['in_stock', 'low_stock', 'pre_order', 'out_of_stock']),
	shop: z.object({ slug: z.string(), name: z.string(), isVerified: z.boolean() }),
	kind: z.enum(['goods', 'digital']),
	/** What the plans of a digital product give, each once; empty for goods. */
	digitalForms: z.array(digitalForm),
	/** What it can be compared with: products of the same group, which is its narrowest category. */
	group: z.string(),
	/** Its brand, where it has one. */
	brand: z.string().optional(),
	/** Where it comes from, where it declares that. */
	origin: z.string().optional(),
	/** Absent where nothing is compared so. */
	unitPrice: unitPrice.optional(),
	/** Whether its shop sends the least quantity for nothing within its country; absent otherwise. */
	isSentFree: z.boolean().optional(),
	/** What the best coupon of its own shop takes off the least quantity; absent without one. */
	couponOff: money.optional(),
});

/** Which page of a list is asked for. @param size rows of a page unless the call says otherwise */
export const pageQuery = (size: number) =>
	z.object({
		/** Opaque; from `page.next` of the page before. */
		cursor: z.string().max(400).optional(),
		per_page: z.coerce.number().int().min(1).max(60).default(size),
	});

/** The body of every error response. */
export const errorBody = z.object({
	error: z.object({
		code: z.string(),
		message: z.string(),
		requestId: z.string(),
		/** Codes of field errors, keyed by the field's path in the body. */
		fields: z.record(z.string(), z.string()).optional(),
		/** Facts that the message needs, for example the quantity still available. */
		details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
	}),
});

export type Money = z.infer<typeof money>;
export type Localized = z.infer<typeof localized>;
export type Picture = z.infer<typeof picture>;
export type ProductSummary = z.infer<typeof productSummary>;
export type ErrorBody = z.infer<typeof errorBody>;
