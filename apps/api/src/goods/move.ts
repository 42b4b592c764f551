import { draftOf } from '@zaylat/api-client/contract';
import { type GoodsActor, type GoodsMove, type MoveRefusal, moveGoods, publishProblems } from '@zaylat/domain/goods';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, shops } from '../db/schema/index.ts';
import { GoodsRefused } from './format.ts';
import { holdProducts } from './hold.ts';
import { publishGoodsChange } from './news.ts';
import { knownCategory } from './place.ts';
import { forgetReview, noteSubmissions } from './review.ts';

/** How a product is moved. */
export interface Move {
	readonly id: number;
	readonly move: GoodsMove;
	readonly actor: GoodsActor;
	readonly at: Date;
	/** What its shop is told; needed by some moves. */
	readonly reason?: string;
	/** What else is written in the transaction of a move that is made. */
	readonly also?: (tx: Db) => Promise<void>;
}

/**
 * Moves a product of a shop along by the table of moves.
 * @returns why it stays; undefined when it moved
 * @throws GoodsRefused when the shop has no such product
 */
export function moveProduct(
	db: Db,
	shop: { readonly id: number },
	{ id, move, actor, at, reason, also }: Move,
): Promise<MoveRefusal | undefined> {
	return db.transaction(async (tx) => {
		// The shop first: pausing it locks it before its products.
		const [owner] = await tx.select({ pausedAt: shops.pausedAt }).from(shops).where(eq(shops.id, shop.id)).for('share');
		const isShopPaused = owner?.pausedAt != null;
		const [stored] = await holdProducts(tx, shop, [id]);
		if (!stored) throw new GoodsRefused([{ field: 'id', problem: 'unknown' }]);
		const { written } = stored;
		const isComplete = publishProblems(draftOf(written, await knownCategory(tx, written))).length === 0;
		const moved = moveGoods({ state: written.state, isComplete, isShopPaused }, move, actor, reason);
		if ('refusal' in moved) return moved.refusal;
		await tx.update(products).set({ state: moved.state }).where(eq(products.id, id));
		if (moved.state === 'in_review') await noteSubmissions(tx, [id], at);
		if (moved.state === 'on_sale') await forgetReview(tx, id);
		await also?.(tx);
		if ([written.state, moved.state].includes('on_sale')) await publishGoodsChange(tx, [id]);
		return undefined;
	});
}
