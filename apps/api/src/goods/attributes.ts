import type { Edition } from '@zaylat/domain/editions';
import {
	type Attribute,
	type AttributeValue,
	attributeNumberWords,
	filledText,
	inheritedAttributes,
	isValueOf,
	valueOfFact,
} from '@zaylat/domain/goods';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { attributes, categoryAttributes, type StoredFact, type StoredTexts } from '../db/schema/index.ts';
import type { WrittenProduct } from './format.ts';

/** The attributes that each category has itself, by its id. */
export type AttributesByCategory = ReadonlyMap<number, readonly Attribute[]>;

/** Reads the attributes that some categories have themselves, in their order; of all categories without ids. */
export async function attributesByCategory(db: Db, ids?: readonly number[]): Promise<AttributesByCategory> {
	if (ids?.length === 0) return new Map();
	const rows = await db
		.select({ categoryId: categoryAttributes.categoryId, attribute: attributes })
		.from(categoryAttributes)
		.innerJoin(attributes, eq(attributes.key, categoryAttributes.attributeKey))
		.where(ids && inArray(categoryAttributes.categoryId, [...ids]))
		.orderBy(asc(categoryAttributes.position), asc(attributes.key));
	const grouped = Map.groupBy(rows, ({ categoryId }) => categoryId);
	return new Map([...grouped].map(([id, own]) => [id, own.map(({ attribute }) => attribute)]));
}

/** The attributes of a product's categories. @param path ids, first level first */
export const attributesOn = (known: AttributesByCategory, path: readonly (number | null)[]): Attribute[] =>
	inheritedAttributes(path.map((id) => known.get(id ?? 0) ?? []));

/** What a stored fact says of an attribute; undefined where it is none of its values. */
function readValue(attribute: Attribute, { number, choice, value }: StoredFact): AttributeValue | undefined {
	const { key, kind } = attribute;
	const parts = { number: { number }, choice: { choice }, text: { text: value } };
	const read: AttributeValue = { key, ...parts[kind] };
	return isValueOf(attribute, read) ? read : undefined;
}

/** Facts of a product, apart: what they say of the attributes of its category, in the order of these, and the others. */
export function factsApart(facts: readonly StoredFact[], known: readonly Attribute[]) {
	const values = known.flatMap((attribute) =>
		facts
			.filter(({ key }) => key === attribute.key)
			.flatMap((fact) => {
				const value = readValue(attribute, fact);
				return value ? [{ fact, attribute, value }] : [];
			})
			.slice(0, 1),
	);
	const taken = new Set(values.map(({ fact }) => fact));
	return { values, others: facts.filter((fact) => !taken.has(fact)) };
}

/** A value as it is stored: with the words that pages show, and with what filters compare. */
export function storedFact(attribute: Attribute, value: AttributeValue, edition: Edition): StoredFact {
	const { key, name, unit, choices } = attribute;
	const { number, choice } = value;
	if (number !== undefined) {
		return { key, name, value: attributeNumberWords(number, unit), number, ...(unit && { unit: unit.en }) };
	}
	const chosen = choices.find((each) => each.key === choice);
	if (chosen) return { key, name, value: chosen.name, choice: chosen.key };
	return { key, name, value: filledText(value.text ?? {}, edition) };
}

/** The facts of a product with the present words of attributes, in their order; the same array where nothing differs. */
export function presentFacts(
	{
		facts,
		written,
		edition,
	}: {
		readonly facts: StoredFact[];
		readonly written: StoredTexts | null;
		readonly edition: Edition;
	},
	known: readonly Attribute[],
): StoredFact[] {
	const { values, others } = factsApart(facts, known);
	const present = [
		...others,
		...values.map(({ attribute, value }) => {
			const text = written?.attributes?.[value.key] ?? value.text;
			return storedFact(attribute, { ...value, ...(text && { text }) }, edition);
		}),
	];
	return isSame(present, facts) ? facts : present;
}

const entriesOf = (value: object) => Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
/** Whether facts are equal, in whatever order JSON has their members. */
const isSame = (one: readonly StoredFact[], other: readonly StoredFact[]) =>
	JSON.stringify(one.map(ordered)) === JSON.stringify(other.map(ordered));
const ordered = (fact: StoredFact) =>
	entriesOf(fact).map(([name, value]) => [name, typeof value === 'object' ? entriesOf(value) : value]);

/**
 * A product with its values in the order of the attributes, each with what its kind needs alone. Facts in words that say a
 * value of an attribute become one: files of other systems know attributes by their names.
 */
export function withValues(product: WrittenProduct, known: readonly Attribute[]): WrittenProduct {
	if (known.length === 0) return product;
	const given = [...product.attributes];
	const facts = product.facts.filter((fact) => {
		const open = known.filter(({ key }) => !given.some((value) => value.key === key));
		const read = valueOfFact(open, fact);
		if (read) given.push({ ...read });
		return read === undefined;
	});
	const place = ({ key }: AttributeValue) => {
		const found = known.findIndex((attribute) => attribute.key === key);
		return found === -1 ? known.length : found;
	};
	const attributesGiven = given
		.toSorted((one, other) => place(one) - place(other))
		.flatMap((value) => {
			const kind = known[place(value)]?.kind;
			if (kind === undefined) return value;
			const isEmpty = kind === 'text' ? filledText(value.text ?? {}, 'mm').en === '' : value[kind] === undefined;
			return isEmpty ? [] : { key: value.key, [kind]: value[kind] };
		});
	return { ...product, facts, attributes: attributesGiven };
}
