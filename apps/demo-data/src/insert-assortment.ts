import { createHash } from 'node:crypto';
import { categories, digitalPlans, priceTiers, products, productVariants, shops } from '@zaylat/api/schema';
import { type Db, indexProducts, insertMany, insertProducts } from '@zaylat/api/seeding';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { buildAssortment, earlyPlaces } from './assortment.ts';
import { ALL_SHOPS } from './more-shops.ts';
import { cardOf, digitalIconOf } from './pictures.ts';
import { withType } from './product-types.ts';
import { aboutOf, JOINED_BEFORE } from './shop-about.ts';

/** Completes the catalogue of Decision 19: later shops, categories and plans of digital goods, further products. */
export async function seedAssortment(db: Db): Promise<string> {
	const rows = buildAssortment();
	await insertMany(db, shops, rows.shops);
	// Databases of before have no categories of digital goods yet.
	await db.insert(categories).values(rows.categories).onConflictDoNothing();
	await insertProducts(db, rows.products.map(withType));
	await insertMany(db, productVariants, rows.variants);
	await insertMany(db, priceTiers, rows.tiers);
	await placeEarlyDigitalGoods(db);
	await indexProducts(db);
	await introduceShops(db);
	await insertPlans(db);
	// Databases that were seeded before products knew it.
	await db.execute(sql`update ${products} set is_wholesale = true
		where not is_wholesale and exists (select 1 from ${priceTiers} where product_id = ${products.id})`);
	await db.execute(sql`update ${products} set weight_grams = 0 where kind = 'digital' and weight_grams <> 0`);
	return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

async function placeEarlyDigitalGoods(db: Db): Promise<void> {
	for (const { icon, place } of earlyPlaces()) {
		const [category1Id, category2Id, category3Id] = place.ids;
		await db
			.update(products)
			.set({ category1Id, category2Id, category3Id, indexVersion: 0 })
			.where(
				and(
					eq(products.kind, 'digital'),
					isNull(products.category3Id),
					inArray(sql`split_part(${products.pictureKeys}[1], '_', 1)`, [icon, cardOf(icon)]),
				),
			);
	}
}

/** Followers that a demo shop gains on a day at most. */
const FOLLOWERS_PER_DAY = 40;

/** For how many days a demo shop is open: long enough for its followers. */
const daysOpen = (id: number, followers: number) =>
	Math.max((id * 97) % 1_900, Math.ceil(followers / FOLLOWERS_PER_DAY));

async function introduceShops(db: Db): Promise<void> {
	for (const { id, shop } of ALL_SHOPS) {
		const joinedAt = new Date(JOINED_BEFORE - daysOpen(id, shop.followers) * DAY_MS);
		await db
			.update(shops)
			.set({ about: aboutOf(shop), joinedAt })
			.where(eq(shops.id, id));
	}
}

/** What a variant of a digital product gives, read from its plan, else from the months in the product's name. */
async function insertPlans(db: Db): Promise<void> {
	const files = new Set(
		earlyPlaces()
			.filter(({ place }) => place.kind.gives === 'file')
			.map(({ icon }) => icon),
	);
	const rows = await db
		.select({
			variantId: productVariants.id,
			values: productVariants.values,
			productId: products.id,
			name: products.name,
			face: sql<string>`${products.pictureKeys}[1]`,
		})
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(eq(products.kind, 'digital'));
	await insertMany(
		db,
		digitalPlans,
		rows.map(({ variantId, values, productId, name, face }) => {
			const isFile = files.has(digitalIconOf(face));
			const days = daysOf(values[0], name.en);
			return {
				variantId,
				kind: days !== undefined ? 'days' : isFile || values[0] === 'life' ? 'life_time' : 'one_time',
				days: days ?? null,
				delivery: isFile ? 'download' : 'code',
				isEmailed: !isFile,
				filePath: isFile ? `digital/${productId}.pdf` : null,
			};
		}),
	);
}

function daysOf(plan: string | undefined, name: string): number | undefined {
	const planned = /^d(\d+)$/.exec(plan ?? '')?.[1];
	if (planned !== undefined) return Number(planned);
	const months = /(\d+) mo\.$/.exec(name)?.[1];
	return months === undefined ? undefined : months === '12' ? 365 : Number(months) * 30;
}
