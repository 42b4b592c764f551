import type { NotificationChoices } from '@zaylat/domain/notifications';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { notifications, users } from '../db/schema/index.ts';
import { isUuid, uuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';

/** Where a page of news ended. */
const place = z.strictObject({ at: z.iso.datetime({ precision: 3 }), id: uuid });

/**
 * A page of a shopper's news, the newest first.
 * @throws Failure `bad_request` for a cursor that is not ours
 */
export async function pageOfNotifications(
	db: Db,
	userId: string,
	page: { readonly cursor: string | undefined; readonly size: number },
): Promise<{ rows: (typeof notifications.$inferSelect)[]; next: string | null }> {
	const after = page.cursor === undefined ? undefined : readCursor(page.cursor);
	const rows = await db
		.select()
		.from(notifications)
		.where(
			and(
				eq(notifications.userId, userId),
				// The index goes from the newest on, and equal moments by id upwards.
				after &&
					sql`(${notifications.createdAt} < ${after.at}::timestamptz or (${notifications.createdAt} = ${after.at}::timestamptz and ${notifications.id} > ${after.id}::uuid))`,
			),
		)
		// Nulls last as the index has it; with nulls first PostgreSQL would sort, though there are none.
		.orderBy(sql`${notifications.createdAt} desc nulls last`, notifications.id)
		.limit(page.size + 1);
	const shown = rows.slice(0, page.size);
	const last = shown.at(-1);
	const next = rows.length > page.size && last ? writeCursor({ at: last.createdAt.toISOString(), id: last.id }) : null;
	return { rows: shown, next };
}

/** How many pieces of news a shopper has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
	const [row] = await db
		.select({ unread: count() })
		.from(notifications)
		.where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
	return row?.unread ?? 0;
}

/** Marks a shopper's news as read; `ids` of others change nothing. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | 'all', at: Date): Promise<void> {
	const known = ids === 'all' ? ids : ids.filter((id) => isUuid(id));
	if (known.length === 0) return;
	await db
		.update(notifications)
		.set({ readAt: at })
		.where(
			and(
				eq(notifications.userId, userId),
				isNull(notifications.readAt),
				known === 'all' ? undefined : inArray(notifications.id, [...known]),
			),
		);
}

/** Which topics a shopper chose. */
export async function choicesOf(db: Db, userId: string): Promise<NotificationChoices> {
	const [row] = await db.select({ choices: users.notificationChoices }).from(users).where(eq(users.id, userId));
	return row?.choices ?? {};
}

/** Adds choices to a shopper's earlier ones; two concurrent calls keep both. */
export async function addChoices(db: Db, userId: string, choices: NotificationChoices): Promise<NotificationChoices> {
	const [row] = await db
		.update(users)
		.set({ notificationChoices: sql`${users.notificationChoices} || ${JSON.stringify(choices)}::jsonb` })
		.where(eq(users.id, userId))
		.returning({ choices: users.notificationChoices });
	return row?.choices ?? {};
}

const writeCursor = (at: z.infer<typeof place>) => Buffer.from(JSON.stringify(at)).toString('base64url');

function readCursor(cursor: string): z.infer<typeof place> {
	try {
		return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
	} catch {
		throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
	}
}
