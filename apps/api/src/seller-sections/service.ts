import type { OwnSections, writtenSections } from '@zaylat/api-client/contract';
import { filledText } from '@zaylat/domain/goods';
import { sectionProblems } from '@zaylat/domain/shops';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { products, shopSectionProducts, shopSections, shops } from '../db/schema/index.ts';
import { publishGoodsChange } from '../goods/news.ts';
import { Failure } from '../http/failure.ts';
import { readId } from '../products/summary.ts';
import { type Asker, requireShop } from '../seller-shops/own-shop.ts';

type Reader = Pick<Asker, 'shopIds' | 'language'>;
type Written = z.output<typeof writtenSections>['sections'];

/** The own categories of a shop as their form shows them. @throws Failure `shop_not_found` */
export async function readSections(db: Db, by: Reader, slug: string): Promise<OwnSections> {
	const shop = await requireShop(db, by, slug);
	const sections = await db
		.select()
		.from(shopSections)
		.where(eq(shopSections.shopId, shop.id))
		.orderBy(asc(shopSections.position), asc(shopSections.id));
	const held = await db
		.select({ sectionId: shopSectionProducts.sectionId, id: products.id, name: products.name })
		.from(shopSectionProducts)
		.innerJoin(shopSections, eq(shopSections.id, shopSectionProducts.sectionId))
		.innerJoin(products, eq(products.id, shopSectionProducts.productId))
		.where(eq(shopSections.shopId, shop.id))
		.orderBy(asc(shopSectionProducts.position));
	const names = new Map(held.map(({ id, name }) => [String(id), name[by.language]]));
	return {
		shop: slug,
		sections: sections.map(({ id, written }) => ({
			id: String(id),
			name: written,
			products: held.filter(({ sectionId }) => sectionId === id).map((product) => String(product.id)),
		})),
		products: [...names].map(([id, name]) => ({ id, name })),
	};
}

/**
 * Changes all own categories of a shop, in one transaction. Shoppers see it within a second.
 * @throws Failure `shop_not_found`; `bad_request` with `fields`
 */
export async function writeSections(db: Db, by: Reader, slug: string, sections: Written): Promise<void> {
	const shop = await requireShop(db, by, slug);
	await db.transaction(async (tx) => {
		// Two forms that are sent at once follow each other.
		await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shop.id)).for('update');
		const problems = { ...Object.fromEntries(sectionProblems(sections).map(({ field, problem }) => [field, problem])) };
		const fields = { ...(await unknownIn(tx, shop.id, sections)), ...problems };
		if (Object.keys(fields).length > 0) throw new Failure('bad_request', { fields });
		const kept = sections.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
		await tx
			.delete(shopSections)
			.where(and(eq(shopSections.shopId, shop.id), kept.length > 0 ? notInArray(shopSections.id, kept) : undefined));
		for (const [position, { id, name, products: held }] of sections.entries()) {
			const row = { name: filledText(name, shop.edition), written: name, position };
			const sectionId = await writeOne(tx, id === null ? undefined : Number(id), { shopId: shop.id, ...row });
			await tx.delete(shopSectionProducts).where(eq(shopSectionProducts.sectionId, sectionId));
			if (held.length > 0) {
				const rows = held.map((productId, place) => ({ sectionId, productId: Number(productId), position: place }));
				await tx.insert(shopSectionProducts).values(rows);
			}
		}
		await publishGoodsChange(tx, []);
	});
}

/** Writes a category. @returns its id */
async function writeOne(tx: Db, id: number | undefined, row: typeof shopSections.$inferInsert): Promise<number> {
	if (id !== undefined) {
		await tx.update(shopSections).set(row).where(eq(shopSections.id, id));
		return id;
	}
	const [made] = await tx.insert(shopSections).values(row).returning({ id: shopSections.id });
	if (!made) throw new Error('The category was not stored.');
	return made.id;
}

/** What names nothing of the shop: categories, products; and categories that have goods and digital goods. */
async function unknownIn(tx: Db, shopId: number, sections: Written): Promise<Record<string, string>> {
	const named = [...new Set(sections.flatMap((section) => section.products.flatMap((id) => readId(id) ?? [])))];
	const [own, goods] = [
		await tx.select({ id: shopSections.id }).from(shopSections).where(eq(shopSections.shopId, shopId)),
		named.length === 0
			? []
			: await tx
					.select({ id: products.id, kind: products.kind })
					.from(products)
					.where(and(eq(products.shopId, shopId), inArray(products.id, named))),
	];
	const ids = new Set(own.map(({ id }) => String(id)));
	const kinds = new Map(goods.map(({ id, kind }) => [String(id), kind]));
	const given = sections.map(({ id }) => id);
	return Object.fromEntries(
		sections.flatMap(({ id, products: held }, i) => {
			const isUnknown = id !== null && (!ids.has(id) || given.indexOf(id) < i);
			const isLost = held.some((product) => !kinds.has(product));
			const isMixed = new Set(held.map((product) => kinds.get(product))).size > 1;
			return [
				...(isUnknown ? [[`sections.${i}.id`, 'unknown'] as const] : []),
				...(isLost || isMixed ? [[`sections.${i}.products`, isLost ? 'unknown' : 'mixed'] as const] : []),
			];
		}),
	);
}
