import { randomUUID } from 'node:crypto';
import type { ProductQuestion } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { mayAskMore, QUESTION } from '@zaylat/domain/questions';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { languageIn } from '../account/language.ts';
import type { Session } from '../auth/session.ts';
import { publishNotice } from '../chat/notice.ts';
import type { Db } from '../db/connect.ts';
import { productQuestions, products, shops, users } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { isFirstTime, type KeyedCall } from '../http/idempotency.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { maskedName } from '../reviews/service.ts';
import { askedProduct, isOpen, toQuestion } from './queries.ts';

/** Page on which a seller finds questions. */
const SELLER_PAGE = '/Selling?view=questions';

/** Who asks, and where. */
export interface Asker {
	readonly session: Session;
	readonly edition: Edition;
	readonly language: Language;
	/** Its idempotency key: a repeated call changes nothing. */
	readonly keyedCall: KeyedCall | undefined;
}

/**
 * Asks the shop about a product, and notifies its seller.
 * @throws Failure `product_not_found`; `question_refused` with `reason` (`own_shop`, `too_many_open` with `most`)
 */
export async function askAbout(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	{ session, edition, language, keyedCall }: Asker,
	productId: string,
	text: string,
): Promise<ProductQuestion> {
	const at = new Date(now());
	return db.transaction(async (tx) => {
		const product = await askedProduct(tx, edition, productId);
		const [shop] = await tx.select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.id, product.shopId));
		const ownerId = shop?.ownerId ?? null;
		if (ownerId === session.userId) throw new Failure('question_refused', { details: { reason: 'own_shop' } });
		// The account is locked, so that two questions at once count each other.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, session.userId)).for('update');
		if (keyedCall && !(await isFirstTime(tx, keyedCall, at))) return askedBefore(tx, session.userId, product.id, text);
		const [open] = await tx.select({ count: count() }).from(productQuestions).where(isOpen(session.userId, product.id));
		if (!mayAskMore(open?.count ?? 0)) {
			throw new Failure('question_refused', { details: { reason: 'too_many_open', most: QUESTION.maxOpen } });
		}
		const [row] = await tx
			.insert(productQuestions)
			.values({
				id: randomUUID(),
				productId: product.id,
				shopId: product.shopId,
				userId: session.userId,
				askerName: maskedName(session.name),
				language: languageIn(text, language),
				text,
				askedAt: at,
			})
			.returning();
		if (!row) throw new Failure('unavailable');
		if (ownerId !== null) {
			const params = { product: product.name };
			await notify(tx, { userId: ownerId, kind: 'question_asked', params, link: SELLER_PAGE, at });
			await announce(tx, edition, [ownerId]);
		}
		return toQuestion(row);
	});
}

/** The question of a repeated call. */
async function askedBefore(tx: Db, userId: string, productId: number, text: string): Promise<ProductQuestion> {
	const [row] = await tx
		.select()
		.from(productQuestions)
		.where(
			and(
				eq(productQuestions.userId, userId),
				eq(productQuestions.productId, productId),
				eq(productQuestions.text, text),
			),
		)
		.orderBy(desc(productQuestions.askedAt))
		.limit(1);
	if (!row) throw new Failure('product_not_found');
	return toQuestion(row);
}

/**
 * Answers a question for its shop, or corrects the answer, which keeps its time. The shopper is notified of the first one.
 * @param shopIds shops that the seller answers for
 * @throws Failure `question_not_found`, also for those of other shops
 */
export async function answerForShop(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	shopIds: readonly number[],
	id: string,
	{ text, language }: { readonly text: string; readonly language: Language },
): Promise<void> {
	if (!isUuid(id)) throw new Failure('question_not_found');
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const [held] = await tx
			.select({ question: productQuestions, name: products.name, edition: sql<Edition>`${products.edition}` })
			.from(productQuestions)
			.innerJoin(products, eq(products.id, productQuestions.productId))
			.where(and(eq(productQuestions.id, id), inArray(productQuestions.shopId, [...shopIds])))
			.for('update', { of: productQuestions });
		if (!held) throw new Failure('question_not_found');
		const { userId, productId, answeredAt } = held.question;
		await tx
			.update(productQuestions)
			.set({ answerText: text, answerLanguage: languageIn(text, language), answeredAt: answeredAt ?? at })
			.where(eq(productQuestions.id, id));
		if (userId === null) return;
		if (answeredAt === null) {
			const link = `/Products/${productId}#questions`;
			await notify(tx, { userId, kind: 'question_answered', params: { product: held.name }, link, at });
		}
		await announce(tx, held.edition, [userId]);
	});
}

/** Announces a change of questions to the open pages of accounts. */
const announce = (tx: Db, edition: Edition, accounts: string[]): Promise<void> =>
	publishNotice(tx, { kind: 'change', edition, accounts, topic: 'questions' });
