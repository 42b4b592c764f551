import type { Language } from '../languages/index.ts';
import type { WrittenText } from './texts.ts';

/** What the values of an attribute are: texts that a shop writes, numbers, or one of a list. */
export const ATTRIBUTE_KINDS = ['choice', 'number', 'text'] as const;

/** A kind of attributes. */
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** Limits of attributes. Lengths are characters. */
export const ATTRIBUTE_LIMITS = {
	/** Attributes of a category, with those of the categories above it. */
	ofCategory: 30,
	name: 60,
	unit: 20,
	choices: 60,
	choice: 60,
	/** Of a value that is a text. */
	text: 200,
	number: 1_000_000_000,
	decimals: 3,
} as const;

/** A text in each language. */
type Words = Readonly<Record<Language, string>>;

/** What products of some categories say of themselves in one point, such as their fabric. */
export interface Attribute {
	/** The same for all products; addresses of filters have it. */
	readonly key: string;
	readonly name: Words;
	readonly kind: AttributeKind;
	/** Of numbers; null without one, and for other kinds. */
	readonly unit: Words | null;
	/** What there is to choose from; empty for other kinds. */
	readonly choices: readonly { readonly key: string; readonly name: Words }[];
	/** Whether a product needs a value before it is published. */
	readonly isRequired: boolean;
	/** Whether listings are narrowed by it. */
	readonly isFilter: boolean;
}

/** An attribute as a form sends it; the keys of new choices are still to be made. */
export type AttributeDraft = Pick<Attribute, 'kind' | 'name' | 'unit' | 'isFilter'> & {
	readonly choices: readonly { readonly key: string | null; readonly name: Words }[];
};

/** What is wrong with an attribute: the field, such as `choices.2.name.en`, and what. */
export interface AttributeProblem {
	readonly field: string;
	readonly problem: 'missing' | 'too_long' | 'too_many' | 'twice' | 'not_of_kind';
}

const wordsProblems = (field: string, words: Words, most: number): AttributeProblem[] =>
	Object.entries(words).flatMap(([language, text]): AttributeProblem[] => {
		const letters = [...text.trim()].length;
		const at = `${field}.${language}`;
		if (letters === 0) return [{ field: at, problem: 'missing' }];
		return letters > most ? [{ field: at, problem: 'too_long' }] : [];
	});

/** What keeps an attribute from being stored, in the order of its form. Texts cannot be filtered by: hardly two are equal. */
export function attributeFormProblems({ kind, name, unit, choices, isFilter }: AttributeDraft): AttributeProblem[] {
	const english = choices.map((choice) => choice.name.en.trim().toLowerCase());
	const keys = choices.map(({ key }) => key);
	return [
		...wordsProblems('name', name, ATTRIBUTE_LIMITS.name),
		...(unit === null ? [] : wordsProblems('unit', unit, ATTRIBUTE_LIMITS.unit)),
		...(unit !== null && kind !== 'number' ? [{ field: 'unit', problem: 'not_of_kind' } as const] : []),
		...(choices.length > 0 && kind !== 'choice' ? [{ field: 'choices', problem: 'not_of_kind' } as const] : []),
		...(choices.length === 0 && kind === 'choice' ? [{ field: 'choices', problem: 'missing' } as const] : []),
		...(choices.length > ATTRIBUTE_LIMITS.choices ? [{ field: 'choices', problem: 'too_many' } as const] : []),
		...choices.flatMap((choice, i) => {
			const isTwice =
				(choice.name.en.trim() !== '' && english.indexOf(english[i] ?? '') < i) ||
				(choice.key !== null && keys.indexOf(choice.key) < i);
			return [
				...wordsProblems(`choices.${i}.name`, choice.name, ATTRIBUTE_LIMITS.choice),
				...(isTwice ? [{ field: `choices.${i}.name.en`, problem: 'twice' } as const] : []),
			];
		}),
		...(isFilter && kind === 'text' ? [{ field: 'isFilter', problem: 'not_of_kind' } as const] : []),
	];
}

/**
 * The attributes of a category: those of the categories above it, first level first, then its own. One that several of
 * them have stands where it is first.
 * @param path attributes of each category of the path, first level first
 */
export function inheritedAttributes<T extends { readonly key: string }>(path: readonly (readonly T[])[]): T[] {
	const found = new Map<string, T>();
	for (const each of path.flat()) if (!found.has(each.key)) found.set(each.key, each);
	return [...found.values()];
}

/** What a product says of an attribute: a number, the key of a choice, or a text in some languages. */
export interface AttributeValue {
	readonly key: string;
	readonly number?: number | undefined;
	readonly choice?: string | undefined;
	readonly text?: WrittenText | undefined;
}

/** What is wrong with what a product says of an attribute: the field is `attributes.` and the key of the attribute. */
export interface ValueProblem {
	readonly field: string;
	readonly problem: 'missing' | 'out_of_range' | 'unknown_value' | 'twice';
}

/** Whether a number can be a value: within the limits, and with few decimals. */
export const isAttributeNumber = (value: number): boolean =>
	Math.abs(value) <= ATTRIBUTE_LIMITS.number && Number(value.toFixed(ATTRIBUTE_LIMITS.decimals)) === value;

/** What is wrong with a value of each kind; undefined where it is right. */
const VALUE_PROBLEMS: Readonly<
	Record<AttributeKind, (attribute: Attribute, value: AttributeValue) => ValueProblem['problem'] | undefined>
> = {
	choice({ choices }, { choice }) {
		if (choice === undefined) return 'missing';
		return choices.some(({ key }) => key === choice) ? undefined : 'unknown_value';
	},
	number(_, { number }) {
		if (number === undefined) return 'missing';
		return isAttributeNumber(number) ? undefined : 'out_of_range';
	},
	text(_, { text }) {
		const written = Object.values(text ?? {}).filter((each) => each.trim() !== '');
		if (written.length === 0) return 'missing';
		return written.every((each) => [...each.trim()].length <= ATTRIBUTE_LIMITS.text) ? undefined : 'out_of_range';
	},
};

/** Whether a value is one of its attribute. */
export const isValueOf = (attribute: Attribute, value: AttributeValue): boolean =>
	VALUE_PROBLEMS[attribute.kind](attribute, value) === undefined;

/**
 * What is wrong with what a product says of the attributes of its category, by the keys of these: a value that a required
 * one lacks, one that is none of its attribute, one of an attribute that the category has not, and one that is said twice.
 */
export function attributeProblems(attributes: readonly Attribute[], values: readonly AttributeValue[]): ValueProblem[] {
	const known = new Map(attributes.map((attribute) => [attribute.key, attribute]));
	const keys = values.map(({ key }) => key);
	return [
		...attributes
			.filter(({ key, isRequired }) => isRequired && !keys.includes(key))
			.map(({ key }) => ({ field: `attributes.${key}`, problem: 'missing' }) as const),
		...values.flatMap((value, i): ValueProblem[] => {
			const attribute = known.get(value.key);
			const field = `attributes.${value.key}`;
			if (keys.indexOf(value.key) < i) return [{ field, problem: 'twice' }];
			const problem = attribute ? VALUE_PROBLEMS[attribute.kind](attribute, value) : 'unknown_value';
			return problem === undefined ? [] : [{ field, problem }];
		}),
	];
}

/** What a product says in words of its shop, such as "Material: Cotton". */
interface WordedFact {
	readonly name: WrittenText;
	readonly value: WrittenText;
}

const folded = (text: string | undefined) => (text ?? '').trim().toLowerCase();
const textsOf = (words: WrittenText) =>
	[words.en, words.mm, words.thai, words.china].map(folded).filter((text) => text !== '');
const shareText = (words: WrittenText, others: WrittenText) => {
	const known = textsOf(others);
	return textsOf(words).some((text) => known.includes(text));
};

/** How a value of each kind is read from words; undefined where they say none. */
const READERS: Readonly<
	Record<AttributeKind, (attribute: Attribute, words: WrittenText) => AttributeValue | undefined>
> = {
	choice({ key, choices }, words) {
		const found = choices.find(({ name }) => shareText(words, name));
		return found && { key, choice: found.key };
	},
	number({ key, unit }, words) {
		const [text = ''] = textsOf(words);
		const [, digits, rest = ''] = /^(-?\d+(?:\.\d+)?)\s*(.*)$/.exec(text) ?? [];
		const isUnit = rest === '' || (unit !== null && textsOf(unit).includes(rest));
		return digits !== undefined && isUnit && isAttributeNumber(Number(digits))
			? { key, number: Number(digits) }
			: undefined;
	},
	text: ({ key }, text) => ({ key, text }),
};

/**
 * Reads a fact that a shop wrote in words as a value of an attribute: files of other systems know attributes by their names
 * alone. Undefined where no attribute has the name in some language, or where the words are none of its values.
 */
export function valueOfFact(attributes: readonly Attribute[], { name, value }: WordedFact): AttributeValue | undefined {
	const attribute = attributes.find((each) => shareText(name, each.name));
	const read = attribute && READERS[attribute.kind](attribute, value);
	return attribute && read && isValueOf(attribute, read) ? read : undefined;
}

/** A number with its unit, as pages show it. */
const numberWords = (number: number, unit: string | undefined): string => {
	const [whole = '', decimals] = String(number).split('.');
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
	return [decimals === undefined ? grouped : `${grouped}.${decimals}`, unit].filter(Boolean).join(' ');
};

/** The words of a number in all languages. */
export const attributeNumberWords = (number: number, unit: Words | null): Record<Language, string> => ({
	en: numberWords(number, unit?.en),
	mm: numberWords(number, unit?.mm),
	thai: numberWords(number, unit?.thai),
	china: numberWords(number, unit?.china),
});
