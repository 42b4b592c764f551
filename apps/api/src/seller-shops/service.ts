import type { OwnShop, writtenShop } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { awayUntil, dayIn, daysToBeBack, shopProblems, startOfDay } from '@zaylat/domain/shops';
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { deliveryServices, deliveryTariffs, shopDeliveryServices, shops } from '../db/schema/index.ts';
import { publishGoodsChange } from '../goods/news.ts';
import { Failure } from '../http/failure.ts';

/** Who asks, and how. */
interface Asker {
	readonly shopIds: readonly number[];
	readonly language: Language;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** A shop that cannot be stored as it was sent: what is wrong, by field. */
export class ShopRefused extends Error {
	override readonly name = 'ShopRefused';
	readonly fields: Readonly<Record<string, string>>;
	constructor(fields: Readonly<Record<string, string>>) {
		super(JSON.stringify(fields));
		this.fields = fields;
	}
}

/** A shop of the asker. @throws Failure `shop_not_found`, also for those of others */
async function requireShop(db: Db, { shopIds }: Asker, slug: string) {
	const [row] = await db
		.select({
			...{ id: shops.id, slug: shops.slug, name: shops.name, about: shops.about, written: shops.written },
			...{ edition: sql<Edition>`${shops.edition}`, backAt: shops.backAt, regionId: shops.regionId },
			...{ pausedAt: shops.pausedAt, pauseReason: shops.pauseReason },
		})
		.from(shops)
		.where(and(eq(shops.slug, slug), inArray(shops.id, [...shopIds])));
	if (!row) throw new Failure('shop_not_found');
	return row;
}

/** A shop as its seller changes it. @throws Failure `shop_not_found` */
export async function readOwnShop(db: Db, by: Asker, slug: string): Promise<OwnShop> {
	const { id, name, about, written, edition, backAt, pausedAt, pauseReason } = await requireShop(db, by, slug);
	const [services, all] = await Promise.all([
		db
			.select({
				id: shopDeliveryServices.serviceId,
				fee: shopDeliveryServices.fee,
				freeFrom: shopDeliveryServices.freeFrom,
			})
			.from(shopDeliveryServices)
			.where(eq(shopDeliveryServices.shopId, id))
			.orderBy(asc(shopDeliveryServices.serviceId)),
		servicesOf(db, edition),
	]);
	const back = awayUntil(backAt, by.now);
	return {
		...{ slug, edition, services, pausedFor: pausedAt === null ? null : (pauseReason ?? '') },
		name: written?.name ?? name,
		about: written?.about ?? about,
		backOn: back ? dayIn(edition, back.getTime()) : null,
		backDays: [...daysToBeBack(by.now, edition)],
		allServices: all.map((service) => ({ id: service.id, name: service.name[by.language] })),
	};
}

/** The services of an edition that carry parcels. */
function servicesOf(db: Db, edition: Edition) {
	const hasTariff = db
		.select({ one: sql`1` })
		.from(deliveryTariffs)
		.where(eq(deliveryTariffs.serviceId, deliveryServices.id));
	return db
		.select({ id: deliveryServices.id, name: deliveryServices.name })
		.from(deliveryServices)
		.where(and(eq(deliveryServices.edition, edition), exists(hasTariff)))
		.orderBy(asc(deliveryServices.position), asc(deliveryServices.id));
}

/**
 * Changes a shop, in one transaction. Shoppers see it within a second.
 * @throws Failure `shop_not_found`
 * @throws ShopRefused
 */
export async function changeShop(db: Db, by: Asker, slug: string, sent: z.output<typeof writtenShop>): Promise<void> {
	const { id, edition, regionId } = await requireShop(db, by, slug);
	const { name, about, backOn, services } = sent;
	const known = new Set((await servicesOf(db, edition)).map((service) => service.id));
	const unknown = services.flatMap((service, i) =>
		known.has(service.id) && services.findIndex((other) => other.id === service.id) === i
			? []
			: [[`services.${i}.id`, 'unknown'] as const],
	);
	const problems = shopProblems(sent, { now: by.now, edition, isDigital: regionId === null });
	const fields = Object.fromEntries([...problems.map(({ field, problem }) => [field, problem] as const), ...unknown]);
	if (Object.keys(fields).length > 0) throw new ShopRefused(fields);
	await db.transaction(async (tx) => {
		await tx
			.update(shops)
			.set({
				name: filledText(name, edition),
				about: filledText(about, edition),
				written: { name, about },
				backAt: backOn === null ? null : (startOfDay(backOn, edition) ?? null),
			})
			.where(eq(shops.id, id));
		await tx.delete(shopDeliveryServices).where(eq(shopDeliveryServices.shopId, id));
		if (services.length > 0) {
			await tx
				.insert(shopDeliveryServices)
				.values(services.map(({ id: serviceId, fee, freeFrom }) => ({ shopId: id, serviceId, fee, freeFrom })));
		}
		await publishGoodsChange(tx, []);
	});
}
