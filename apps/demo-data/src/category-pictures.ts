import { categories, products } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import { sql } from 'drizzle-orm';

/** Type of product that a picture key shows. */
const typeIn = (key: ReturnType<typeof sql>) => sql`split_part(${key}, '_', 1)`;

/**
 * Gives each category of goods the picture of a product in it, whose pack has its label: the product that most people want,
 * of the type that the category was shown by if it has any. Categories without products keep their picture.
 */
export async function seedCategoryPictures(db: Db): Promise<string> {
	const { rowCount } = await db.execute(sql`
		update ${categories} set picture_key = best.key
		from (
			select distinct on (c.id) c.id, p.picture_keys[1] as key
			from ${categories} c join ${products} p on c.id in (p.category1_id, p.category2_id, p.category3_id)
			where c.kind = 'goods' and p.kind = 'goods'
			order by c.id, ${typeIn(sql`p.picture_keys[1]`)} = ${typeIn(sql`c.picture_key`)} desc, p.score desc, p.id
		) best
		where ${categories.id} = best.id`);
	return `${rowCount} pictures`;
}
