import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';

/** Who asks, and how. */
export interface Asker {
	readonly shopIds: readonly number[];
	readonly language: Language;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** A shop of the asker. @throws Failure `shop_not_found`, also for those of others */
export async function requireShop(db: Db, { shopIds }: Pick<Asker, 'shopIds'>, slug: string) {
	const [row] = await db
		.select({
			...{ id: shops.id, slug: shops.slug, name: shops.name, about: shops.about, written: shops.written },
			...{ edition: sql<Edition>`${shops.edition}`, backAt: shops.backAt, regionId: shops.regionId },
			...{ pictureKey: shops.pictureKey, coverKey: shops.coverKey, tint: shops.tint },
			...{ pausedAt: shops.pausedAt, pauseReason: shops.pauseReason },
		})
		.from(shops)
		.where(and(eq(shops.slug, slug), inArray(shops.id, [...shopIds])));
	if (!row) throw new Failure('shop_not_found');
	return row;
}
