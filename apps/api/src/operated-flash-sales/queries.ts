import type {
	FlashSaleGoodsView,
	ListedFlashSale,
	listOperatedFlashSales,
	OperatedFlashSale,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { type FlashSaleState, flashSaleState } from '@zaylat/domain/flash-sale';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, gt, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { flashSaleItems, flashSales, products, productVariants } from '../db/schema/index.ts';
import { cheapestNormal } from '../goods/sale-prices.ts';
import { Failure } from '../http/failure.ts';
import { likePattern } from '../products/search-text.ts';
import { summariesOf, toSummary } from '../products/summary.ts';

type Sale = typeof flashSales.$inferSelect;

/** Who reads flash sales: an edition in a language, at a moment (milliseconds since 1970). */
export interface SaleReader {
	readonly edition: Edition;
	readonly language: Language;
	readonly now: number;
}

const columns = {
	sale: flashSales,
	products: sql<number>`(select count(*)::int from ${flashSaleItems} where ${flashSaleItems.saleId} = ${flashSales.id})`,
	sold: sql<number>`(select coalesce(sum(${flashSaleItems.sold}), 0)::int from ${flashSaleItems} where ${flashSaleItems.saleId} = ${flashSales.id})`,
};

function toListed(found: { sale: Sale; products: number; sold: number }, now: number): ListedFlashSale {
	const { id, name, startsAt, endsAt, roundMinutes } = found.sale;
	return {
		...{ id, name, roundMinutes, products: found.products, sold: found.sold },
		...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
		state: flashSaleState({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now),
	};
}

/** A flash sale of an edition. @throws Failure `path_not_found` */
export async function readFlashSale(db: Db, reader: SaleReader, id: string): Promise<OperatedFlashSale> {
	const [found] = await db
		.select(columns)
		.from(flashSales)
		.where(and(eq(flashSales.id, id), eq(flashSales.edition, reader.edition)));
	if (!found) throw new Failure('path_not_found');
	const items = await db
		.select()
		.from(flashSaleItems)
		.where(eq(flashSaleItems.saleId, id))
		.orderBy(asc(flashSaleItems.position));
	const goods = await saleGoods(
		db,
		reader,
		items.map(({ productId }) => productId),
	);
	const byId = new Map(goods.map((each) => [each.product, each]));
	return {
		...toListed(found, reader.now),
		entries: items.flatMap(({ productId, price, pieces, sold }) => {
			const known = byId.get(String(productId));
			return known ? [{ ...known, price, pieces, sold }] : [];
		}),
	};
}

/** Products of an edition with their prices outside of flash sales, in the order of the ids. */
export async function saleGoods(
	db: Db,
	{ edition, language }: Pick<SaleReader, 'edition' | 'language'>,
	ids: readonly number[],
): Promise<FlashSaleGoodsView[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.select({ id: products.id, name: products.name, variant: productVariants })
		.from(products)
		.innerJoin(productVariants, eq(productVariants.productId, products.id))
		.where(and(inArray(products.id, [...ids]), eq(products.edition, edition)))
		.orderBy(asc(productVariants.position));
	const summaries = new Map((await summariesOf(db, ids)).map((row) => [row.id, row]));
	const variantsOf = Map.groupBy(rows, ({ id }) => id);
	return ids.flatMap((id) => {
		const own = variantsOf.get(id) ?? [];
		const [first] = own;
		if (!first) return [];
		const summary = summaries.get(id);
		return {
			...{ product: String(id), name: first.name[language] },
			...cheapestNormal(own.map(({ variant }) => variant)),
			summary: summary ? toSummary(summary, language) : null,
		};
	});
}

/** Conditions of each state, as `flashSaleState` of the domain has them. */
const inState = (state: FlashSaleState, now: Date): SQL | undefined =>
	({
		ended: lte(flashSales.endsAt, now),
		planned: and(gt(flashSales.endsAt, now), gt(flashSales.startsAt, now)),
		running: and(gt(flashSales.endsAt, now), lte(flashSales.startsAt, now)),
	})[state];

/** Flash sales of an edition, the last to begin first. */
export async function findFlashSales(
	db: Db,
	{ edition, now }: Pick<SaleReader, 'edition' | 'now'>,
	query: z.output<(typeof listOperatedFlashSales)['query']>,
): Promise<{ items: ListedFlashSale[]; page: { next: string | null } }> {
	const [begins, last] = readPageCursor(query.cursor, 'flash-sales', ['number', 'id']) ?? [];
	const found = await db
		.select(columns)
		.from(flashSales)
		.where(
			and(
				eq(flashSales.edition, edition),
				query.state === undefined ? undefined : inState(query.state, new Date(now)),
				query.search === undefined ? undefined : ilike(flashSales.name, likePattern(query.search)),
				typeof begins !== 'number' || typeof last !== 'string'
					? undefined
					: or(
							lt(flashSales.startsAt, new Date(begins)),
							and(eq(flashSales.startsAt, new Date(begins)), lt(flashSales.id, last)),
						),
			),
		)
		.orderBy(desc(flashSales.startsAt), desc(flashSales.id))
		.limit(query.per_page + 1);
	const { rows, next } = cutPage(found, query.per_page, 'flash-sales', ({ sale }) => [
		sale.startsAt.getTime(),
		sale.id,
	]);
	return { items: rows.map((row) => toListed(row, now)), page: { next } };
}
