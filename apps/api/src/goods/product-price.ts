import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, productVariants } from '../db/schema/index.ts';

/** Gives locked products the price of their cheapest variant, the first of several, and what that one cost before. */
export async function priceProducts(tx: Db, ids: readonly number[]): Promise<void> {
	await tx.execute(sql`
		update ${products} set price = cheapest.price, previous_price = cheapest.previous_price
		from (
			select distinct on (product_id) product_id, price, previous_price from ${productVariants}
			where product_id = any(${sql.param(ids)}::int[])
			order by product_id, price, position
		) as cheapest
		where ${products.id} = cheapest.product_id
			and (${products.price}, ${products.previousPrice}) is distinct from (cheapest.price, cheapest.previous_price)`);
}
