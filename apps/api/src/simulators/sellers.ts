import type { Edition } from '@zaylat/domain/editions';
import { MINUTE_MS } from '@zaylat/domain/time';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { and, asc, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import { markRead, sendMessage } from '../chat/service.ts';
import type { Participant } from '../chat/threads.ts';
import type { Db } from '../db/connect.ts';
import {
	chatMessages,
	chatThreads,
	priceTiers,
	productQuestions,
	productVariants,
	quotations,
	shops,
	users,
} from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { moneyOf } from '../products/summary.ts';
import { answerForShop } from '../questions/service.ts';
import { moveBySeller } from '../quotations/service.ts';
import { availableFor } from '../quotations/supply.ts';
import { answerTo, replyTo } from './seller-words.ts';
import { hasSignedInOwner } from './signed-in-owner.ts';
import { seededAt } from './since-seed.ts';

/** Milliseconds until a simulated seller answers a message, a question about a product, and a request for a quotation. */
export const CHAT_ANSWER_MS = 3_000;
export const QUESTION_ANSWER_MS = 8_000;
export const QUOTATION_ANSWER_MS = 15_000;

/** Milliseconds that a seller who is signed in has to answer before the simulated one does. */
export const SIGNED_IN_SELLER_MS = MINUTE_MS;

/** Days that a simulated price is valid. */
const VALID_DAYS = 7;

/** Percent of the requested quantity's price: offered when the buyer names no price, and the lowest accepted. */
const OFFERED_PERCENT = 95;
const LEAST_PERCENT = 85;

const BATCH = 20;

/** Latest time of a message that is due for an answer now, as an SQL condition on `shops.ownerId`. */
function askedBefore({ now }: Services, answerMs: number): SQL {
	const at = now();
	const moment = (ms: number) => sql`${new Date(at - ms).toISOString()}::timestamptz`;
	return sql`case when ${hasSignedInOwner(at)} then ${moment(SIGNED_IN_SELLER_MS)} else ${moment(answerMs)} end`;
}

/**
 * Reads the conversations that wait for their shop, and answers each in the language of its last message.
 * @returns how many were answered
 */
export async function answerChats(services: Services): Promise<number> {
	const { db, random } = services;
	const last = db
		.select({ id: chatMessages.id, side: chatMessages.side, text: chatMessages.text, picture: chatMessages.pictureKey })
		.from(chatMessages)
		.where(eq(chatMessages.threadId, chatThreads.id))
		.orderBy(desc(chatMessages.id))
		.limit(1)
		.as('last');
	const waiting = await db
		.select({
			message: { id: last.id, text: last.text, picture: last.picture },
			participant: {
				threadId: chatThreads.id,
				shopperId: chatThreads.userId,
				ownerId: shops.ownerId,
				shopId: chatThreads.shopId,
				edition: sql<Edition>`${shops.edition}`,
			},
			language: users.language,
		})
		.from(chatThreads)
		.innerJoinLateral(last, sql`true`)
		.innerJoin(shops, eq(shops.id, chatThreads.shopId))
		.innerJoin(users, eq(users.id, chatThreads.userId))
		.where(
			and(
				eq(last.side, 'shopper'),
				gte(chatThreads.lastMessageAt, seededAt),
				lte(chatThreads.lastMessageAt, askedBefore(services, CHAT_ANSWER_MS)),
			),
		)
		.orderBy(asc(chatThreads.lastMessageAt))
		.limit(BATCH);
	for (const { message, participant: place, language: kept } of waiting) {
		const participant: Participant = { ...place, side: 'shop' };
		const language = languageOf(kept, participant.edition);
		const text = answerTo({ text: message.text, hasPicture: message.picture !== null, language }, random);
		await markRead(services, participant, String(message.id), language);
		// An interrupted round sends the same message again, which is stored once.
		await sendMessage(services, participant, { clientId: `simulated-${message.id}`, text }, language);
	}
	return waiting.length;
}

/**
 * Answers the questions about products, each in its language.
 * @returns how many were answered
 */
export async function answerQuestions(services: Services): Promise<number> {
	const { db, random } = services;
	const asked = await db
		.select({ question: productQuestions })
		.from(productQuestions)
		.innerJoin(shops, eq(shops.id, productQuestions.shopId))
		.where(
			and(
				isNull(productQuestions.answeredAt),
				gte(productQuestions.askedAt, seededAt),
				lte(productQuestions.askedAt, askedBefore(services, QUESTION_ANSWER_MS)),
			),
		)
		.orderBy(asc(productQuestions.askedAt))
		.limit(BATCH);
	for (const { question } of asked) {
		const language = languageOf(question.language, 'mm');
		const text = answerTo({ text: question.text, hasPicture: false, language }, random);
		await answerForShop(services, [question.shopId], question.id, { text, language });
	}
	return asked.length;
}

/**
 * Answers the requests for quotations with a price and its validity: the price that the buyer named if it is not far
 * below the one for the quantity, else a little less than that one (Decision 13).
 * @returns how many were answered
 */
export async function answerQuotations(services: Services): Promise<number> {
	const { db, now } = services;
	const asked = await db
		.select({ quotation: quotations, price: productVariants.price, productId: productVariants.productId, user: users })
		.from(quotations)
		.innerJoin(productVariants, eq(productVariants.id, quotations.variantId))
		.innerJoin(shops, eq(shops.id, quotations.shopId))
		.innerJoin(users, eq(users.id, quotations.userId))
		.where(
			and(
				eq(quotations.status, 'requested'),
				gte(quotations.requestedAt, seededAt),
				lte(quotations.requestedAt, askedBefore(services, QUOTATION_ANSWER_MS)),
			),
		)
		.orderBy(asc(quotations.requestedAt))
		.limit(BATCH);
	let answered = 0;
	for (const { quotation, price, productId, user } of asked) {
		const { id, shopId, edition, wishedPrice, note } = quotation;
		const available = await availableFor(db, quotation.variantId, quotation.quantity, now());
		const quantity = Math.max(1, Math.min(quotation.quantity, available));
		const usual = unitPriceAt(moneyOf(edition, price), quantity, await tiersOf(db, productId)).amount;
		const isWished = wishedPrice !== null && wishedPrice >= percentOf(usual, LEAST_PERCENT);
		const unitPrice = isWished ? Math.min(wishedPrice, usual) : percentOf(usual, OFFERED_PERCENT);
		const reply = replyTo(note, languageOf(user.language, edition), isWished);
		try {
			await moveBySeller(services, [shopId], id, { to: 'answered', unitPrice, quantity, validDays: VALID_DAYS, reply });
			answered += 1;
		} catch (error) {
			// It was withdrawn meanwhile, has run out, or waits until there are goods again.
			if (!(error instanceof Failure)) throw error;
		}
	}
	return answered;
}

const tiersOf = (db: Db, productId: number) =>
	db
		.select({ minQuantity: priceTiers.minQuantity, percentOff: priceTiers.percentOff })
		.from(priceTiers)
		.where(eq(priceTiers.productId, productId));

/** So many percent of an amount, in whole kyat or baht and at least one. */
const percentOf = (amount: number, percent: number) => Math.max(100, Math.floor((amount * percent) / 10_000) * 100);
