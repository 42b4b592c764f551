import type { TestApi } from '../../src/testing/index.ts';
import type { Trial } from './fault.ts';

/** The database of a trial as helpers of tests take it. */
export const queriedOf = ({ database }: Trial): Pick<TestApi, 'query'> => ({
	query: (text, values) => database.own.pool.query(text, values),
});

/** A variant of goods with much stock that the shoppers of the load do not buy. */
export async function stockedVariant({ query, market }: Trial, offset: number): Promise<string> {
	const [row] = await query<{ id: unknown }>(
		`update product_variants set stock = 500 where id = (
			select v.id from product_variants v join products p on p.id = v.product_id
			where p.edition = 'mm' and p.kind = 'goods' and p.min_quantity = 1 and p.max_quantity >= 10
				and v.id <> all($1) and not exists (select from price_tiers t where t.product_id = p.id)
			order by v.id offset $2 limit 1) returning id`,
		[[market.own, market.other], offset],
	);
	if (!row) throw new Error('there are no such goods');
	return String(row.id);
}
