import { createHash } from 'node:crypto';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { PASSWORD_COST, type PasswordCost } from '../../auth/password.ts';
import { pictureKey } from '../../pictures/keys.ts';
import { indexProducts, insertProducts } from '../../search/index-products.ts';
import type { Db } from '../connect.ts';
import {
	banners,
	categories,
	countries,
	currencies,
	flashSaleItems,
	flashSales,
	markers,
	priceTiers,
	products,
	productVariants,
	shops,
} from '../schema/index.ts';
import { seedAccount } from './account.ts';
import { BANNERS } from './banners.ts';
import { buildCatalogue } from './build.ts';
import { seedBusinesses } from './businesses.ts';
import { seedCollections } from './collections.ts';
import { seedCoupons } from './coupons.ts';
import { seedDelivery } from './delivery.ts';
import { seedDemoChats } from './demo-chats.ts';
import { seedDemoOrders, seedMoreDemoOrders } from './demo-orders.ts';
import { seedDemoQuotations } from './demo-quotations.ts';
import { seedAssortment } from './insert-assortment.ts';
import { insertMany } from './insert-many.ts';
import { listOnce } from './list-once.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places/index.ts';
import { seedSubdistricts } from './places/subdistricts.ts';
import { COUNTRIES, CURRENCIES } from './reference.ts';
import { seedReviews } from './reviews.ts';
import { localized } from './words.ts';

const FLASH_SALE_ITEMS = 12;
const FLASH_SALE_MINUTES = 8 * 60;

/** Settings of the seed that have defaults. */
interface SeedOptions {
	/** Products of each kind in each edition; the usual number unless given. */
	readonly perKind?: number | undefined;
	/** What the password hashes of the demo accounts cost; `PASSWORD_COST` unless given. */
	readonly passwordCost?: PasswordCost;
	/** Whether there are the demo accounts, whose passwords are published, and what they did; true unless told otherwise. */
	readonly hasAccounts?: boolean;
}

/** What the parts of the seed are made with. */
interface SeedSettings {
	/** Milliseconds since the epoch. */
	readonly now: number;
	readonly perKind: number | undefined;
	readonly passwordCost: PasswordCost;
}

/**
 * Parts of the demo data in the order in which they build on each other. Each is done once in the life of a database, so
 * a database of an older version gets the parts that it lacks. Answers a mark of what was done. `isOfAccounts` marks the
 * parts that only the demo profile has (Decision 23).
 */
const PARTS: readonly {
	readonly key: string;
	readonly isOfAccounts?: true;
	readonly run: (db: Db, settings: SeedSettings) => Promise<string>;
}[] = [
	{ key: 'seed', run: seedCatalogue },
	{
		key: 'people',
		isOfAccounts: true,
		async run(db, { now, passwordCost }) {
			await seedPeople(db, now, passwordCost);
			return 'done';
		},
	},
	{ key: 'assortment', run: seedAssortment },
	{ key: 'collections', run: seedCollections },
	{ key: 'reviews', run: seedReviews },
	{ key: 'places', run: seedPlaces },
	{ key: 'subdistricts', run: seedSubdistricts },
	{ key: 'account', isOfAccounts: true, run: seedAccount },
	{ key: 'delivery', run: seedDelivery },
	{ key: 'businesses', run: seedBusinesses },
	{ key: 'coupons', run: (db, { now }) => seedCoupons(db, now) },
	{ key: 'demo-orders', isOfAccounts: true, run: (db, { now }) => seedDemoOrders(db, now) },
	{ key: 'demo-orders-more', isOfAccounts: true, run: (db, { now }) => seedMoreDemoOrders(db, now) },
	{ key: 'demo-quotations', isOfAccounts: true, run: (db, { now }) => seedDemoQuotations(db, now) },
	{ key: 'demo-chats', isOfAccounts: true, run: (db, { now }) => seedDemoChats(db, now) },
];

/**
 * Fills a database with the demo data that it lacks.
 * @returns Whether it seeded anything; `false` when all was done before.
 */
export async function seedOnce(db: Db, now: number, options: SeedOptions = {}): Promise<boolean> {
	const { perKind, passwordCost = PASSWORD_COST, hasAccounts = true } = options;
	const done = new Set((await db.select({ key: markers.key }).from(markers)).map(({ key }) => key));
	const missing = PARTS.filter(({ key, isOfAccounts }) => !done.has(key) && (hasAccounts || !isOfAccounts));
	for (const { key, run } of missing) {
		await db.transaction(async (tx) => {
			// What fills a table may take longer than a question may, on a slow machine above all.
			await tx.execute('set local statement_timeout = 0');
			const value = await run(tx, { now, perKind, passwordCost });
			await tx.insert(markers).values({ key, value, doneAt: new Date(now) });
		});
	}
	const isIndexedAnew = await db.transaction(async (tx) => {
		await tx.execute('set local statement_timeout = 0');
		return indexProducts(tx);
	});
	if (missing.length > 0 || isIndexedAnew) await learn(db);
	return missing.length > 0;
}

/** Lets the database learn what it holds, so that it answers well from the first question on. */
async function learn(db: Db): Promise<void> {
	await db.transaction(async (tx) => {
		// Many products take longer than a question may.
		await tx.execute('set local statement_timeout = 0');
		await tx.execute("set local maintenance_work_mem = '256MB'");
		await tx.execute(
			"select gin_clean_pending_list(inhrelid) from pg_inherits where inhparent = 'product_terms_terms'::regclass",
		);
		await tx.execute('analyze');
	});
}

async function seedCatalogue(db: Db, { now, perKind }: SeedSettings): Promise<string> {
	const catalogue = buildCatalogue(perKind);
	await insertReference(db);
	await insertMany(db, shops, catalogue.shops);
	await insertMany(db, categories, catalogue.categories);
	await listOnce(db, async () => {
		await insertProducts(db, catalogue.products);
		await insertMany(db, productVariants, catalogue.variants);
	});
	await insertMany(db, priceTiers, catalogue.tiers);
	for (const edition of ['mm', 'th'] as const) await insertFlashSale(db, edition, now);
	return createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
}

async function insertReference(db: Db): Promise<void> {
	await db.insert(currencies).values(
		CURRENCIES.map(([key, name, countryName, countryCode, description, exchangeRate], position) => ({
			key,
			name,
			countryName,
			countryCode,
			description,
			exchangeRate,
			img: `/flags/${countryCode.toLowerCase()}.svg`,
			position,
		})),
	);
	await db.insert(countries).values(COUNTRIES.map(([postcode, nameEn], position) => ({ postcode, nameEn, position })));
	await db.insert(banners).values(
		BANNERS.flatMap((banner, position) =>
			banner.editions.map((edition) => ({
				id: `${banner.id}-${edition}`,
				edition,
				position,
				title: localized(banner.title),
				text: localized(banner.text),
				action: localized(banner.action),
				to: banner.to,
				pictureKeys: banner.icons.map((icon) => pictureKey(icon)),
				tint: banner.tint,
			})),
		),
	);
}

async function insertFlashSale(db: Db, edition: Edition, now: number): Promise<void> {
	// Rounds begin at full hours, so that a countdown reads like a shop's.
	const startsAt = new Date(Math.floor(now / 3_600_000) * 3_600_000);
	await db.insert(flashSales).values({ edition, startsAt, roundMinutes: FLASH_SALE_MINUTES });
	const items = await db
		.selectDistinctOn([products.category2Id], { id: products.id, score: products.score })
		.from(products)
		.where(and(eq(products.edition, edition), eq(products.kind, 'goods'), isNotNull(products.previousPrice)))
		.orderBy(asc(products.category2Id), desc(products.score), desc(products.id));
	await db.insert(flashSaleItems).values(
		items
			.sort((a, b) => b.score - a.score)
			.slice(0, FLASH_SALE_ITEMS)
			.map(({ id, score }, position) => ({ edition, productId: id, position, soldPercent: 25 + (score % 70) })),
	);
}
