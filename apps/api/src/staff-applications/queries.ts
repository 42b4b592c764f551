import type { StaffApplication, StaffApplicationDetails } from '@zaylat/api-client/contract';
import { maskName } from '@zaylat/domain/audit';
import { maskIdentifier } from '@zaylat/domain/contact';
import { type ApplicationState, maskAccountNumber } from '@zaylat/domain/seller-applications';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { applicationDocuments, sellerApplications, shops, users } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { likePattern } from '../products/search-text.ts';
import { readBank } from '../seller-applications/bank.ts';

/** Applications that are looked for. */
export interface ApplicationSearch {
	readonly search?: string | undefined;
	readonly state?: ApplicationState | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

type Row = typeof sellerApplications.$inferSelect;

/** A page of applications: those that were sent by how long they wait, the others and all together the newest first. */
export async function findApplications(db: Db, { search, state, cursor, per_page }: ApplicationSearch) {
	const isWaiting = state === 'sent';
	const list = `applications ${isWaiting ? 'waiting' : 'newest'}`;
	const [after, afterId] = readPageCursor(cursor, list, ['moment', 'uuid']) ?? [];
	const { id, sentAt, shopName, legalName } = sellerApplications;
	const moment = sql`date_trunc('milliseconds', ${sentAt})`;
	const order = isWaiting ? asc : desc;
	const pattern = search && likePattern(search);
	const found = await db
		.select()
		.from(sellerApplications)
		.where(
			and(
				state && eq(sellerApplications.state, state),
				pattern ? or(ilike(shopName, pattern), ilike(legalName, pattern)) : undefined,
				after === undefined
					? undefined
					: isWaiting
						? sql`(${moment}, ${id}) > (${after}::timestamptz, ${afterId}::uuid)`
						: sql`(${moment}, ${id}) < (${after}::timestamptz, ${afterId}::uuid)`,
			),
		)
		.orderBy(order(moment), order(id))
		.limit(per_page + 1);
	const { rows, next } = cutPage(found, per_page, list, (row) => [row.sentAt.toISOString(), row.id]);
	return { items: rows.map(toApplication), page: { next } };
}

function toApplication({ id, shopName, kind, legalName, edition, state, sentAt }: Row): StaffApplication {
	return { id, shopName, kind, edition, state, applicant: maskName(legalName), sentAt: sentAt.toISOString() };
}

/** An application as it is stored. @throws Failure `application_not_found` */
export async function requireApplication(db: Db, id: string): Promise<Row> {
	const [row] = isUuid(id) ? await db.select().from(sellerApplications).where(eq(sellerApplications.id, id)) : [];
	if (!row) throw new Failure('application_not_found');
	return row;
}

/** An application as every role that reads applications sees it. @throws Failure `application_not_found` */
export async function readApplication(
	{ db, config }: Pick<Services, 'db' | 'config'>,
	id: string,
	readerId: string,
): Promise<StaffApplicationDetails> {
	const row = await requireApplication(db, id);
	const [more] = await db
		.select({
			...{ email: users.email, phone: users.phone, shop: shops.slug },
			documentCount: sql<number>`(select count(*)::int from ${applicationDocuments}
				where ${applicationDocuments.applicationId} = ${id})`,
		})
		.from(users)
		.leftJoin(shops, eq(shops.id, row.shopId ?? 0))
		.where(eq(users.id, row.userId));
	const bank = readBank(config, row.bankSealed);
	const { email = null, phone = null } = more ?? {};
	return {
		...toApplication(row),
		...{ goods: row.goods, answer: row.answer, decidedAt: row.decidedAt?.toISOString() ?? null },
		email: email === null ? null : maskIdentifier({ email }),
		phone: phone === null ? null : maskIdentifier({ phone }),
		bank: bank && { name: bank.name, holder: maskName(bank.holder), number: maskAccountNumber(bank.number) },
		documentCount: more?.documentCount ?? 0,
		shop: more?.shop ?? null,
		isOwn: row.userId === readerId,
	};
}
