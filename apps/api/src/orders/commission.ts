import { commissionRateOf } from '@zaylat/domain/ledger';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { commissionRates, type products } from '../db/schema/index.ts';
import { categoryIdsOf } from '../products/summary.ts';

/** What the commission of goods depends on. */
type RatedProduct = Pick<typeof products.$inferSelect, 'shopId' | 'category1Id' | 'category2Id' | 'category3Id'>;

/** Reads the rates of commission of an edition. @returns the rate of goods, in hundredths of a percent */
export async function readCommissionRates(db: Db, edition: string): Promise<(product: RatedProduct) => number> {
	const rates = await db.select().from(commissionRates).where(eq(commissionRates.edition, edition));
	return (product) => commissionRateOf(rates, product.shopId, categoryIdsOf(product).toReversed());
}
