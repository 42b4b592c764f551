import type { DeclaredValue } from './values.ts';

/** How many products of a listing declare a value. */
export interface DeclaredCount extends DeclaredValue {
	readonly count: number;
	/** Where products declare the attribute, on average; the first one is 1. */
	readonly place: number;
	/** How many products declare any value of the attribute. */
	readonly declared: number;
}

/** An attribute that a listing can be narrowed by, with the values that are offered, in their order. */
export interface DeclaredFacet {
	readonly attribute: string;
	readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** What is offered of what products declare: more would be read by nobody. */
export const DECLARED_LIMITS = {
	/** Attributes of a listing. */
	attributes: 6,
	/** Values of an attribute. */
	values: 12,
	/** The part of a listing's products, as one of so many, that declare an attribute which is offered. */
	share: 3,
} as const;

/** Values by attribute. */
export function byAttribute(values: readonly DeclaredValue[]): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, string[]>();
	for (const { attribute, value } of values) found.set(attribute, [...(found.get(attribute) ?? []), value]);
	return found;
}

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/** What {@link declaredFacets} chooses from. */
export interface DeclaredRange {
	/** What the listing has, whatever its filters. */
	readonly range: readonly DeclaredCount[];
	/** Products of the listing, whatever its filters. */
	readonly total: number;
	/** How many products a value would leave, with all filters but those of its attribute. */
	readonly left: (of: DeclaredValue) => number;
	readonly chosen: readonly DeclaredValue[];
}

/**
 * Chooses the attributes that tell the products of a listing apart: of those that enough products declare, the first ones
 * in the order of the products, and those that are chosen. An attribute that has one value, or another one for each
 * product, tells nothing. Numbers are in their order, words with most products first; what would leave nothing is last.
 */
export function declaredFacets({ range, total, left, chosen }: DeclaredRange): readonly DeclaredFacet[] {
	const wanted = byAttribute(chosen);
	const attributes = new Map<string, DeclaredCount[]>();
	for (const each of range) attributes.set(each.attribute, [...(attributes.get(each.attribute) ?? []), each]);
	const isTelling = ([attribute, counts]: [string, DeclaredCount[]]) =>
		wanted.has(attribute) ||
		(counts.length > 1 &&
			counts.some(({ count }) => count > 1) &&
			counts.some(({ declared }) => declared * DECLARED_LIMITS.share >= total));
	const offered = [...attributes]
		.filter(isTelling)
		.toSorted(([, [one]], [, [other]]) => (one?.place ?? 0) - (other?.place ?? 0));
	const first = offered.slice(0, DECLARED_LIMITS.attributes).map(([attribute]) => attribute);
	return offered
		.filter(([attribute]) => first.includes(attribute) || wanted.has(attribute))
		.map(([attribute, counts]) => ({
			attribute,
			values: inOrder(
				counts
					.toSorted((one, other) => other.count - one.count)
					.filter(
						({ value }, place) => place < DECLARED_LIMITS.values || wanted.get(attribute)?.includes(value) === true,
					)
					.map(({ value }) => ({ value, count: left({ attribute, value }) })),
			),
		}));
}

function inOrder(values: DeclaredFacet['values']): DeclaredFacet['values'] {
	const areNumbers = values.every(({ value }) => isNumber(value));
	const sorted = areNumbers ? values.toSorted((one, other) => Number(one.value) - Number(other.value)) : values;
	return sorted.toSorted((one, other) => Number(one.count === 0) - Number(other.count === 0));
}
