import type { ProductQuestion, SellerQuestion } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { productQuestions, products } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { onSale } from '../products/on-sale.ts';
import { readId } from '../products/summary.ts';

/** A question as stored. */
export type QuestionRow = typeof productQuestions.$inferSelect;

/** Which page of questions. */
interface QuestionPage {
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

/** A product of the edition with its shop. @throws Failure `product_not_found` */
export async function askedProduct(db: Db, edition: Edition, idText: string) {
	const id = readId(idText);
	const [row] =
		id === undefined
			? []
			: await db
					.select({ id: products.id, shopId: products.shopId, name: products.name })
					.from(products)
					.where(and(eq(products.id, id), eq(products.edition, edition), onSale));
	if (!row) throw new Failure('product_not_found');
	return row;
}

/**
 * A page of the answered questions about a product, the last answered first.
 * @throws Failure `bad_request` for a cursor that is not ours
 */
export async function answeredQuestions(db: Db, productId: number, page: QuestionPage) {
	const list = `questions ${productId}`;
	const after = readPageCursor(page.cursor, list, ['moment', 'uuid']);
	const isAnswered = and(eq(productQuestions.productId, productId), isNotNull(productQuestions.answeredAt));
	const [rows, counted] = await Promise.all([
		db
			.select()
			.from(productQuestions)
			.where(
				and(
					isAnswered,
					after &&
						sql`(${productQuestions.answeredAt} < ${after[0]}::timestamptz
							or (${productQuestions.answeredAt} = ${after[0]}::timestamptz and ${productQuestions.id} > ${after[1]}::uuid))`,
				),
			)
			.orderBy(desc(productQuestions.answeredAt), productQuestions.id)
			.limit(page.per_page + 1),
		db.select({ total: count() }).from(productQuestions).where(isAnswered),
	]);
	const cut = cutPage(rows, page.per_page, list, ({ answeredAt, id }) => [answeredAt?.toISOString() ?? '', id]);
	return { items: cut.rows.map(toQuestion), total: counted[0]?.total ?? 0, page: { next: cut.next } };
}

const MOST_OWN = 20;

/** The questions of an account about a product, the last asked first. */
export async function ownQuestions(db: Db, userId: string, productId: number): Promise<ProductQuestion[]> {
	const rows = await db
		.select()
		.from(productQuestions)
		.where(isOwn(userId, productId))
		.orderBy(desc(productQuestions.askedAt), productQuestions.id)
		.limit(MOST_OWN);
	return rows.map(toQuestion);
}

/** The condition for the questions of an account about a product that have no answer. */
export const isOpen = (userId: string, productId: number): SQL | undefined =>
	and(isOwn(userId, productId), isNull(productQuestions.answeredAt));

const isOwn = (userId: string, productId: number): SQL | undefined =>
	and(eq(productQuestions.userId, userId), eq(productQuestions.productId, productId));

/**
 * A page of the questions about products of some shops in an edition: those without an answer first, then the last asked.
 * @throws Failure `bad_request` for a cursor that is not ours
 */
export async function questionsOfShops(
	db: Db,
	{ shopIds, edition, language }: { shopIds: readonly number[]; edition: Edition; language: Language },
	page: QuestionPage,
): Promise<{ items: SellerQuestion[]; page: { next: string | null } }> {
	const list = 'seller questions';
	const after = readPageCursor(page.cursor, list, ['number', 'moment', 'uuid']);
	const isAnswered = sql<number>`(case when ${productQuestions.answeredAt} is null then 0 else 1 end)`;
	const rows = await selectForSeller(db)
		.where(
			and(
				inArray(productQuestions.shopId, [...shopIds]),
				eq(products.edition, edition),
				after &&
					sql`(-${isAnswered}, ${productQuestions.askedAt}, ${productQuestions.id})
						< (-${after[0]}::int, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
			),
		)
		.orderBy(isAnswered, desc(productQuestions.askedAt), desc(productQuestions.id))
		.limit(page.per_page + 1);
	const cut = cutPage(rows, page.per_page, list, ({ question }) => [
		question.answeredAt === null ? 0 : 1,
		question.askedAt.toISOString(),
		question.id,
	]);
	return { items: cut.rows.map((row) => toSellerQuestion(row, language)), page: { next: cut.next } };
}

/** A question about a product of some shops. @throws Failure `question_not_found` */
export async function questionOfShops(
	db: Db,
	shopIds: readonly number[],
	id: string,
	language: Language,
): Promise<SellerQuestion> {
	const [row] = await selectForSeller(db).where(
		and(eq(productQuestions.id, id), inArray(productQuestions.shopId, [...shopIds])),
	);
	if (!row) throw new Failure('question_not_found');
	return toSellerQuestion(row, language);
}

function selectForSeller(db: Db) {
	return db
		.select({
			question: productQuestions,
			product: { id: products.id, name: products.name, pictureKeys: products.pictureKeys, tint: products.tint },
		})
		.from(productQuestions)
		.innerJoin(products, eq(products.id, productQuestions.productId));
}

type SellerRow = Awaited<ReturnType<typeof selectForSeller>>[number];

function toSellerQuestion({ question, product }: SellerRow, language: Language): SellerQuestion {
	const name = product.name[language];
	const picture = pictureOf(product.pictureKeys[0] ?? '', product.tint, name, language);
	return { ...toQuestion(question), product: { id: String(product.id), name, picture } };
}

/** A question as the contract defines it. */
export function toQuestion(row: QuestionRow): ProductQuestion {
	const { answerText, answeredAt } = row;
	return {
		id: row.id,
		askerName: row.askerName,
		language: languageOf(row.language, 'mm'),
		text: row.text,
		askedAt: row.askedAt.toISOString(),
		answer:
			answerText === null || answeredAt === null
				? null
				: { language: languageOf(row.answerLanguage, 'mm'), text: answerText, answeredAt: answeredAt.toISOString() },
	};
}
