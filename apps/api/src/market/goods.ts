import type { GoodsMove } from '@zaylat/domain/goods';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, shops } from '../db/schema/index.ts';
import { moveProduct } from '../goods/move.ts';
import { nameOfUnnamed } from '../goods/read.ts';
import { MarketProblem } from './problem.ts';

/** Which goods are put on sale. */
export interface PublishedGoods {
	/** Slug of their shop. */
	readonly shop: string;
	/** The shop's own name of one of them; all unless given. */
	readonly product?: string | undefined;
	/** Whether drafts that nobody submitted are put on sale, too. */
	readonly withDrafts: boolean;
}

/** What putting goods on sale came to. */
export interface PublishResult {
	readonly published: number;
	/** Names of those that stay where they are, since they are not complete. */
	readonly incomplete: readonly string[];
}

const MOVES: Readonly<Record<string, GoodsMove>> = { in_review: 'approve', draft: 'publish' };

/** Puts goods on sale that a shop submitted for review, each in a transaction. @throws MarketProblem for an unknown shop or product */
export async function publishGoods(
	{ db, now }: { readonly db: Db; readonly now: () => number },
	{ shop: slug, product, withDrafts }: PublishedGoods,
): Promise<PublishResult> {
	const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.slug, slug));
	if (!shop) throw new MarketProblem(`There is no shop "${slug}": see pnpm market status.`);
	const found = await db
		.select({ id: products.id, externalId: products.externalId, state: products.state })
		.from(products)
		.where(
			and(eq(products.shopId, shop.id), inArray(products.state, withDrafts ? ['in_review', 'draft'] : ['in_review'])),
		)
		.orderBy(asc(products.id));
	const named = found.map(({ externalId, ...row }) => ({ ...row, name: externalId ?? nameOfUnnamed(row.id) }));
	const due = product === undefined ? named : named.filter(({ name }) => name === product);
	if (product !== undefined && due.length === 0) {
		throw new MarketProblem(`The shop has no product "${product}" that waits to be put on sale.`);
	}
	let published = 0;
	const incomplete: string[] = [];
	for (const { id, name, state } of due) {
		const move = MOVES[state];
		if (!move) continue;
		const refusal = await moveProduct(db, shop, { id, move, actor: 'operator', at: new Date(now()) });
		if (refusal === undefined) published += 1;
		else if (refusal === 'incomplete') incomplete.push(name);
	}
	return { published, incomplete };
}
