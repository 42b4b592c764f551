import { type Collection, getCollection, listCollections } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { collectionProducts, collections, products, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { pictureOf } from '../pictures/keys.ts';
import { onSale } from '../products/on-sale.ts';
import { canBeBought, summaryColumns, toSummary } from '../products/summary.ts';

const selectCollections = (db: Db) =>
	db
		.select({
			collection: collections,
			productCount: sql<number>`(select count(*)::int from ${collectionProducts}
				where ${collectionProducts.collectionId} = ${collections.id} and ${inArray(
					collectionProducts.productId,
					db.select({ id: products.id }).from(products).where(onSale),
				)})`,
		})
		.from(collections);

/** Serves the collections of an edition. */
export function mountCollections(router: Router): void {
	const { db, now } = router.services;
	mount(router, listCollections, async ({ edition, language }) => {
		const rows = await selectCollections(db)
			.where(eq(collections.edition, edition))
			.orderBy(asc(collections.position), asc(collections.id));
		return { data: { items: rows.map((row) => toCollection(row, language)) } };
	});
	mount(router, getCollection, async ({ edition, language, params, query }) => {
		const [found] = await selectCollections(db).where(and(eq(collections.edition, edition), named(params.slug)));
		if (!found) throw new Failure('collection_not_found');
		const list = `collection ${found.collection.id}`;
		const after = readPageCursor(query.cursor, list, ['number', 'number']);
		const rows = await db
			.select({ ...summaryColumns, isSoldOut, position: collectionProducts.position })
			.from(collectionProducts)
			.innerJoin(products, and(eq(products.id, collectionProducts.productId), onSale))
			.innerJoin(shops, eq(shops.id, products.shopId))
			.where(
				and(
					eq(collectionProducts.collectionId, found.collection.id),
					after && sql`(${isSoldOut}, ${collectionProducts.position}) > (${after[0]}::int, ${after[1]}::int)`,
				),
			)
			.orderBy(asc(isSoldOut), asc(collectionProducts.position))
			.limit(query.per_page + 1);
		const page = cutPage(rows, query.per_page, list, ({ isSoldOut: last, position }) => [last, position]);
		return {
			data: {
				collection: toCollection(found, language),
				items: page.rows.map((row) => toSummary(row, language, now())),
				page: { next: page.next },
			},
		};
	});
}

/** 1 for what is sold out, which comes last; 0 for the rest. */
const isSoldOut = sql<number>`(not ${canBeBought})::int`;

/** Ids are whole numbers, and no slug is one. */
function named(slugOrId: string) {
	return /^\d{1,9}$/.test(slugOrId)
		? eq(collections.id, Number(slugOrId))
		: eq(collections.slug, slugOrId.toLowerCase());
}

function toCollection(
	{ collection, productCount }: Awaited<ReturnType<typeof selectCollections>>[number],
	language: Language,
): Collection {
	return {
		id: String(collection.id),
		slug: collection.slug,
		title: collection.title[language],
		text: collection.text[language],
		pictures: collection.pictureKeys.map((key) => pictureOf(key, collection.tint, '', language)),
		tint: collection.tint,
		productCount,
	};
}
