import type { Edition } from '@zaylat/domain/editions';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deliveryServices, deliveryTariffs, priceTiers, products, shops } from '../db/schema/index.ts';
import { onSale } from '../products/on-sale.ts';

/** Services of an edition that deliver to a zone, with their rates. */
export function tariffsTo(db: Db, edition: Edition, zone: string) {
	return db
		.select({ service: deliveryServices, tariff: deliveryTariffs })
		.from(deliveryTariffs)
		.innerJoin(deliveryServices, eq(deliveryServices.id, deliveryTariffs.serviceId))
		.where(and(eq(deliveryTariffs.zone, zone), eq(deliveryServices.edition, edition)));
}

/** What is sent when a product of an edition is bought, and from where; undefined when there is none. */
export async function findShipment(db: Db, edition: Edition, id: number) {
	const [row] = await db
		.select({
			id: products.id,
			kind: products.kind,
			price: products.price,
			weightGrams: products.weightGrams,
			facts: products.facts,
			shop: { id: shops.id, slug: shops.slug, name: shops.name, regionId: shops.regionId, backAt: shops.backAt },
		})
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(eq(products.id, id), eq(products.edition, edition), onSale));
	return row;
}

/** The price ladder of a product. */
export function readPriceTiers(db: Db, id: number) {
	return db.select().from(priceTiers).where(eq(priceTiers.productId, id));
}
