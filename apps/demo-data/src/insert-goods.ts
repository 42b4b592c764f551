import { createHash } from 'node:crypto';
import { categories, priceTiers, productVariants } from '@zaylat/api/schema';
import { type Db, insertMany, insertProducts } from '@zaylat/api/seeding';
import { buildGoods, FIRST_GOODS_ID } from './goods.ts';
import { withType } from './product-types.ts';
import { createRandom } from './random.ts';
import { reviewProducts } from './reviews.ts';

/** Adds the goods that complete the demo catalogue, with their categories and reviews. */
export async function seedGoods(db: Db): Promise<string> {
	const rows = buildGoods();
	await insertMany(db, categories, rows.categories);
	await insertProducts(db, rows.products.map(withType));
	await insertMany(db, productVariants, rows.variants);
	await insertMany(db, priceTiers, rows.tiers);
	await reviewProducts(db, createRandom(20_261_125), 3, FIRST_GOODS_ID);
	return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
