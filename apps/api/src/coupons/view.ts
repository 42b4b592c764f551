import type { Coupon, Localized } from '@zaylat/api-client/contract';
import { type Edition, isEdition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { sql } from 'drizzle-orm';
import { categories, coupons } from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';
import type { CouponRow } from './service.ts';

/** A category that a coupon is for. */
export interface StoredCategory {
	readonly id: string;
	readonly name: Localized;
	readonly kind: 'goods' | 'digital';
	/** Slugs from the first level to its own. */
	readonly path: readonly string[];
}

/** The categories that the coupon at hand is for, in the order of the tree. */
export const couponCategories = sql<readonly StoredCategory[]>`(
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', own.id::text, 'name', own.name, 'kind', own.kind,
		'path', array_remove(array[first.slug, second.slug, own.slug], null)
	) order by own.level, own.position, own.id), '[]')
	from ${categories} own
	left join ${categories} second on second.id = own.parent_id
	left join ${categories} first on first.id = second.parent_id
	where own.id = any(${coupons.categoryIds})
)`;

/** Categories of a coupon in the language of the request. */
export const toCategories = (stored: readonly StoredCategory[], language: Language): Coupon['categories'] =>
	stored.map(({ id, name, kind, path }) => ({ id, name: name[language], kind, path: [...path] }));

/** A row with what is shown of it. */
export interface ShownCoupon {
	readonly coupon: CouponRow;
	readonly shop: { readonly slug: string; readonly name: Readonly<Record<Language, string>> } | null;
	readonly categories: readonly StoredCategory[];
}

/**
 * A coupon as the contract describes it.
 * @param usesLeft uses left for who asks; undefined for visitors
 */
export function toView(
	{ coupon: row, shop, categories: limits }: ShownCoupon,
	usesLeft: number | undefined,
	language: Language,
): Coupon {
	const { benefit } = row;
	return {
		code: row.code,
		title: filledText(row.title, editionOf(row))[language],
		shop: shop && { slug: shop.slug, name: shop.name[language] },
		categories: toCategories(limits, language),
		benefit: benefit === 'percent' || benefit === 'amount' ? benefit : 'free_delivery',
		percent: row.percent,
		off: row.off === null ? null : moneyOf(row.edition, row.off),
		minSpend: moneyOf(row.edition, row.minSpend),
		endsAt: row.endsAt.toISOString(),
		usesLeft: usesLeft === undefined ? null : Math.max(0, usesLeft),
	};
}

/** The edition of a row, which the database demands to be one. */
const editionOf = ({ edition }: Pick<CouponRow, 'edition'>): Edition => (isEdition(edition) ? edition : 'mm');
