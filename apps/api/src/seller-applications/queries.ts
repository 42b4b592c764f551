import type { ApplicationDocument, OwnApplication } from '@zaylat/api-client/contract';
import { firstSteps } from '@zaylat/domain/seller-applications';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	applicationDocuments,
	products,
	sellerApplications,
	shopDeliveryServices,
	shops,
	uploads,
} from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { sizedPictureOf } from '../uploads/service.ts';
import { readBank } from './bank.ts';

/** The application of an account with all that the applicant sees; null before one was sent. */
export async function readOwnApplication(
	{ db, config }: Pick<Services, 'db' | 'config'>,
	userId: string,
): Promise<OwnApplication | null> {
	const [row] = await db.select().from(sellerApplications).where(eq(sellerApplications.userId, userId));
	if (!row) return null;
	const { kind, legalName, registrationNumber, shopName, edition, goods, state, answer, shopId } = row;
	return {
		...{ kind, legalName, registrationNumber, shopName, edition, goods, state, answer },
		bank: readBank(config, row.bankSealed),
		documents: await documentsOf(db, row.id),
		sentAt: row.sentAt.toISOString(),
		decidedAt: row.decidedAt?.toISOString() ?? null,
		shop: shopId === null ? null : await shopOf(db, shopId),
	};
}

/** The documents of an application, in their order. */
export async function documentsOf(db: Db, applicationId: string): Promise<ApplicationDocument[]> {
	const rows = await db
		.select({ pictureKey: uploads.pictureKey, width: uploads.width, height: uploads.height })
		.from(applicationDocuments)
		.innerJoin(uploads, eq(uploads.pictureKey, applicationDocuments.pictureKey))
		.where(eq(applicationDocuments.applicationId, applicationId))
		.orderBy(asc(applicationDocuments.position));
	return rows.map((row) => ({ key: row.pictureKey, picture: sizedPictureOf(row) }));
}

/** The shop that was opened, with its first steps. */
async function shopOf(db: Db, id: number): Promise<OwnApplication['shop']> {
	const productsIn = (state?: string) =>
		sql<number>`(select count(*)::int from ${products} where ${products.shopId} = ${shops.id}
			${state === undefined ? sql`` : sql`and ${products.state} = ${state}`})`;
	const [row] = await db
		.select({
			slug: shops.slug,
			hasAbout: sql<boolean>`exists (select from jsonb_each_text(${shops.about}) where value <> '')`,
			services: sql<number>`(select count(*)::int from ${shopDeliveryServices}
				where ${shopDeliveryServices.shopId} = ${shops.id})`,
			products: productsIn(),
			onSale: productsIn('on_sale'),
		})
		.from(shops)
		.where(eq(shops.id, id));
	return row ? { slug: row.slug, steps: firstSteps(row) } : null;
}
