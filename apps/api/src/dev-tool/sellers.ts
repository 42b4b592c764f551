import { randomUUID } from 'node:crypto';
import type { OperatedConversation, OperatedQuotation, QuotationAct } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { quotationActs } from '@zaylat/domain/quotations';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import { sendMessage } from '../chat/service.ts';
import type { Participant } from '../chat/threads.ts';
import type { Db } from '../db/connect.ts';
import { chatMessages, chatThreads, quotations, shops, users } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { endValidity, moveBySeller, type SellerMove } from '../quotations/service.ts';
import { selectQuotations, toQuotations } from '../quotations/view.ts';
import { replyTo } from '../simulators/seller-words.ts';

const MOST_ITEMS = 20;

/** Days that a price of the operator is valid, and percent of the public price that it is. */
const VALID_DAYS = 7;
const OFFERED_PERCENT = 95;

/** Where and in which language the operator reads. */
export interface Operator {
	readonly edition: Edition;
	readonly language: Language;
}

/** Conversations with messages of all shops, the latest first. @param isWaiting only those that wait for their shop */
export async function listConversations(
	db: Db,
	{ edition, language }: Operator,
	isWaiting: boolean,
): Promise<OperatedConversation[]> {
	return readConversations(
		db,
		language,
		and(eq(shops.edition, edition), isWaiting ? sql`last.side = 'shopper'` : undefined),
	);
}

/** Writes into a conversation as its shop. @throws Failure `thread_not_found` */
export async function writeAsShop(
	services: Services,
	threadId: string,
	text: string,
	language: Language,
): Promise<OperatedConversation> {
	const { db } = services;
	const isThis = eq(chatThreads.id, threadId);
	const [participant] = isUuid(threadId)
		? await db
				.select({
					threadId: chatThreads.id,
					shopperId: chatThreads.userId,
					ownerId: shops.ownerId,
					shopId: shops.id,
					edition: sql<Edition>`${shops.edition}`,
				})
				.from(chatThreads)
				.innerJoin(shops, eq(shops.id, chatThreads.shopId))
				.where(isThis)
		: [];
	if (!participant) throw new Failure('thread_not_found');
	const shop: Participant = { ...participant, side: 'shop' };
	await sendMessage(services, shop, { clientId: randomUUID(), text }, language);
	const [conversation] = await readConversations(db, language, isThis);
	if (!conversation) throw new Failure('thread_not_found');
	return conversation;
}

async function readConversations(db: Db, language: Language, which: SQL | undefined): Promise<OperatedConversation[]> {
	const last = db
		.select({ text: chatMessages.text, side: chatMessages.side, at: chatMessages.createdAt })
		.from(chatMessages)
		.where(eq(chatMessages.threadId, chatThreads.id))
		.orderBy(desc(chatMessages.id))
		.limit(1)
		.as('last');
	const rows = await db
		.select({
			id: chatThreads.id,
			shop: shops.name,
			shopper: users.name,
			text: last.text,
			side: last.side,
			at: last.at,
		})
		.from(chatThreads)
		.innerJoinLateral(last, sql`true`)
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.innerJoin(users, eq(users.id, chatThreads.userId))
		.where(which)
		.orderBy(desc(chatThreads.lastMessageAt))
		.limit(MOST_ITEMS);
	return rows.map(({ id, shop, shopper, text, side, at }) => ({
		id,
		shopName: shop[language],
		shopperName: shopper,
		text,
		side: side === 'shop' ? ('shop' as const) : ('shopper' as const),
		at: at.toISOString(),
	}));
}

/** Quotations of all shops, the latest first. @param isWaiting only those that wait for their shop */
export async function listQuotations(
	{ db, now }: Services,
	{ edition, language }: Operator,
	isWaiting: boolean,
): Promise<OperatedQuotation[]> {
	const rows = await selectQuotations(db)
		.where(and(eq(quotations.edition, edition), isWaiting ? eq(quotations.status, 'requested') : undefined))
		.orderBy(desc(quotations.requestedAt), desc(quotations.id))
		.limit(MOST_ITEMS);
	const views = await toQuotations(db, rows, { side: 'seller', language, now: now() });
	return views.map(toOperated);
}

/**
 * Answers or declines a quotation as its shop, or ends the validity of its answer.
 * @throws Failure `quotation_not_found`, `quotation_move_refused` with `status`, `out_of_stock` for an answer without goods
 */
export async function actOnQuotation(
	services: Services,
	id: string,
	act: QuotationAct,
	language: Language,
): Promise<OperatedQuotation> {
	const { db, now } = services;
	const reader = { side: 'seller', language, now: now() } as const;
	const read = async () => {
		const rows = isUuid(id) ? await selectQuotations(db).where(eq(quotations.id, id)) : [];
		const [row] = rows;
		const [view] = await toQuotations(db, rows, reader);
		if (!row || !view) throw new Failure('quotation_not_found');
		return { row: row.quotation, view };
	};
	const { row, view } = await read();
	if (act === 'expire') await endValidity(services, id);
	else {
		const [buyer] = await db.select({ language: users.language }).from(users).where(eq(users.id, row.userId));
		const spoken = languageOf(buyer?.language ?? null, row.edition);
		await moveBySeller(services, [row.shopId], id, sellerMove(act, view, spoken));
	}
	return toOperated((await read()).view);
}

type View = Awaited<ReturnType<typeof toQuotations>>[number];

function sellerMove(
	act: Exclude<QuotationAct, 'expire'>,
	{ listPrice, wishedPrice, note, quantity, available }: View,
	spoken: Language,
): SellerMove {
	if (act === 'decline') return { to: 'declined', reply: '' };
	const isWished = act === 'accept_wish' && wishedPrice !== null;
	const offered = Math.max(100, Math.floor((listPrice.amount * OFFERED_PERCENT) / 10_000) * 100);
	return {
		to: 'answered',
		unitPrice: Math.min(listPrice.amount, isWished ? wishedPrice.amount : offered),
		quantity: Math.max(1, Math.min(quantity, available)),
		validDays: VALID_DAYS,
		reply: replyTo(note, spoken, isWished),
	};
}

function toOperated(view: View): OperatedQuotation {
	const { status, wishedPrice, orderCode } = view;
	return {
		id: view.id,
		name: view.name,
		variantName: view.variantName,
		shopName: view.shop.name,
		buyerName: view.buyerName,
		quantity: view.quantity,
		listPrice: view.listPrice,
		wishedPrice,
		unitPrice: view.unitPrice,
		status,
		validUntil: view.validUntil,
		requestedAt: view.requestedAt,
		acts: quotationActs({ status, hasWish: wishedPrice !== null, isOrdered: orderCode !== null }),
	};
}
