import type { HomeSection } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { collectionProducts, collections, products } from '../db/schema/index.ts';
import { canBeBought, selectSummaries, toSummary } from '../products/summary.ts';

/** Products of a collection that a section shows. */
const PICKED = 6;

/** What a section shows of a collection. @param title its own heading; that of the collection without one */
export async function pickedSection(
	db: Db,
	collectionId: number,
	language: Language,
	title: string | null,
): Promise<Pick<HomeSection, 'title' | 'to' | 'products'>> {
	const [[collection], rows] = await Promise.all([
		db
			.select({ slug: collections.slug, title: collections.title })
			.from(collections)
			.where(eq(collections.id, collectionId)),
		selectSummaries(db)
			.innerJoin(collectionProducts, eq(collectionProducts.productId, products.id))
			.where(and(eq(collectionProducts.collectionId, collectionId), canBeBought))
			.orderBy(asc(collectionProducts.position))
			.limit(PICKED),
	]);
	return {
		title: title ?? collection?.title[language] ?? null,
		to: collection ? `/product-collections/${collection.slug}/${collectionId}` : null,
		products: rows.map((row) => toSummary(row, language)),
	};
}
