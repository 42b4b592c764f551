import type { Localized } from '@zaylat/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { brands, type StoredFact } from '../db/schema/index.ts';

/** English name of the fact that names a product's brand. */
export const BRAND_FACT = 'Brand';

/** The brand that a product's facts name. */
export const brandOf = (facts: readonly StoredFact[]): Localized | undefined =>
	facts.find(({ name }) => name.en === BRAND_FACT)?.value;

/** The slug of a brand, from its English name; empty for names without a Latin letter or digit. */
export const slugOfBrand = ({ en }: Localized): string =>
	en
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/** The ids of the brands that products' facts name, by slug; inserts those that are new. */
export async function insertBrands(
	db: Db,
	products: readonly { readonly facts: readonly StoredFact[] }[],
): Promise<ReadonlyMap<string, number>> {
	const named = new Map(
		products.flatMap(({ facts }) => {
			const name = brandOf(facts);
			const slug = name && slugOfBrand(name);
			return name && slug ? [[slug, name] as const] : [];
		}),
	);
	if (named.size === 0) return new Map();
	await db
		.insert(brands)
		.values([...named].map(([slug, name]) => ({ slug, name })))
		.onConflictDoNothing();
	return idsOfBrands(db, [...named.keys()]);
}

/** The ids of brands by slug; slugs that no brand has are left out. */
export async function idsOfBrands(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const rows = await db
		.select({ slug: brands.slug, id: brands.id })
		.from(brands)
		.where(inArray(brands.slug, [...slugs]));
	return new Map(rows.map(({ slug, id }) => [slug, id]));
}
