import type { OwnShop, writtenShop } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import { awayUntil, dayIn, daysToBeBack, shopProblems, startOfDay } from '@zaylat/domain/shops';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { deliveryServices, deliveryTariffs, shopDeliveryServices, shops } from '../db/schema/index.ts';
import { publishGoodsChange } from '../goods/news.ts';
import { pictureOf } from '../pictures/keys.ts';
import { readBankAccountOf } from './bank-account.ts';
import { type Asker, requireShop } from './own-shop.ts';
import { ownPictureOf, SHOP_DRAWING, unknownPictures } from './pictures.ts';
import { readReturnAddress } from './return-address.ts';

/** A shop that cannot be stored as it was sent: what is wrong, by field. */
export class ShopRefused extends Error {
	override readonly name = 'ShopRefused';
	readonly fields: Readonly<Record<string, string>>;
	constructor(fields: Readonly<Record<string, string>>) {
		super(JSON.stringify(fields));
		this.fields = fields;
	}
}

/** A shop as its seller changes it. @throws Failure `shop_not_found` */
export async function readOwnShop(db: Db, by: Asker, slug: string): Promise<OwnShop> {
	const { id, name, about, written, edition, backAt, ...row } = await requireShop(db, by, slug);
	const [services, all, returnAddress, bankAccount] = await Promise.all([
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
		readReturnAddress(db, id, by.language),
		readBankAccountOf(db, id),
	]);
	const [logo, cover] = [ownPictureOf(row.pictureKey), ownPictureOf(row.coverKey)];
	const shown = [...new Set([logo, cover])].filter((key) => key !== null);
	const back = awayUntil(backAt, by.now);
	return {
		...{ slug, edition, services, logo, cover, returnAddress, bankAccount },
		pausedFor: row.pausedAt === null ? null : (row.pauseReason ?? ''),
		pictures: shown.map((key) => ({ key, picture: pictureOf(key, row.tint, '', by.language) })),
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
	const { id, edition, regionId, pictureKey, coverKey } = await requireShop(db, by, slug);
	const { name, about, backOn, services, logo, cover } = sent;
	const known = new Set((await servicesOf(db, edition)).map((service) => service.id));
	const unknown = services.flatMap((service, i) =>
		known.has(service.id) && services.findIndex((other) => other.id === service.id) === i
			? []
			: [[`services.${i}.id`, 'unknown'] as const],
	);
	const problems = shopProblems(sent, { now: by.now, edition, isDigital: regionId === null });
	const pictures = await unknownPictures(db, { logo, cover }, [pictureKey, coverKey]);
	const fields = Object.fromEntries([
		...problems.map(({ field, problem }) => [field, problem] as const),
		...unknown,
		...pictures.map((field) => [field, 'unknown'] as const),
	]);
	if (Object.keys(fields).length > 0) throw new ShopRefused(fields);
	await db.transaction(async (tx) => {
		await tx
			.update(shops)
			.set({
				name: filledText(name, edition),
				about: filledText(about, edition),
				written: { name, about },
				backAt: backOn === null ? null : (startOfDay(backOn, edition) ?? null),
				// A drawing that stands for a picture stays.
				pictureKey: logo ?? (ownPictureOf(pictureKey) === null ? pictureKey : SHOP_DRAWING),
				coverKey: cover,
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
