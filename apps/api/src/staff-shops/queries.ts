import type { StaffShop } from '@zaylat/api-client/contract';
import { maskName } from '@zaylat/domain/audit';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { products, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { likePattern } from '../products/search-text.ts';

/** Shops that are looked for. */
export interface ShopSearch {
	readonly search?: string | undefined;
	readonly state?: 'open' | 'paused' | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

const LIST = 'staff-shops';

/** Name of a shop in the language that staff find it by. */
const NAME = sql<string>`${shops.name}->>'en'`;

const read = (db: Db, where: SQL | undefined) =>
	db
		.select({
			...{ id: shops.id, slug: shops.slug, name: NAME, edition: sql<StaffShop['edition']>`${shops.edition}` },
			...{ owner: users.name, joinedAt: shops.joinedAt, pausedAt: shops.pausedAt, pauseReason: shops.pauseReason },
			products: sql<number>`(select count(*)::int from ${products} where ${products.shopId} = ${shops.id})`,
			onSale: sql<number>`(select count(*)::int from ${products} where ${products.shopId} = ${shops.id}
				and ${products.state} = 'on_sale')`,
		})
		.from(shops)
		.leftJoin(users, eq(users.id, shops.ownerId))
		.where(where);

/** A page of all shops, the newest first. */
export async function findShops(db: Db, { search, state, cursor, per_page }: ShopSearch) {
	const [at, id] = readPageCursor(cursor, LIST, ['moment', 'number']) ?? [];
	const moment = sql`date_trunc('milliseconds', ${shops.joinedAt})`;
	const pattern = search && likePattern(search);
	const found = await read(
		db,
		and(
			state && (state === 'paused' ? isNotNull(shops.pausedAt) : isNull(shops.pausedAt)),
			pattern
				? or(
						sql`${shops.slug} ilike ${pattern}`,
						sql`exists (select from jsonb_each_text(${shops.name}) where value ilike ${pattern})`,
					)
				: undefined,
			at === undefined ? undefined : sql`(${moment}, ${shops.id}) < (${at}::timestamptz, ${id}::int)`,
		),
	)
		.orderBy(desc(moment), desc(shops.id))
		.limit(per_page + 1);
	const { rows, next } = cutPage(found, per_page, LIST, (row) => [row.joinedAt.toISOString(), row.id]);
	return { items: rows.map(toShop), page: { next } };
}

/** A shop as staff see it. @throws Failure `shop_not_found` */
export async function readShop(db: Db, slug: string): Promise<StaffShop> {
	const [row] = await read(db, eq(shops.slug, slug));
	if (!row) throw new Failure('shop_not_found');
	return toShop(row);
}

function toShop({ id: _, owner, joinedAt, pausedAt, ...same }: Awaited<ReturnType<typeof read>>[number]): StaffShop {
	return {
		...same,
		owner: owner === null ? null : maskName(owner),
		joinedAt: joinedAt.toISOString(),
		pausedAt: pausedAt?.toISOString() ?? null,
	};
}
