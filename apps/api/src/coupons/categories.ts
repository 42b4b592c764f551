import type { Coupon, Localized } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { sql } from 'drizzle-orm';
import { categories, coupons } from '../db/schema/index.ts';

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
