import type { StaffAccount } from '@zaylat/api-client/contract';
import { maskIdentifier, readIdentifier } from '@zaylat/domain/contact';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { operators, sessions, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { likePattern } from '../products/search-text.ts';

/** Accounts that are looked for. */
export interface AccountSearch {
	readonly search?: string | undefined;
	readonly state?: 'locked' | 'open' | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

const COLUMNS = {
	id: users.id,
	name: users.name,
	email: users.email,
	phone: users.phone,
	createdAt: users.createdAt,
	lockedAt: users.lockedAt,
	lockReason: users.lockReason,
	deletionRequestedAt: users.deletionRequestedAt,
	isStaff: sql<boolean>`${operators.userId} is not null`,
	shops: sql<
		string[]
	>`array(select ${shops.name}->>'en' from ${shops} where ${shops.ownerId} = ${users.id} order by 1)`,
};

const read = (db: Db, now: Date, where: SQL | undefined) =>
	db
		.select({
			...COLUMNS,
			sessions: sql<number>`(select count(*)::int from ${sessions} where ${sessions.userId} = ${users.id}
				and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`,
		})
		.from(users)
		.leftJoin(operators, eq(operators.userId, users.id))
		.where(and(eq(users.kind, 'registered'), where));

/** Registered accounts, the newest first. */
export async function findAccounts(db: Db, now: Date, { search, state, cursor, per_page }: AccountSearch) {
	const [at, id] = readPageCursor(cursor, 'accounts', ['moment', 'uuid']) ?? [];
	const found = await read(
		db,
		now,
		and(
			search ? matches(search) : undefined,
			state && (state === 'locked' ? isNotNull(users.lockedAt) : isNull(users.lockedAt)),
			at === undefined
				? undefined
				: sql`(date_trunc('milliseconds', ${users.createdAt}), ${users.id}) < (${at}::timestamptz, ${id}::uuid)`,
		),
	)
		.orderBy(desc(sql`date_trunc('milliseconds', ${users.createdAt})`), desc(users.id))
		.limit(per_page + 1);
	const { rows, next } = cutPage(found, per_page, 'accounts', (row) => [row.createdAt.toISOString(), row.id]);
	return { items: rows.map(toAccount), page: { next } };
}

/** One account. @throws Failure `account_not_found` */
export async function readAccount(db: Db, now: Date, id: string): Promise<StaffAccount> {
	const [row] = await read(db, now, eq(users.id, id));
	if (!row) throw new Failure('account_not_found');
	return toAccount(row);
}

/** Contacts are found whole alone, so that nobody can list them letter by letter. */
function matches(search: string): SQL | undefined {
	const identifier = readIdentifier(search);
	if (identifier) return 'email' in identifier ? eq(users.email, identifier.email) : eq(users.phone, identifier.phone);
	const pattern = likePattern(search);
	return or(
		sql`${users.name} ilike ${pattern}`,
		sql`exists (select from ${shops} where ${shops.ownerId} = ${users.id} and ${shops.name}->>'en' ilike ${pattern})`,
	);
}

function toAccount(row: Awaited<ReturnType<typeof read>>[number]): StaffAccount {
	const { email, phone, createdAt, lockedAt, deletionRequestedAt, ...same } = row;
	return {
		...same,
		email: email === null ? null : maskIdentifier({ email }),
		phone: phone === null ? null : maskIdentifier({ phone }),
		createdAt: createdAt.toISOString(),
		lockedAt: lockedAt?.toISOString() ?? null,
		isLeaving: deletionRequestedAt !== null,
	};
}
