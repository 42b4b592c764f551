import type { Coupon } from '@zaylat/api-client/contract';
import { type Edition, isEdition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { moneyOf } from '../products/summary.ts';
import { type StoredCategory, toCategories } from './categories.ts';
import type { CouponRow } from './service.ts';

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
