import type { AuditAction } from '@zaylat/domain/audit';
import { eq } from 'drizzle-orm';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import { shops } from '../db/schema/index.ts';
import { holdGoods, releaseGoods } from '../goods/shop-pause.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';

/** What staff do to a shop. */
export type ShopAct = 'pause' | 'reopen';

const ACTIONS: Readonly<Record<ShopAct, AuditAction>> = { pause: 'shop_paused', reopen: 'shop_reopened' };

/**
 * Pauses or reopens a shop with all that it sells, and writes that to the audit trail. What is so already changes nothing and
 * is not written.
 * @throws Failure `shop_not_found`
 */
export async function actOnShop(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	actor: Actor,
	{ slug, act, reason }: { readonly slug: string; readonly act: ShopAct; readonly reason: string },
): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const [shop] = await tx.select().from(shops).where(eq(shops.slug, slug)).for('no key update');
		if (!shop) throw new Failure('shop_not_found');
		const isPausing = act === 'pause';
		if (isPausing === (shop.pausedAt !== null)) return;
		const pause = isPausing ? { pausedAt: at, pauseReason: reason } : { pausedAt: null, pauseReason: null };
		await tx.update(shops).set(pause).where(eq(shops.id, shop.id));
		const moved = isPausing ? await holdGoods(tx, shop.id) : await releaseGoods(tx, shop.id);
		const subject = { kind: 'shop', id: slug, name: shop.name.en };
		const before = { paused: !isPausing, onSale: isPausing ? moved : 0 };
		const after = { paused: isPausing, onSale: isPausing ? 0 : moved };
		await recordChange(tx, { at, actor, action: ACTIONS[act], subject, reason, before, after });
	});
}
