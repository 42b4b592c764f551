import { orderedReasons, type ReviewReason, reviewProblem } from '@zaylat/domain/goods';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import { moveProduct } from '../goods/move.ts';
import { noteRefusal } from '../goods/review.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { requireReviewed } from './queries.ts';

/** What a reviewer decides about a product. */
export type GoodsDecision =
	| { readonly kind: 'publish' }
	| { readonly kind: 'refuse'; readonly reasons: readonly ReviewReason[]; readonly note: string };

/**
 * Puts a product on sale that waits for review, or gives it back to its shop with reasons; that is written to the audit
 * trail in the transaction of the move.
 * @throws Failure `product_not_found`, `product_move_refused` with `details.reason`
 */
export async function decideGoods(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	actor: Actor,
	idText: string,
	decision: GoodsDecision,
): Promise<void> {
	const { id, name, shop } = await requireReviewed(db, idText);
	const at = new Date(now());
	const subject = { kind: 'product', id: String(id), name: name.en };
	const before = { status: 'in_review' };
	const refusal = await (decision.kind === 'publish'
		? moveProduct(db, shop, {
				...{ id, move: 'approve', actor: 'operator', at },
				also: (tx) =>
					recordChange(tx, { at, actor, action: 'goods_published', subject, before, after: { status: 'on_sale' } }),
			})
		: refuse(decision));

	function refuse({ reasons, note }: Extract<GoodsDecision, { kind: 'refuse' }>) {
		const problem = reviewProblem(reasons, note);
		if (problem) throw new Failure('product_move_refused', { details: { reason: problem } });
		const chosen = orderedReasons(reasons);
		return moveProduct(db, shop, {
			...{ id, move: 'send_back', actor: 'operator', at, reason: chosen.join() },
			async also(tx) {
				await noteRefusal(tx, id, { reasons: chosen, note, at });
				const after = { status: 'draft', reasons: chosen };
				const change = { subject, reason: note.trim() || undefined, before, after };
				await recordChange(tx, { at, actor, action: 'goods_refused', ...change });
			},
		});
	}

	if (refusal) throw new Failure('product_move_refused', { details: { reason: refusal } });
}
