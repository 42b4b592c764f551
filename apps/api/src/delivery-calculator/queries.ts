import type { Edition } from '@zaylat/domain/editions';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deliveryServices, deliveryTariffs } from '../db/schema/index.ts';

/** Services of an edition that go to a zone, with what they ask. */
export function tariffsTo(db: Db, edition: Edition, zone: string) {
	return db
		.select({ service: deliveryServices, tariff: deliveryTariffs })
		.from(deliveryTariffs)
		.innerJoin(deliveryServices, eq(deliveryServices.id, deliveryTariffs.serviceId))
		.where(and(eq(deliveryTariffs.zone, zone), eq(deliveryServices.edition, edition)));
}
