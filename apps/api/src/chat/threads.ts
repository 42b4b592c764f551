import { randomUUID } from 'node:crypto';
import type { ChatSide, ChatThread } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { chatThreads, shops } from '../db/schema/index.ts';
import { isUuid, uuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { messagesById, selectThreads, type ThreadRow } from './queries.ts';

/** A conversation and the side that an account is on. */
export interface Participant {
	readonly threadId: string;
	readonly side: ChatSide;
	readonly shopperId: string;
	readonly ownerId: string | null;
	readonly shopId: number;
	/** That of the shop. */
	readonly edition: Edition;
}

/**
 * The side of a conversation that an account is on.
 * @throws Failure `thread_not_found`, also for those of others
 */
export async function requireParticipant(db: Db, userId: string, threadId: string): Promise<Participant> {
	if (!isUuid(threadId)) throw new Failure('thread_not_found');
	const [row] = await db
		.select({
			shopperId: chatThreads.userId,
			ownerId: shops.ownerId,
			shopId: chatThreads.shopId,
			edition: sql<Edition>`${shops.edition}`,
		})
		.from(chatThreads)
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.where(eq(chatThreads.id, threadId));
	if (!row || (row.shopperId !== userId && row.ownerId !== userId)) throw new Failure('thread_not_found');
	return { threadId, side: row.shopperId === userId ? 'shopper' : 'shop', ...row };
}

/** One conversation as its side sees it. */
export async function readThread(db: Db, participant: Participant, language: Language): Promise<ChatThread> {
	const rows = await selectThreads(db, participant.side).where(eq(chatThreads.id, participant.threadId));
	const [thread] = await toThreads(db, rows, participant.side, language);
	if (!thread) throw new Failure('thread_not_found');
	return thread;
}

/** Where a page of conversations ended. */
const place = z.strictObject({ at: z.iso.datetime({ precision: 3 }), id: uuid });

/**
 * A page of an account's conversations with shops of an edition, the latest first. A shop's side does not list
 * conversations without messages.
 * @throws Failure `bad_request` for a cursor that is not ours
 */
export async function listThreads(
	db: Db,
	who: { readonly userId: string; readonly side: ChatSide; readonly edition: Edition; readonly language: Language },
	page: { readonly cursor: string | undefined; readonly size: number },
): Promise<{ items: ChatThread[]; next: string | null }> {
	const { userId, side, edition, language } = who;
	const before = page.cursor === undefined ? undefined : readPlace(page.cursor);
	const rows = await selectThreads(db, side)
		.where(
			and(
				eq(side === 'shopper' ? chatThreads.userId : shops.ownerId, userId),
				eq(shops.edition, edition),
				side === 'shop' ? sql`exists (select 1 from chat_messages m where m.thread_id = ${chatThreads.id})` : undefined,
				before &&
					sql`(${chatThreads.lastMessageAt}, ${chatThreads.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`,
			),
		)
		.orderBy(sql`${chatThreads.lastMessageAt} desc nulls last`, sql`${chatThreads.id} desc`)
		.limit(page.size + 1);
	const shown = rows.slice(0, page.size);
	const last = shown.at(-1)?.thread;
	return {
		items: await toThreads(db, shown, side, language),
		next: rows.length > page.size && last ? writePlace({ at: last.lastMessageAt.toISOString(), id: last.id }) : null,
	};
}

/**
 * Opens the conversation of a shopper and a shop, or finds the one that there is.
 * @throws Failure `shop_not_found`; `bad_request` for a shop of the account's own
 */
export async function openThread(
	db: Db,
	userId: string,
	slug: string,
	{ edition, now }: { readonly edition: Edition; readonly now: number },
): Promise<Participant> {
	const [shop] = await db
		.select({ id: shops.id, ownerId: shops.ownerId })
		.from(shops)
		.where(and(eq(shops.slug, slug), eq(shops.edition, edition)));
	if (!shop) throw new Failure('shop_not_found');
	if (shop.ownerId === userId) throw new Failure('bad_request', { fields: { shop: 'own_shop' } });
	const at = new Date(now);
	await db
		.insert(chatThreads)
		.values({ id: randomUUID(), userId, shopId: shop.id, createdAt: at, lastMessageAt: at })
		.onConflictDoNothing();
	const [thread] = await db
		.select({ id: chatThreads.id })
		.from(chatThreads)
		.where(and(eq(chatThreads.userId, userId), eq(chatThreads.shopId, shop.id)));
	if (!thread) throw new Failure('shop_not_found');
	return { threadId: thread.id, side: 'shopper', shopperId: userId, ownerId: shop.ownerId, shopId: shop.id, edition };
}

async function toThreads(
	db: Db,
	rows: readonly ThreadRow[],
	side: ChatSide,
	language: Language,
): Promise<ChatThread[]> {
	const lastIds = rows.flatMap(({ lastMessageId }) => (lastMessageId === null ? [] : [Number(lastMessageId)]));
	const messages = await messagesById(db, lastIds, language);
	return rows.map(({ thread, shop, shopperName, lastMessageId, unread }) => {
		const name = shop.name[language];
		const otherReadId = side === 'shopper' ? thread.shopReadId : thread.shopperReadId;
		return {
			id: thread.id,
			side,
			shop: {
				slug: shop.slug,
				name,
				picture: pictureOf(shop.pictureKey, shop.tint, name, language),
				isVerified: shop.isVerified,
			},
			shopperName,
			lastMessage: messages.get(Number(lastMessageId)) ?? null,
			unread,
			otherReadId: otherReadId === 0 ? null : String(otherReadId),
			createdAt: thread.createdAt.toISOString(),
		};
	});
}

const writePlace = (at: z.infer<typeof place>) => Buffer.from(JSON.stringify(at)).toString('base64url');

function readPlace(cursor: string): z.infer<typeof place> {
	try {
		return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
	} catch {
		throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
	}
}
