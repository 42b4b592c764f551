import type { ChatMessage, ChatSide } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { chatMessages, chatThreads, products, shops, uploads, users } from '../db/schema/index.ts';
import { pictureOf } from '../pictures/keys.ts';
import { moneyOf } from '../products/summary.ts';
import { sizedPictureOf } from '../uploads/service.ts';

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

const selectMessages = (db: Db) =>
	db
		.select({
			message: chatMessages,
			picture: { pictureKey: uploads.pictureKey, width: uploads.width, height: uploads.height },
			product: {
				id: products.id,
				edition: products.edition,
				name: products.name,
				pictureKeys: products.pictureKeys,
				tint: products.tint,
				price: products.price,
			},
		})
		.from(chatMessages)
		.leftJoin(uploads, eq(uploads.pictureKey, chatMessages.pictureKey))
		.leftJoin(products, eq(products.id, chatMessages.productId));

function toMessage({ message, picture, product }: MessageRow, language: Language): ChatMessage {
	const name = product?.name[language] ?? '';
	return {
		id: String(message.id),
		threadId: message.threadId,
		side: message.side === 'shop' ? 'shop' : 'shopper',
		text: message.text,
		picture: picture && sizedPictureOf(picture),
		product: product && {
			id: String(product.id),
			name,
			picture: pictureOf(product.pictureKeys[0] ?? '', product.tint, name, language),
			price: moneyOf(product.edition, product.price),
		},
		clientId: message.clientId,
		createdAt: message.createdAt.toISOString(),
	};
}

/** Messages by their ids, keyed by them. */
export async function messagesById(
	db: Db,
	ids: readonly number[],
	language: Language,
): Promise<ReadonlyMap<number, ChatMessage>> {
	if (ids.length === 0) return new Map();
	const rows = await selectMessages(db).where(inArray(chatMessages.id, [...ids]));
	return new Map(rows.map((row) => [row.message.id, toMessage(row, language)]));
}

/** Which messages of a conversation are read, and in which direction from where. */
export interface Span {
	readonly direction: 'older' | 'newer';
	/** Messages before or after this one; from the newest or the first on unless given. */
	readonly from?: number | undefined;
}

/** Messages of a conversation, the oldest first; one more than `size` when there are more. */
export async function readMessages(
	db: Db,
	threadId: string,
	{ direction, from }: Span,
	{ size, language }: { readonly size: number; readonly language: Language },
): Promise<{ items: ChatMessage[]; hasMore: boolean }> {
	const isOlder = direction === 'older';
	const edge = from === undefined ? undefined : (isOlder ? lt : gt)(chatMessages.id, from);
	const rows = await selectMessages(db)
		.where(and(eq(chatMessages.threadId, threadId), edge))
		.orderBy((isOlder ? desc : asc)(chatMessages.id))
		.limit(size + 1);
	const shown = rows.slice(0, size);
	if (isOlder) shown.reverse();
	return { items: shown.map((row) => toMessage(row, language)), hasMore: rows.length > size };
}

/** Whose conversations are followed: those with shops of an edition. */
export interface Follower {
	readonly userId: string;
	readonly edition: Edition;
}

/** Conversations in which an account is the shopper or answers for the shop. */
const isIn = ({ userId, edition }: Follower): SQL | undefined =>
	and(or(eq(chatThreads.userId, userId), eq(shops.ownerId, userId)), eq(shops.edition, edition));

/** Messages of all conversations of a follower after one, the oldest first. */
export async function messagesAfter(
	db: Db,
	follower: Follower,
	after: number,
	{ size, language }: { readonly size: number; readonly language: Language },
): Promise<ChatMessage[]> {
	const rows = await selectMessages(db)
		.innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.where(and(isIn(follower), gt(chatMessages.id, after)))
		.orderBy(asc(chatMessages.id))
		.limit(size);
	return rows.map((row) => toMessage(row, language));
}

/** The newest message of all conversations of a follower; 0 without any. */
export async function newestMessageId(db: Db, follower: Follower): Promise<number> {
	const [row] = await db
		.select({ newest: sql<string | null>`max(${chatMessages.id})` })
		.from(chatMessages)
		.innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.where(isIn(follower));
	return Number(row?.newest ?? 0);
}

/** Conversations with what a list needs, seen from a side; add `where`, `orderBy`, `limit`. */
export const selectThreads = (db: Db, side: ChatSide) => {
	const readId = side === 'shopper' ? chatThreads.shopperReadId : chatThreads.shopReadId;
	return db
		.select({
			thread: chatThreads,
			shop: {
				slug: shops.slug,
				name: shops.name,
				pictureKey: shops.pictureKey,
				tint: shops.tint,
				isVerified: shops.isVerified,
				ownerId: shops.ownerId,
			},
			shopperName: users.name,
			lastMessageId: sql<string | null>`(
				select max(m.id) from ${chatMessages} m where m.thread_id = ${chatThreads.id}
			)`,
			// The badge shows at most 100, so the database counts no further.
			unread: sql<number>`(
				select count(*)::int from (
					select 1 from ${chatMessages} m
					where m.thread_id = ${chatThreads.id} and m.id > ${readId} and m.side <> ${side}
					limit 100
				) unread
			)`,
		})
		.from(chatThreads)
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.innerJoin(users, eq(users.id, chatThreads.userId));
};

/** A row of `selectThreads`. */
export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];

/** How many messages of the other side an account has not read, as a side, in conversations with shops of an edition. */
export async function countUnread(
	db: Db,
	{ userId, side, edition }: { readonly userId: string; readonly side: ChatSide; readonly edition: Edition },
): Promise<number> {
	const readId = side === 'shopper' ? chatThreads.shopperReadId : chatThreads.shopReadId;
	const [row] = await db
		.select({ unread: sql<number>`count(*)::int` })
		.from(chatThreads)
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.innerJoin(chatMessages, and(eq(chatMessages.threadId, chatThreads.id), gt(chatMessages.id, readId)))
		.where(
			and(
				eq(side === 'shopper' ? chatThreads.userId : shops.ownerId, userId),
				eq(shops.edition, edition),
				sql`${chatMessages.side} <> ${side}`,
			),
		);
	return row?.unread ?? 0;
}
