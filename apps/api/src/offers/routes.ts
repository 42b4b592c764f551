import { updateOffers } from '@zaylat/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { shops } from '../db/schema/index.ts';
import { writeOffers } from '../goods/offers.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';

/** Serves updates of prices and stock by sellers and their programs. */
export function mountOffers({ services, ...router }: Router): void {
	const { db, now } = services;
	mount({ services, ...router }, updateOffers, async ({ session, body }) => {
		const [shop] = await db
			.select({ id: shops.id, edition: shops.edition })
			.from(shops)
			.where(and(eq(shops.slug, body.shop), inArray(shops.id, [...session.shopIds])));
		if (!shop) throw new Failure('shop_not_found');
		return { data: { results: await writeOffers(db, shop, body.updates, new Date(now())) } };
	});
}
