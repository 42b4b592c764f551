import { sql } from 'drizzle-orm';
import { listedProducts, products } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';
import { canBeBought } from './summary.ts';

/** Lists products as sold out whose day of arrival has passed: triggers of the database do not see the time pass. */
export async function endPreOrders({ db }: Pick<Services, 'db'>): Promise<number> {
	const ended = sql`array(
		select ${products.id} from ${products}
		join ${listedProducts} on ${listedProducts.productId} = ${products.id} and ${listedProducts.edition} = ${products.edition}
		where ${products.preOrderArrivesAt} is not null and ${listedProducts.inStock} <> ${canBeBought}
	)`;
	const { rows } = await db.execute<{ count: number }>(sql`
		with ended as materialized (select ${ended} as ids)
		select cardinality(ids) as count, restock_products(ids) from ended`);
	return rows[0]?.count ?? 0;
}

/** Work that follows products. */
export const productTasks: readonly ScheduledTask[] = [
	{ name: 'end-pre-orders', cron: '* * * * *', run: endPreOrders },
];
