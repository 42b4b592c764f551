import { createHash, randomUUID } from 'node:crypto';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashPassword } from '../../auth/password.ts';
import { pictureKey } from '../../pictures/keys.ts';
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
	users,
} from '../schema.ts';
import { BANNERS } from './banners.ts';
import { buildCatalogue } from './build.ts';
import { COUNTRIES, CURRENCIES } from './reference.ts';
import { localized } from './words.ts';

/** The account that development and demonstrations sign in with. */
export const DEMO_ACCOUNT = { email: 'shopper@example.com', password: 'zaylat-demo', name: 'Daw Khin' } as const;

const SEED_MARKER = 'seed';
const FLASH_SALE_ITEMS = 12;
const FLASH_SALE_MINUTES = 8 * 60;

/**
 * Fills an empty database with the demo catalogue, once.
 * @param perKind Products of each kind in each edition.
 * @returns Whether it seeded; `false` when that was done before.
 */
export async function seedOnce(db: Db, now: number, perKind?: number): Promise<boolean> {
	const [done] = await db.select().from(markers).where(eq(markers.key, SEED_MARKER));
	if (done) return false;
	const catalogue = buildCatalogue(perKind);
	const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
	await db.transaction(async (tx) => {
		await insertReference(tx);
		await insertMany(tx, shops, catalogue.shops);
		await insertMany(tx, categories, catalogue.categories);
		await insertMany(tx, products, catalogue.products);
		await insertMany(tx, productVariants, catalogue.variants);
		await insertMany(tx, priceTiers, catalogue.tiers);
		for (const edition of ['mm', 'th'] as const) await insertFlashSale(tx, edition, now);
		await tx.insert(users).values({
			id: randomUUID(),
			kind: 'registered',
			name: DEMO_ACCOUNT.name,
			email: DEMO_ACCOUNT.email,
			passwordHash,
			createdAt: new Date(now),
		});
		const value = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
		await tx.insert(markers).values({ key: SEED_MARKER, value, doneAt: new Date(now) });
	});
	await db.execute('analyze');
	return true;
}

async function insertMany<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
	// PostgreSQL takes at most 65,535 parameters in a statement.
	for (let start = 0; start < rows.length; start += 500) {
		await db.insert(table).values(rows.slice(start, start + 500));
	}
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
