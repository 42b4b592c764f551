import type { StoredFact } from '@zaylat/api/schema';
import { capitalised, localized, type Measure, measureWords } from '../words.ts';
import { APPLIANCE_KINDS } from './appliances.ts';
import { ATTRIBUTES, type Attribute, type AttributeKey } from './attributes.ts';
import { CARE_KINDS } from './care.ts';
import { COMPUTER_KINDS } from './computers.ts';
import { DIGITAL_KINDS_OF_FACTS } from './digital.ts';
import { ELECTRONIC_KINDS } from './electronics.ts';
import { FASHION_KINDS } from './fashion.ts';
import { FOOD_KINDS } from './food.ts';
import { HOME_KINDS } from './home.ts';
import { HOUSEHOLD_KINDS } from './household.ts';
import type { FactKind } from './kind.ts';
import { LEISURE_KINDS } from './leisure.ts';
import { PHONE_KINDS } from './phones.ts';
import { apply, type Subject, type Value } from './rules.ts';
import { SPORT_KINDS } from './sport.ts';

/** All kinds of products with the facts that each requires. */
export const FACT_KINDS: readonly FactKind[] = [
	...PHONE_KINDS,
	...COMPUTER_KINDS,
	...ELECTRONIC_KINDS,
	...APPLIANCE_KINDS,
	...HOME_KINDS,
	...HOUSEHOLD_KINDS,
	...FASHION_KINDS,
	...CARE_KINDS,
	...FOOD_KINDS,
	...LEISURE_KINDS,
	...SPORT_KINDS,
	...DIGITAL_KINDS_OF_FACTS,
];

const BY_TYPE: ReadonlyMap<string, FactKind> = new Map(
	FACT_KINDS.flatMap((kind) => kind.types.map((type) => [type, kind] as const)),
);

/** The kind of a product type. @throws Error for a type without facts */
export function kindOfType(type: string): FactKind {
	const kind = BY_TYPE.get(type);
	if (!kind) throw new Error(`No facts are declared for the type ${type}`);
	return kind;
}

/** Attributes of a kind in the order of the specification table. */
export const attributesOf = ({ facts }: FactKind): AttributeKey[] =>
	Object.keys(facts).filter((key): key is AttributeKey => key in ATTRIBUTES);

/** The name of a choice in addresses and filters: its English words in lower case, joined by hyphens. */
const choiceKey = (english: string): string =>
	english
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9.]+/g, '-')
		.replace(/^-|-$/g, '');

/** Units that people read large amounts in. */
const LARGE_UNITS: Readonly<Partial<Record<Measure[1], Measure[1]>>> = { g: 'kg', ml: 'l' };

const inLargeUnit = (amount: number, unit: Measure[1]): Measure => {
	const large = LARGE_UNITS[unit];
	return large && amount >= 1_000 ? [amount / 1_000, large] : [amount, unit];
};

/** A fact as it is stored: with the words of all languages, and with its key and value for filters. */
export function factOf(key: AttributeKey, value: Value): StoredFact {
	const { name, unit }: Attribute = ATTRIBUTES[key];
	if (typeof value === 'number') {
		if (!unit) throw new Error(`${key} has no unit`);
		return {
			key,
			name: localized(name),
			value: localized(measureWords(inLargeUnit(value, unit))),
			number: value,
			unit,
		};
	}
	if (unit) throw new Error(`${key} is a number`);
	const [en, ...others] = value;
	return { key, name: localized(name), value: localized([capitalised(en), ...others]), choice: choiceKey(en) };
}

/** The facts of a product that its kind declares. @throws Error if a required one is missing */
export function factsOfKind(subject: Subject): StoredFact[] {
	const kind = kindOfType(subject.type);
	return attributesOf(kind).flatMap((key) => {
		const value = apply(kind.facts[key], subject, key);
		if (value !== undefined) return [factOf(key, value)];
		if (kind.optional?.includes(key)) return [];
		throw new Error(`${subject.name} (${subject.type}) has no ${key}`);
	});
}
