import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, shops } from './catalogue.ts';
import { at, oneOf } from './columns.ts';

const LANGUAGE_KEYS = ['en', 'mm', 'thai', 'china'] as const;

/** Questions about products with the answers of their shops (ADR 93); those with an answer are public. */
export const productQuestions = pgTable(
	'product_questions',
	{
		id: uuid().primaryKey(),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
		/** Null when the account is gone, and for questions of the demo catalogue; the question stays. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** How the asker is shown ("K*** T***"). */
		askerName: text('asker_name').notNull(),
		language: text().notNull(),
		text: text().notNull(),
		askedAt: at('asked_at').notNull(),
		answerLanguage: text('answer_language'),
		answerText: text('answer_text'),
		answeredAt: at('answered_at'),
	},
	(t) => [
		oneOf('product_questions_language_known', t.language, LANGUAGE_KEYS),
		oneOf('product_questions_answer_language_known', t.answerLanguage, LANGUAGE_KEYS),
		check('product_questions_text_length', sql`char_length(${t.text}) between 1 and 500`),
		check('product_questions_answer_length', sql`char_length(${t.answerText}) between 1 and 1000`),
		check(
			'product_questions_answer_is_whole',
			sql`(${t.answeredAt} is null) = (${t.answerText} is null) and (${t.answeredAt} is null) = (${t.answerLanguage} is null)`,
		),
		index('product_questions_answered')
			.on(t.productId, t.answeredAt.desc(), t.id)
			.where(sql`${t.answeredAt} is not null`),
		index('product_questions_open').on(t.askedAt).where(sql`${t.answeredAt} is null`),
		index('product_questions_by_user').on(t.userId, t.productId),
		index('product_questions_by_shop').on(t.shopId, t.askedAt.desc()),
	],
);
