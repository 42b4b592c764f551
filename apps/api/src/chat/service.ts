import type { ChatMessage, ChatThread } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { chatMessages, chatThreads, products, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { onSale } from '../products/on-sale.ts';
import { readId } from '../products/summary.ts';
import { takePictures } from '../uploads/service.ts';
import { publishNotice } from './notice.ts';
import { messagesById, readMessages, type Span } from './queries.ts';
import { type Participant, readThread } from './threads.ts';

/** What is sent. */
export interface Draft {
	readonly clientId: string;
	readonly text?: string | undefined;
	readonly uploadId?: string | undefined;
	readonly productId?: string | undefined;
}

/**
 * Sends a message; for a `clientId` that was sent before it returns the stored message.
 * @throws Failure `message_empty`, `upload_not_found`, `product_not_found`
 */
export async function sendMessage(
	{ db, now }: Services,
	participant: Participant,
	draft: Draft,
	language: Language,
): Promise<ChatMessage> {
	const { text = '' } = draft;
	if (text === '' && draft.uploadId === undefined && draft.productId === undefined) throw new Failure('message_empty');
	const at = new Date(now());
	const id = await db.transaction(async (tx) => {
		await lockAccounts(tx, participant);
		const [earlier] = await tx
			.select({ id: chatMessages.id })
			.from(chatMessages)
			.where(
				and(
					eq(chatMessages.threadId, participant.threadId),
					eq(chatMessages.side, participant.side),
					eq(chatMessages.clientId, draft.clientId),
				),
			);
		if (earlier) return earlier.id;
		const [message] = await tx
			.insert(chatMessages)
			.values({
				threadId: participant.threadId,
				side: participant.side,
				text,
				pictureKey: await pictureKeyOf(tx, participant, draft.uploadId, at),
				productId: await productIdOf(tx, participant, draft.productId),
				clientId: draft.clientId,
				createdAt: at,
			})
			.returning({ id: chatMessages.id });
		if (!message) throw new Failure('unavailable');
		await notifyOther(tx, participant, message.id, at);
		await tx.update(chatThreads).set({ lastMessageAt: at }).where(eq(chatThreads.id, participant.threadId));
		await publishNotice(tx, { kind: 'message', edition: participant.edition, accounts: accountsOf(participant) });
		return message.id;
	});
	const message = (await messagesById(db, [id], language)).get(id);
	if (!message) throw new Failure('thread_not_found');
	return message;
}

/** Where a page of messages begins. */
const place = z.strictObject({ direction: z.enum(['older', 'newer']), from: z.number().int().min(0) });

/**
 * A page of a conversation's messages, the oldest first.
 * @throws Failure `bad_request` for a cursor that is not ours
 */
export async function pageOfMessages(
	db: Db,
	threadId: string,
	{
		cursor,
		size,
		language,
	}: { readonly cursor: string | undefined; readonly size: number; readonly language: Language },
): Promise<{ items: ChatMessage[]; page: { older: string | null; newer: string | null } }> {
	const span: Span = cursor === undefined ? { direction: 'older' } : readPlace(cursor);
	const { items, hasMore } = await readMessages(db, threadId, span, { size, language });
	const isOlder = span.direction === 'older';
	const first = items.at(0)?.id ?? span.from;
	const last = items.at(-1)?.id ?? span.from;
	const hasOlder = isOlder ? hasMore : true;
	return {
		items,
		page: {
			older: hasOlder && first !== undefined ? writePlace('older', Number(first)) : null,
			newer: last === undefined ? null : writePlace('newer', Number(last)),
		},
	};
}

/** Marks a conversation as read up to a message. @throws Failure `bad_request` when there is no such message in it */
export async function markRead(
	{ db }: Services,
	participant: Participant,
	messageId: string,
	language: Language,
): Promise<ChatThread> {
	const id = /^\d{1,15}$/.test(messageId) ? Number(messageId) : 0;
	await db.transaction(async (tx) => {
		const [known] = await tx
			.select({ id: chatMessages.id })
			.from(chatMessages)
			.where(and(eq(chatMessages.id, id), eq(chatMessages.threadId, participant.threadId)));
		if (!known) throw new Failure('bad_request', { fields: { messageId: 'unknown_message' } });
		const column = participant.side === 'shopper' ? chatThreads.shopperReadId : chatThreads.shopReadId;
		const [moved] = await tx
			.update(chatThreads)
			.set(participant.side === 'shopper' ? { shopperReadId: id } : { shopReadId: id })
			.where(and(eq(chatThreads.id, participant.threadId), sql`${column} < ${id}`))
			.returning({ id: chatThreads.id });
		if (!moved) return;
		await publishNotice(tx, {
			kind: 'read',
			edition: participant.edition,
			accounts: accountsOf(participant),
			read: { threadId: participant.threadId, side: participant.side, messageId: String(id) },
		});
	});
	return readThread(db, participant, language);
}

const accountsOf = ({ shopperId, ownerId }: Participant) => (ownerId === null ? [shopperId] : [shopperId, ownerId]);

/**
 * Lets messages of an account be numbered one transaction after the other: without it, one with a smaller number could
 * appear after a greater one was read, and a client that requests the messages after the greater would never see it.
 */
async function lockAccounts(tx: Db, participant: Participant): Promise<void> {
	for (const account of accountsOf(participant).toSorted()) {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${account}`}, 0))`);
	}
}

/** Notifies the other side of the first unread message; later unread messages send no further notification. */
async function notifyOther(
	tx: Db,
	{ threadId, side, shopperId, ownerId, edition }: Participant,
	messageId: number,
	at: Date,
) {
	const userId = side === 'shop' ? shopperId : ownerId;
	if (userId === null) return;
	const readId = side === 'shop' ? chatThreads.shopperReadId : chatThreads.shopReadId;
	const [row] = await tx
		.select({
			shop: shops.name,
			shopper: users.name,
			hasUnread: sql<boolean>`exists (
				select 1 from ${chatMessages} m
				where m.thread_id = ${chatThreads.id} and m.side = ${side} and m.id > ${readId} and m.id < ${messageId}
			)`,
		})
		.from(chatThreads)
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.innerJoin(users, eq(users.id, chatThreads.userId))
		.where(eq(chatThreads.id, threadId));
	if (!row || row.hasUnread) return;
	const params = { shop: side === 'shop' ? row.shop : row.shopper };
	const link = side === 'shop' ? '/chat' : '/chat?side=shop';
	await notify(tx, { userId, kind: 'chat_message', params, link, edition, at });
}

async function pictureKeyOf(
	tx: Db,
	participant: Participant,
	id: string | undefined,
	at: Date,
): Promise<string | null> {
	if (id === undefined) return null;
	const userId =
		participant.side === 'shopper' ? participant.shopperId : (participant.ownerId ?? participant.shopperId);
	const [picture] = await takePictures(tx, { userId, purpose: 'chat', ids: [id], at });
	return picture?.pictureKey ?? null;
}

async function productIdOf(tx: Db, { shopId }: Participant, text: string | undefined): Promise<number | null> {
	if (text === undefined) return null;
	const id = readId(text);
	const [product] =
		id === undefined
			? []
			: await tx
					.select({ id: products.id })
					.from(products)
					.where(and(eq(products.id, id), eq(products.shopId, shopId), onSale));
	if (!product) throw new Failure('product_not_found');
	return product.id;
}

const writePlace = (direction: Span['direction'], from: number) =>
	Buffer.from(JSON.stringify({ direction, from })).toString('base64url');

function readPlace(cursor: string): z.infer<typeof place> {
	try {
		return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
	} catch {
		throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
	}
}
