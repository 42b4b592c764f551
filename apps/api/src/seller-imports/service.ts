import { randomUUID } from 'node:crypto';
import type { ImportFault, importSellerProducts, ProductImport } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { importFaults, sentImports, shops } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { faultText, unknownFormatText, unreadLines } from '../goods/faults.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';

/** Key of a sent file; it is removed when its import ends. */
export const importFileKey = (id: string): string => `import_${id}/goods`;
/** First part of that key. */
export const importFolder = (id: string): string => `import_${id}`;
/** The import that a folder of files belongs to; undefined for other folders. */
export const importIdOf = (folder: string): string | undefined => {
	const id = folder.startsWith('import_') ? folder.slice('import_'.length) : '';
	return isUuid(id) ? id : undefined;
};
/** Name of an import by which it goes on: two equal files that were sent are two imports. */
export const importName = (id: string): string => `sent_${id}`;

const LISTS = { imports: 'imports', faults: 'import faults' } as const;

/**
 * Stores a file of a seller and queues its import. The row is written first: a file without a row is cleaned away, and a row
 * whose job was never queued is found by the search for due imports.
 * @throws Failure `shop_not_found`
 */
export async function storeImport(
	{ db, files, now }: Services,
	shopIds: readonly number[],
	query: z.output<typeof importSellerProducts.query>,
	bytes: Uint8Array,
): Promise<string> {
	const [shop] = await db
		.select({ id: shops.id })
		.from(shops)
		.where(and(eq(shops.slug, query.shop), inArray(shops.id, [...shopIds])));
	if (!shop) throw new Failure('shop_not_found');
	const id = randomUUID();
	await db.insert(sentImports).values({
		...{ id, shopId: shop.id, state: 'waiting', isDryRun: query.check, createdAt: new Date(now()) },
		...{ format: query.format ?? null, stock: query.stock ?? null, weightGrams: query.weight ?? null },
	});
	try {
		await files.write(importFileKey(id), bytes);
	} catch (error) {
		await db.delete(sentImports).where(eq(sentImports.id, id));
		throw error;
	}
	await db.enqueue('import-goods', [{ id }]);
	return id;
}

/** Who asks, and in which language. */
export interface Asker {
	readonly shopIds: readonly number[];
	readonly language: Language;
}

/** An import of one of the asker's shops. @throws Failure `import_not_found`, also for those of other shops */
export async function ownImport(db: Db, { shopIds, language }: Asker, id: string): Promise<ProductImport> {
	const [row] = isUuid(id)
		? await selectImports(db).where(and(eq(sentImports.id, id), inArray(sentImports.shopId, [...shopIds])))
		: [];
	if (!row) throw new Failure('import_not_found');
	return importOf(row, language);
}

/** A page of the imports of the asker's shops, the last one first. @throws Failure `bad_request` for a cursor that is not ours */
export async function importPage(
	db: Db,
	asker: Asker,
	query: { readonly cursor?: string | undefined; per_page: number },
) {
	const after = readPageCursor(query.cursor, LISTS.imports, ['moment', 'uuid']);
	const rows = await selectImports(db)
		.where(
			and(
				inArray(sentImports.shopId, [...asker.shopIds]),
				after && sql`(${sentImports.createdAt}, ${sentImports.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
			),
		)
		.orderBy(desc(sentImports.createdAt), desc(sentImports.id))
		.limit(query.per_page + 1);
	const page = cutPage(rows, query.per_page, LISTS.imports, ({ sent }) => [sent.createdAt.toISOString(), sent.id]);
	return { items: page.rows.map((row) => importOf(row, asker.language)), page: { next: page.next } };
}

/** A page of the faults of an import of the asker's shops. @throws Failure `import_not_found`, `bad_request` */
export async function faultPage(
	db: Db,
	asker: Asker,
	id: string,
	query: { readonly cursor?: string | undefined; per_page: number },
) {
	await ownImport(db, asker, id);
	const after = readPageCursor(query.cursor, LISTS.faults, ['number', 'number']);
	const rows = await db
		.select()
		.from(importFaults)
		.where(
			and(
				eq(importFaults.importId, id),
				after && sql`(${importFaults.number}, ${importFaults.position}) > (${after[0]}::int, ${after[1]}::int)`,
			),
		)
		.orderBy(asc(importFaults.number), asc(importFaults.position))
		.limit(query.per_page + 1);
	const page = cutPage(rows, query.per_page, LISTS.faults, ({ number, position }) => [number, position]);
	const items = page.rows.map(({ row, column, externalId, field, problem, value }): ImportFault => {
		const text = faultText({ field, problem, value: value ?? undefined }, asker.language);
		return { row, column, externalId, code: problem, text };
	});
	return { items, page: { next: page.next } };
}

const selectImports = (db: Db) =>
	db
		.select({ sent: sentImports, shop: shops.slug })
		.from(sentImports)
		.innerJoin(shops, eq(shops.id, sentImports.shopId))
		.$dynamic();

function importOf(
	{ sent, shop }: { sent: typeof sentImports.$inferSelect; shop: string },
	language: Language,
): ProductImport {
	const { id, state, isDryRun, format, createdAt, endedAt, progress, columns, hasMorePictures } = sent;
	const { created, changed, unchanged, refused } = sent;
	return {
		...{ id, shop, state, isDryRun, format, progress },
		createdAt: createdAt.toISOString(),
		endedAt: endedAt?.toISOString() ?? null,
		counts: { created, changed, unchanged, refused },
		notices: unreadLines({ columns, hasMorePictures }, language),
		problem: state === 'failed' ? unknownFormatText(language) : null,
	};
}
