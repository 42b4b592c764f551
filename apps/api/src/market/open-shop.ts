import type { Edition } from '@zaylat/domain/editions';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deliveryServices, regions, shopDeliveryServices, shops } from '../db/schema/index.ts';
import { SHOP_DRAWING } from '../seller-shops/pictures.ts';

/** Region of the largest city of each edition: parcels leave from there until the seller chooses another. */
export const LARGEST_REGION: Readonly<Record<Edition, string>> = { mm: 'mm-yangon', th: 'th-bangkok' };

const TINTS = 6;

/** Minutes until a shop answers, before it has answered anybody: a day promises little. */
const REPLY_MINUTES = 24 * 60;

/** A shop that is opened. */
export interface OpenedShop {
	/** From the sequence `shop_ids`. */
	readonly id: number;
	readonly edition: Edition;
	readonly slug: string;
	readonly name: string;
	readonly regionId: string | null;
	readonly ownerId: string;
	readonly at: Date;
}

/**
 * Writes a shop that has no goods yet, in the transaction of what opens it. It offers the delivery services of its edition,
 * or its first goods could not be ordered, and pays for none of them.
 */
export async function openShop(tx: Db, { id, edition, slug, name, regionId, ownerId, at }: OpenedShop): Promise<void> {
	await tx.insert(shops).values({
		...{ id, edition, slug, regionId, ownerId },
		name: { en: name, mm: name, thai: name, china: name },
		...{ isVerified: false, rating: 0, followerCount: 0, replyMinutes: REPLY_MINUTES },
		...{ pictureKey: SHOP_DRAWING, tint: (id % TINTS) + 1, joinedAt: at },
	});
	await tx.execute(sql`
		insert into ${shopDeliveryServices} (shop_id, service_id)
		select ${id}, ${deliveryServices.id} from ${deliveryServices} where ${deliveryServices.edition} = ${edition}`);
}

/** The region of the largest city; null where base data lack it. */
export async function largestRegion(db: Db, edition: Edition): Promise<string | null> {
	const [found] = await db.select({ id: regions.id }).from(regions).where(eq(regions.id, LARGEST_REGION[edition]));
	return found?.id ?? null;
}
