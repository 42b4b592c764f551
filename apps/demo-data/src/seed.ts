import { createHash } from 'node:crypto';
import { addCurrencies, addPlaces, addSubdistricts } from '@zaylat/api/base-data';
import {
	categories,
	flashSaleItems,
	flashSales,
	markers,
	priceTiers,
	products,
	productVariants,
	shops,
} from '@zaylat/api/schema';
import {
	bulkLoad,
	type Db,
	insertMany,
	insertProducts,
	PASSWORD_COST,
	type PasswordCost,
	withoutTimeout,
} from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { DAY_MS, HOUR_MS } from '@zaylat/domain/time';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { seedAccount } from './account.ts';
import { seedOwners, seedPeople } from './accounts.ts';
import { inDigitalCategory } from './assortment.ts';
import { buildCatalogue, digitalCategories } from './build.ts';
import { seedBusinesses } from './businesses.ts';
import { seedCategoryPictures } from './category-pictures.ts';
import { seedCoViews } from './co-views.ts';
import { seedCollections } from './collections.ts';
import { seedCoupons } from './coupons.ts';
import { seedDelivery } from './delivery.ts';
import { seedDemoChats } from './demo-chats.ts';
import { seedDemoOrders, seedMoreDemoOrders } from './demo-orders.ts';
import { seedDemoQuotations } from './demo-quotations.ts';
import { seedAssortment } from './insert-assortment.ts';
import { insertBanners } from './insert-banners.ts';
import { seedGoods } from './insert-goods.ts';
import { seedProductTypes, withType } from './product-types.ts';
import { seedDemoQuestions, seedQuestions } from './questions.ts';
import { RENDERS } from './renders.ts';
import { seedReviews } from './reviews.ts';
import { showRenders } from './show-renders.ts';
import { seasonMark, showSeason } from './show-season.ts';

/** The marker of the seasons that banners and collections are of. */
const SEASON_KEY = 'season';

/** The marker of the renders that the pictures of a database are chosen from. */
export const RENDERS_KEY = 'renders';
const FLASH_SALE_ITEMS = 12;
const MORE_OF_SHOP = 4;
const FLASH_SALE_MINUTES = 8 * 60;
/** The demo always has it. */
const FLASH_SALE_DAYS = 3650;

/** Settings of the seed, some of which have defaults. */
interface SeedOptions {
	/** Milliseconds since the epoch. */
	readonly now: number;
	/** Products of each kind in each edition; the usual number unless given. */
	readonly perKind?: number | undefined;
	/** What the password hashes of the demo accounts cost; `PASSWORD_COST` unless given. */
	readonly passwordCost?: PasswordCost;
	/** Whether there are the demo accounts, whose passwords are published, and what they did; true unless told otherwise. */
	readonly hasAccounts?: boolean;
	/** Whether the catalogue is complete; true unless told otherwise. Tests use the first catalogue only. */
	readonly isComplete?: boolean;
	/** Is told the end of each part, and of listing the products. */
	readonly onDone?: (part: string) => void;
}

/** What the parts of the seed are made with. */
interface PartSettings {
	/** Milliseconds since the epoch. */
	readonly now: number;
	readonly perKind: number | undefined;
	readonly passwordCost: PasswordCost;
}

/** A part of the demo data. */
interface Part {
	readonly key: string;
	/** Whether only the demo profile has it (Decision 23). */
	readonly isDemoOnly?: true;
	/** Whether tests and catalogues of another size omit it. */
	readonly needsFullCatalogue?: true;
	/** @returns a mark of what was done */
	readonly run: (db: Db, settings: PartSettings) => Promise<string>;
}

/** Parts that insert and change products; those that a database lacks are loaded in one transaction. */
const CATALOGUE_PARTS: readonly Part[] = [
	// Before all parts that insert goods: these name their types.
	{ key: 'product-types', run: seedProductTypes },
	{ key: 'seed', run: seedCatalogue },
	{ key: 'assortment', run: seedAssortment },
	{ key: 'collections', run: seedCollections },
	{ key: 'reviews', run: seedReviews },
	// After the parts that select products: what they selected before these goods existed stays.
	{ key: 'goods', needsFullCatalogue: true, run: seedGoods },
	{ key: 'category-pictures', run: seedCategoryPictures },
];

/**
 * The other parts, in the order in which they build on each other and on the catalogue. Each part is done once in the life
 * of a database, so a database of an older version gets the parts that it lacks.
 */
const PARTS: readonly Part[] = [
	{
		key: 'people',
		isDemoOnly: true,
		async run(db, { now, passwordCost }) {
			await seedPeople(db, now, passwordCost);
			return 'done';
		},
	},
	{
		key: 'shop-owners',
		isDemoOnly: true,
		async run(db, { now, passwordCost }) {
			await seedOwners(db, now, passwordCost);
			return 'done';
		},
	},
	{ key: 'places', run: async (db) => `${await addPlaces(db)} places` },
	{ key: 'subdistricts', run: async (db) => `${await addSubdistricts(db)} sub-districts` },
	{ key: 'account', isDemoOnly: true, run: seedAccount },
	{ key: 'delivery', run: seedDelivery },
	{ key: 'businesses', run: seedBusinesses },
	{ key: 'coupons', run: (db, { now }) => seedCoupons(db, now) },
	{ key: 'demo-orders', isDemoOnly: true, run: (db, { now }) => seedDemoOrders(db, now) },
	{ key: 'demo-orders-more', isDemoOnly: true, run: (db, { now }) => seedMoreDemoOrders(db, now) },
	{ key: 'demo-quotations', isDemoOnly: true, run: (db, { now }) => seedDemoQuotations(db, now) },
	{ key: 'questions', run: seedQuestions },
	{ key: 'demo-questions', isDemoOnly: true, run: (db, { now }) => seedDemoQuestions(db, now) },
	{ key: 'demo-chats', isDemoOnly: true, run: (db, { now }) => seedDemoChats(db, now) },
	{ key: 'co-views', isDemoOnly: true, run: (db, { now }) => seedCoViews(db, now) },
];

/**
 * Fills a database with the demo data that it lacks.
 * @returns Whether it seeded anything; `false` when all was done before.
 */
export async function seedOnce(db: Db, options: SeedOptions): Promise<boolean> {
	const {
		now,
		perKind,
		passwordCost = PASSWORD_COST,
		hasAccounts = true,
		isComplete = perKind === undefined,
		onDone,
	} = options;
	const done = new Map(
		(await db.select({ key: markers.key, value: markers.value }).from(markers)).map(({ key, value }) => [key, value]),
	);
	const missingOf = (parts: readonly Part[]) =>
		parts.filter(
			({ key, isDemoOnly, needsFullCatalogue }) =>
				!done.has(key) && (hasAccounts || !isDemoOnly) && (isComplete || !needsFullCatalogue),
		);
	const mark = (tx: Db, key: string, value: string) =>
		tx
			.insert(markers)
			.values({ key, value, doneAt: new Date(now) })
			.onConflictDoUpdate({ target: markers.key, set: { value, doneAt: new Date(now) } });
	const run = async (tx: Db, part: Part) => {
		await mark(tx, part.key, await part.run(tx, { now, perKind, passwordCost }));
		onDone?.(part.key);
	};
	const catalogue = missingOf(CATALOGUE_PARTS);
	if (catalogue.length > 0) {
		await withoutTimeout(db, (tx) =>
			bulkLoad(tx, async () => {
				for (const part of catalogue) await run(tx, part);
			}),
		);
		onDone?.('listing');
	}
	const others = missingOf(PARTS);
	for (const part of others) await withoutTimeout(db, (tx) => run(tx, part));
	// Databases of before show the drawings of types that are rendered by now.
	const renders = createHash('sha256').update(RENDERS.revision).digest('hex');
	if (done.get(RENDERS_KEY) !== renders) {
		await withoutTimeout(db, async (tx) => {
			if (done.size > 0) await showRenders(tx);
			await mark(tx, RENDERS_KEY, renders);
		});
	}
	// Banners and collections say until when a sale is: after its end those of the next one are shown.
	const season = seasonMark(now);
	if (done.get(SEASON_KEY) !== season) {
		await withoutTimeout(db, async (tx) => {
			if (done.size > 0) await showSeason(tx, now);
			await mark(tx, SEASON_KEY, season);
		});
	}
	return catalogue.length + others.length > 0;
}

async function seedCatalogue(db: Db, { now, perKind }: PartSettings): Promise<string> {
	const catalogue = buildCatalogue(perKind);
	await addCurrencies(db);
	await insertBanners(db, now);
	await insertMany(db, shops, catalogue.shops);
	await insertMany(db, categories, [...catalogue.categories, ...digitalCategories()]);
	await insertProducts(db, catalogue.products.map(inDigitalCategory).map(withType));
	await insertMany(db, productVariants, catalogue.variants);
	await insertMany(db, priceTiers, catalogue.tiers);
	for (const edition of ['mm', 'th'] as const) await insertFlashSale(db, edition, now);
	// A catalogue of another size is for benchmarks, and its rows are too many for one text.
	if (perKind !== undefined) return `${perKind} of each kind`;
	return createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
}

async function insertFlashSale(db: Db, edition: Edition, now: number): Promise<void> {
	// Rounds begin at full hours, so that a countdown reads like a shop's.
	const startsAt = new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
	const saleId = `every-day-${edition}`;
	const endsAt = new Date(startsAt.getTime() + FLASH_SALE_DAYS * DAY_MS);
	await db
		.insert(flashSales)
		.values({ id: saleId, edition, name: 'Every day', startsAt, endsAt, roundMinutes: FLASH_SALE_MINUTES });
	const reduced = await db
		.select({
			id: products.id,
			shopId: products.shopId,
			category: products.category2Id,
			score: products.score,
		})
		.from(products)
		.where(and(eq(products.edition, edition), eq(products.kind, 'goods'), isNotNull(products.previousPrice)))
		.orderBy(desc(products.score), desc(products.id));
	// The best of each category, then more of their shops, so that each of these fills a row with its sale.
	const firsts = [...Map.groupBy(reduced, ({ category }) => category).values()]
		.flatMap(([first]) => first ?? [])
		.slice(0, FLASH_SALE_ITEMS);
	const others = [...new Set(firsts.map(({ shopId }) => shopId))].flatMap((shopId) =>
		reduced.filter((item) => item.shopId === shopId && !firsts.includes(item)).slice(0, MORE_OF_SHOP),
	);
	const items = [...firsts, ...others];
	const stocks = await db
		.select({ id: productVariants.productId, stock: sql<number>`sum(${productVariants.stock})::int` })
		.from(productVariants)
		.where(
			inArray(
				productVariants.productId,
				items.map(({ id }) => id),
			),
		)
		.groupBy(productVariants.productId);
	const stockOf = new Map(stocks.map(({ id, stock }) => [id, stock]));
	await db.insert(flashSaleItems).values(
		items.map(({ id, score }, position) => {
			// Without a number of pieces, the share is counted from what is sold and what is in stock.
			const percent = 25 + (score % 70);
			const sold = Math.ceil(((stockOf.get(id) ?? 0) * percent) / (100 - percent));
			return { saleId, productId: id, position, sold };
		}),
	);
}
