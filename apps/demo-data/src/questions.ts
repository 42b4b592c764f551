import { randomUUID } from 'node:crypto';
import { productQuestions, products, shops, users } from '@zaylat/api/schema';
import { type Db, maskedName } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { HOUR_MS } from '@zaylat/domain/time';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { DEMO_ACCOUNT, DEMO_SELLER } from './accounts.ts';
import { createRandom, type Random } from './random.ts';
import { insertRecords, languageOf, type SeedRecord, uuidOf } from './reviews.ts';
import { answerOf, questionsOf } from './voices/questions.ts';
import type { Spoken } from './voices/traits.ts';
import { textIn } from './words.ts';
import { WRITERS } from './writers.ts';

/** Products that get questions; catalogues made large for measuring stay without. */
const MOST_PRODUCTS = 2_000;
const LATEST = Date.UTC(2026, 10, 20, 12);
const DAYS = 120;

/** A product that is asked about. */
interface AskedAbout extends Spoken {
	readonly id: number;
	readonly shopId: number;
	readonly edition: string;
}

/** Answered questions about most of some products, as rows. */
export function questionRowsOf(about: readonly AskedAbout[], random: Random): SeedRecord[] {
	const rows: SeedRecord[] = [];
	for (const product of about) {
		if (random.chance(25)) continue;
		const count = random.between(1, product.kind === 'digital' ? 2 : 4);
		const start = random.between(0, 6);
		const asked = questionsOf(product);
		for (let i = 0; i < count; i++) {
			const language = languageOf(random, product.edition === 'th' ? 'th' : 'mm');
			const pair = asked[(start + i) % asked.length];
			if (!pair) continue;
			const [question, answer] = pair;
			const askedAt = LATEST - random.between(24, DAYS * 24) * HOUR_MS;
			rows.push({
				id: uuidOf(random),
				product_id: product.id,
				shop_id: product.shopId,
				asker_name: random.pick(WRITERS[language]),
				language,
				text: textIn(question, language),
				asked_at: new Date(askedAt).toISOString(),
				answer_text: answerOf(answer, product, language),
				answered_at: new Date(askedAt + random.between(1, 20) * HOUR_MS).toISOString(),
			});
		}
	}
	return rows;
}

/** Adds answered questions to most of the rated products. */
export async function seedQuestions(db: Db): Promise<string> {
	const rated = await db
		.select({
			id: products.id,
			shopId: products.shopId,
			edition: products.edition,
			kind: products.kind,
			pictureKeys: products.pictureKeys,
			options: products.options,
			facts: products.facts,
			typeKey: products.typeKey,
		})
		.from(products)
		.where(gt(products.ratingCount, 0))
		.orderBy(asc(products.id))
		.limit(MOST_PRODUCTS);
	const rows = questionRowsOf(rated, createRandom(20_261_127));
	await insertRecords(
		db,
		rows,
		(records) => sql`
		insert into ${productQuestions} (id, product_id, shop_id, asker_name, language, text, asked_at, answer_language, answer_text, answered_at)
		select id, product_id, shop_id, asker_name, language, text, asked_at, language, answer_text, answered_at
		from jsonb_to_recordset(${records}::jsonb) as r (id uuid, product_id int, shop_id int, asker_name text, language text,
			text text, asked_at timestamptz, answer_text text, answered_at timestamptz)`,
	);
	return `${rows.length} questions`;
}

/** What the demo account asks the demo seller's shops, in the language of the edition. */
const OPEN: Readonly<Record<Edition, readonly string[]>> = {
	mm: ['လျှော်ရင် အရောင်ကျလား။', 'တစ်ဒါဇင်ယူရင် တစ်ရောင်စီ ရွေးလို့ ရမလား။'],
	th: ['ซักแล้วสีตกไหมคะ', 'ถ้าซื้อหนึ่งโหล เลือกสีคละได้ไหมคะ'],
};

/** Questions of the demo account that wait on the desk of the demo seller, two in each edition. */
export async function seedDemoQuestions(db: Db, now: number): Promise<string> {
	const [demo] = await db.select().from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	if (!demo) return 'no demo account';
	for (const edition of ['mm', 'th'] as const) {
		const goods = await db
			.select({ id: products.id, shopId: products.shopId })
			.from(products)
			.innerJoin(shops, eq(shops.id, products.shopId))
			.where(and(eq(products.edition, edition), inArray(shops.slug, [...DEMO_SELLER.shops])))
			.orderBy(asc(products.id))
			.limit(OPEN[edition].length);
		for (const [index, product] of goods.entries()) {
			const text = OPEN[edition][index];
			if (text === undefined) continue;
			await db.insert(productQuestions).values({
				id: randomUUID(),
				productId: product.id,
				shopId: product.shopId,
				userId: demo.id,
				askerName: maskedName(demo.name),
				language: edition === 'th' ? 'thai' : 'mm',
				text,
				askedAt: new Date(now - (index + 2) * HOUR_MS),
			});
		}
	}
	return 'done';
}
