import { products, reviewImages, reviews, type StoredFact, type StoredOption } from '@zaylat/api/schema';
import { type Db, variantNames } from '@zaylat/api/seeding';
import type { Localized } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { HOUR_MS } from '@zaylat/domain/time';
import { and, asc, gt, gte, sql } from 'drizzle-orm';
import { photographsOf } from './pictures.ts';
import { createRandom, type Random } from './random.ts';
import { remarksOf, writeReview } from './voices/remarks.ts';
import { type Spoken, TRAIT_FACTS } from './voices/traits.ts';
import { WRITERS } from './writers.ts';

/** Products that get reviews; catalogues made large for measuring stay without. */
const MOST_PRODUCTS = 2_000;
const LATEST = Date.UTC(2026, 10, 20, 12);

/** In which languages an edition's shoppers write, in percent. */
const SHARES: Readonly<Record<Edition, readonly (readonly [Language, number])[]>> = {
	mm: [
		['mm', 62],
		['en', 20],
		['china', 12],
		['thai', 6],
	],
	th: [
		['thai', 66],
		['en', 16],
		['china', 11],
		['mm', 7],
	],
};

/** A row as `jsonb_to_recordset` reads it. */
export type SeedRecord = Readonly<Record<string, string | number | Localized>>;

/** Adds reviews to the rated products of the first catalogue, and computes their ratings from the reviews. */
export const seedReviews = (db: Db): Promise<string> => reviewProducts(db, createRandom(20_261_123), 11, 1);

/**
 * Adds reviews to rated products, and computes their ratings from the reviews.
 * @param most Reviews of a product besides the two that each has.
 * @param firstId The lowest id of the products.
 */
export async function reviewProducts(db: Db, random: Random, most: number, firstId: number): Promise<string> {
	const rated = await db
		.select({
			id: products.id,
			edition: products.edition,
			kind: products.kind,
			pictureKeys: products.pictureKeys,
			options: products.options,
			// The others, which are many, are not read here.
			facts: sql<StoredFact[]>`jsonb_path_query_array(${products.facts}, ${TRAIT_FACTS}::jsonpath)`,
			typeKey: products.typeKey,
			average: products.ratingAverage,
			count: products.ratingCount,
			createdAt: products.createdAt,
		})
		.from(products)
		.where(and(gt(products.ratingCount, 0), gte(products.id, firstId)))
		.orderBy(sql`${products.id} < 500000`, asc(products.id))
		.limit(MOST_PRODUCTS);
	const { rows, images } = reviewsOf(rated, random, most);
	await insertRecords(
		db,
		rows,
		(records) => sql`
		insert into ${reviews} (id, product_id, author_name, language, rating, text, variant_name, helpful_count, created_at)
		select id, product_id, author_name, language, rating, text, variant_name, helpful_count, created_at
		from jsonb_to_recordset(${records}::jsonb) as r (id uuid, product_id int, author_name text, language text,
			rating smallint, text text, variant_name jsonb, helpful_count int, created_at timestamptz)`,
	);
	await insertRecords(
		db,
		images,
		(records) => sql`
		insert into ${reviewImages} (review_id, position, picture_key)
		select review_id, position, picture_key
		from jsonb_to_recordset(${records}::jsonb) as r (review_id uuid, position smallint, picture_key text)`,
	);
	await db.execute(sql`
		update ${products} set rating_count = summed.count, rating_average = summed.average
		from (select product_id, count(*) as count, round(avg(rating), 1) as average from ${reviews}
			where product_id >= ${firstId} group by product_id) summed
		where ${products.id} = summed.product_id`);
	return `${rows.length} reviews`;
}

/** A product that is reviewed. */
interface Rated extends Spoken {
	readonly id: number;
	readonly edition: string;
	readonly average: number;
	readonly count: number;
	readonly createdAt: Date;
}

/**
 * Reviews of products with the photographs of their buyers, as rows.
 * @param most Reviews of a product besides the two that each has.
 */
export function reviewsOf(rated: readonly Rated[], random: Random, most: number) {
	const rows: SeedRecord[] = [];
	const images: SeedRecord[] = [];
	for (const product of rated) {
		const edition: Edition = product.edition === 'th' ? 'th' : 'mm';
		const remarks = remarksOf(product);
		const said = new Set<string>();
		const count = Math.min(product.count, 2 + random.between(0, most) + (random.chance(8) ? 24 : 0));
		for (let i = 0; i < count; i++) {
			const id = uuidOf(random);
			const language = languageOf(random, edition);
			const rating = ratingOf(random, product.average);
			rows.push({
				id,
				product_id: product.id,
				author_name: random.pick(WRITERS[language]),
				language,
				rating,
				text: writeReview(random, remarks, rating, language, said),
				variant_name: variantNames(product.options, boughtValues(product.options, i)),
				helpful_count: random.chance(35) ? random.between(1, 40) : 0,
				created_at: new Date(
					LATEST - random.between(0, Math.max(1, (LATEST - product.createdAt.getTime()) / HOUR_MS)) * HOUR_MS,
				).toISOString(),
			});
			const shots = product.kind === 'goods' && random.chance(18) ? random.between(1, 3) : 0;
			const views = photographs(product, i);
			for (const [position, picture_key] of views.slice(0, shots).entries()) {
				images.push({ review_id: id, position, picture_key });
			}
		}
	}
	return { rows, images };
}

/**
 * Keys of the values that a buyer chose, one of each option: of those that look different the one of the photographs.
 * @param turn counts the buyers of a product from 0
 */
export const boughtValues = (options: readonly StoredOption[], turn: number): readonly string[] =>
	options.map(({ values }, place) => {
		const isPictured = values.some(({ pictureKeys }) => pictureKeys !== undefined);
		return values[(isPictured ? turn : turn + place) % values.length]?.key ?? '';
	});

/** Photographs of a buyer: of the variant that was bought; of goods without pictures of their own other views than the face. */
function photographs(
	{ pictureKeys, options }: { readonly pictureKeys: readonly string[]; readonly options: readonly StoredOption[] },
	turn: number,
): readonly string[] {
	const faces = options.flatMap(({ values }) => values.flatMap((value) => value.pictureKeys?.slice(0, 1) ?? []));
	const taken = photographsOf(faces[turn % Math.max(1, faces.length)] ?? pictureKeys[0] ?? '');
	if (taken.length > 0) return [...taken.slice(turn % taken.length), ...taken.slice(0, turn % taken.length)];
	return pictureKeys.length > 1 ? pictureKeys.slice(1) : pictureKeys;
}

/** One parameter instead of one for each cell: twenty thousand rows in a moment. */
export async function insertRecords(
	db: Db,
	rows: readonly SeedRecord[],
	statement: (records: string) => ReturnType<typeof sql>,
): Promise<void> {
	for (let start = 0; start < rows.length; start += 5_000) {
		await db.execute(statement(JSON.stringify(rows.slice(start, start + 5_000))));
	}
}

/** A language that a shopper of an edition writes in. */
export function languageOf(random: Random, edition: Edition): Language {
	let left = random.between(1, 100);
	for (const [language, share] of SHARES[edition]) {
		left -= share;
		if (left <= 0) return language;
	}
	return 'en';
}

/** A rating around the average of its product. */
function ratingOf(random: Random, average: number): number {
	if (random.chance(4)) return random.between(1, 3);
	return random.chance((average - 4) * 100) || average >= 4.9 ? 5 : random.chance(82) ? 4 : 3;
}

/** An id that is the same on every machine. */
export function uuidOf(random: Random): string {
	const hex = Array.from({ length: 8 }, () => random.between(0, 0xffff).toString(16).padStart(4, '0')).join('');
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
