import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { shops } from '../db/schema/index.ts';

/** The shops of a seller in an edition, by slug. @param ids of all that the account answers for */
export async function ownShops(db: Db, ids: readonly number[], edition: Edition, language: Language) {
	const rows = await db
		.select({ id: shops.id, slug: shops.slug, name: shops.name })
		.from(shops)
		.where(and(inArray(shops.id, [...ids]), eq(shops.edition, edition)))
		.orderBy(asc(shops.slug));
	return rows.map(({ id, slug, name }) => ({ id, slug, name: name[language] }));
}
