import type { Edition } from '@zaylat/domain/editions';
import { type Measure, same, type Words } from '../words.ts';

/** A product that facts are computed of. */
export interface Subject {
	/** Type of its picture, such as `rice-cooker`. */
	readonly type: string;
	readonly edition: Edition;
	/** English name. */
	readonly name: string;
	/** English name of its brand and model, or of its style: what all sizes, qualities and editions share. */
	readonly identity: string;
	/** English name of its brand; undefined without one. */
	readonly brand?: string | undefined;
	/** What it is made for, as the name says; empty unless it is an accessory. */
	readonly fits?: Words | undefined;
	/** Qualities that the name says. */
	readonly qualities: readonly (readonly [fact: string, ...words: Words])[];
	readonly measure?: Measure | undefined;
	/** Price of the smallest size in baht. */
	readonly baht: number;
}

/** What a fact says: a number in the unit of its attribute, or words. */
export type Value = number | Words;

/** Computes what a fact says of a product; undefined where there is nothing to say. */
export type Rule = Value | ((subject: Subject, attribute: string) => Value | undefined);

/** Applies a rule. */
export const apply = (rule: Rule | undefined, subject: Subject, attribute: string): Value | undefined =>
	typeof rule === 'function' ? rule(subject, attribute) : rule;

/** A number from 0 to 1 (exclusive) that belongs to a product's model and an attribute, the same each time. */
export function turnOf({ type, identity }: Subject, attribute: string): number {
	let hash = 2_166_136_261;
	for (const letter of `${type} ${identity} ${attribute}`) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
	}
	return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** A multiple of a step, without the digits that floating-point arithmetic adds. */
export const rounded = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(3));

/** One of several values, by model. */
export const pick =
	(...values: readonly Value[]): Rule =>
	(subject, attribute) =>
		values[Math.floor(turnOf(subject, attribute) * values.length)];

/** A number around another one, by model. @param spread in percent */
export const near =
	(middle: number, spread: number, step: number): Rule =>
	(subject, attribute) =>
		rounded(middle * (1 + ((turnOf(subject, attribute) * 2 - 1) * spread) / 100), step);

/** What belongs to the first of some words that the English name contains. */
export const said =
	(pairs: readonly (readonly [words: RegExp, value: Rule])[], otherwise?: Rule): Rule =>
	(subject, attribute) =>
		apply(pairs.find(([words]) => words.test(subject.name))?.[1] ?? otherwise, subject, attribute);

/** The words of a quality that the name says, such as its material. */
export const quality =
	(fact: string, otherwise?: Rule): Rule =>
	(subject, attribute) => {
		const found = subject.qualities.find(([key]) => key === fact);
		return found ? [found[1], found[2], found[3], found[4]] : apply(otherwise, subject, attribute);
	};

/** The amount of the size that the name says, if it is in one of the units, converted to that of the attribute. */
export const sized =
	(units: Readonly<Partial<Record<Measure[1], number>>>, otherwise?: Rule): Rule =>
	(subject, attribute) => {
		const { measure } = subject;
		const factor = measure && units[measure[1]];
		return measure && factor !== undefined ? rounded(measure[0] * factor, 0.1) : apply(otherwise, subject, attribute);
	};

/** What follows from the size that the name says. */
export const bySize =
	(unit: Measure[1], of: (amount: number) => Value | undefined, otherwise?: Rule): Rule =>
	(subject, attribute) =>
		subject.measure?.[1] === unit ? of(subject.measure[0]) : apply(otherwise, subject, attribute);

/** What belongs to the highest price that the smallest size reaches; prices in baht, the lowest first. */
export const priced =
	(...steps: readonly (readonly [baht: number, value: Rule])[]): Rule =>
	(subject, attribute) =>
		apply(steps.findLast(([from]) => subject.baht >= from)?.[1] ?? steps[0]?.[1], subject, attribute);

/** What belongs to the type, where a kind has several. */
export const typed =
	(byType: Readonly<Record<string, Rule>>, otherwise?: Rule): Rule =>
	(subject, attribute) =>
		apply(byType[subject.type] ?? otherwise, subject, attribute);

/** A text that is the same in all languages, such as the name of a chip. */
export const text = (own: string): Words => same(own);

/** What belongs to the edition. */
export const inEdition =
	(of: Readonly<Record<Edition, Rule>>): Rule =>
	(subject, attribute) =>
		apply(of[subject.edition], subject, attribute);

/** Nothing to say. */
export const NONE: Rule = () => undefined;
