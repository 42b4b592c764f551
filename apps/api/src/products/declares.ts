import type { DeclaredValue } from '@zaylat/domain/declared';
import { type SQL, sql } from 'drizzle-orm';
import { listedProducts, products } from '../db/schema/index.ts';

/** A product has one of the values of an attribute: as a fact in words or as a number, or among its options. */
export function declares(values: readonly DeclaredValue[]): SQL {
	const facts = values.flatMap(({ attribute: key, value }) => [
		JSON.stringify([{ key, choice: value }]),
		...(Number.isFinite(Number(value)) ? [JSON.stringify([{ key, number: Number(value) }])] : []),
	]);
	const options = values.map(({ attribute: key, value }) => JSON.stringify([{ key, values: [{ key: value }] }]));
	const anyOf = (texts: readonly string[]) =>
		sql`any (array[${sql.join(
			texts.map((text) => sql`${text}::jsonb`),
			sql`, `,
		)}])`;
	return sql`exists (
		select from ${products} where ${products.id} = ${listedProducts.productId}
		and (${products.facts} @> ${anyOf(facts)} or ${products.options} @> ${anyOf(options)})
	)`;
}
