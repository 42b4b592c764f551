import { isDeepStrictEqual } from 'node:util';
import { isJson, type Json } from '../openapi/json-schema.ts';

/** What is wrong with a value, and which of its members a schema has spoken of. */
interface Verdict {
	readonly problems: readonly string[];
	readonly seen: readonly string[];
}

/** Where the check is: the document that references lead through, and the place in the value. */
interface Place {
	readonly root: Json;
	readonly path: string;
}

type Check = (rule: unknown, value: unknown, place: Place, schema: Json) => Verdict;

const FINE: Verdict = { problems: [], seen: [] };

const join = (verdicts: readonly Verdict[]): Verdict => ({
	problems: verdicts.flatMap(({ problems }) => problems),
	seen: verdicts.flatMap(({ seen }) => seen),
});
const judge = (isGood: boolean, { path }: Place, problem: string): Verdict =>
	isGood ? FINE : { problems: [`${path || '/'} ${problem}`], seen: [] };
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const within = (place: Place, name: string | number): Place => ({ ...place, path: `${place.path}/${name}` });
const isGood = ({ problems }: Verdict) => problems.length === 0;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
	object: isJson,
	array: Array.isArray,
	string: (value) => typeof value === 'string',
	number: (value) => typeof value === 'number',
	integer: Number.isInteger,
	boolean: (value) => typeof value === 'boolean',
	null: (value) => value === null,
};

/** Members of an object, each held against a schema; then they count as seen. */
const members = (value: unknown, place: Place, schemaOf: (name: string) => unknown): Verdict =>
	join(
		Object.entries(isJson(value) ? value : {}).flatMap(([name, member]) => {
			const schema = schemaOf(name);
			if (schema === undefined) return [];
			return [{ problems: check(schema, member, within(place, name)).problems, seen: [name] }];
		}),
	);

const patternOf = (patterns: unknown, name: string): unknown =>
	Object.entries(isJson(patterns) ? patterns : {}).find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1];

function target(reference: unknown, { root }: Place): unknown {
	// The only dynamic anchor is that of schemas, which nobody replaces here.
	const pointer = reference === '#meta' ? '#/$defs/schema' : String(reference);
	return pointer
		.slice(2)
		.split('/')
		.reduce<unknown>((inner, name) => (isJson(inner) ? inner[name] : undefined), root);
}

const bound = (rule: unknown, measured: number | undefined, holds: (a: number, b: number) => boolean) =>
	measured === undefined || holds(measured, Number(rule));
const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
const atLeast = (a: number, b: number) => a >= b;
const atMost = (a: number, b: number) => a <= b;

const limit =
	(measure: (value: unknown) => number | undefined, holds: (a: number, b: number) => boolean, word: string): Check =>
	(rule, value, place) =>
		judge(bound(rule, measure(value), holds), place, `is not ${word} ${rule}`);

/** What each keyword of JSON Schema asks; others (titles, formats, examples) ask nothing. */
const KEYWORDS: Readonly<Record<string, Check>> = {
	$ref: (rule, value, place) => check(target(rule, place), value, place),
	$dynamicRef: (rule, value, place) => check(target(rule, place), value, place),
	type: (rule, value, place) =>
		judge(
			[rule].flat().some((type) => TYPES[String(type)]?.(value)),
			place,
			`is not of type ${rule}`,
		),
	const: (rule, value, place) => judge(isDeepStrictEqual(rule, value), place, `is not ${JSON.stringify(rule)}`),
	enum: (rule, value, place) =>
		judge(
			listOf(rule).some((one) => isDeepStrictEqual(one, value)),
			place,
			`is none of ${JSON.stringify(rule)}`,
		),
	pattern: (rule, value, place) =>
		judge(typeof value !== 'string' || new RegExp(String(rule), 'u').test(value), place, `does not match ${rule}`),
	minimum: limit(numberOf, atLeast, 'at least'),
	maximum: limit(numberOf, atMost, 'at most'),
	exclusiveMinimum: limit(numberOf, (a, b) => a > b, 'more than'),
	minLength: limit(lengthOf, atLeast, 'at least as long as'),
	maxLength: limit(lengthOf, atMost, 'at most as long as'),
	minItems: limit(sizeOf, atLeast, 'at least as many as'),
	maxItems: limit(sizeOf, atMost, 'at most as many as'),
	minProperties: limit((value) => (isJson(value) ? Object.keys(value).length : undefined), atLeast, 'at least of size'),
	maxProperties: limit((value) => (isJson(value) ? Object.keys(value).length : undefined), atMost, 'at most of size'),
	required: (rule, value, place) =>
		join(
			listOf(rule).map((name) => judge(!isJson(value) || Object.hasOwn(value, String(name)), place, `has no ${name}`)),
		),
	properties: (rule, value, place) =>
		members(value, place, (name) => (isJson(rule) && Object.hasOwn(rule, name) ? rule[name] : undefined)),
	patternProperties: (rule, value, place) => members(value, place, (name) => patternOf(rule, name)),
	additionalProperties: (rule, value, place, { properties, patternProperties }) =>
		members(value, place, (name) => {
			const isKnown = isJson(properties) && Object.hasOwn(properties, name);
			return isKnown || patternOf(patternProperties, name) !== undefined ? undefined : rule;
		}),
	propertyNames: (rule, value, place) => ({
		problems: Object.keys(isJson(value) ? value : {}).flatMap(
			(name) => check(rule, name, within(place, name)).problems,
		),
		seen: [],
	}),
	prefixItems: (rule, value, place) => ({
		problems: listOf(rule).flatMap((part, index) =>
			index < listOf(value).length ? check(part, listOf(value)[index], within(place, index)).problems : [],
		),
		seen: [],
	}),
	items: (rule, value, place, { prefixItems }) => {
		const first = listOf(prefixItems).length;
		const rest = listOf(value).slice(first);
		return {
			problems: rest.flatMap((item, index) => check(rule, item, within(place, first + index)).problems),
			seen: [],
		};
	},
	allOf: (rule, value, place) => join(listOf(rule).map((part) => check(part, value, place))),
	anyOf: (rule, value, place) => {
		const verdicts = listOf(rule).map((part) => check(part, value, place));
		const fitting = verdicts.filter(isGood);
		return fitting.length > 0 ? join(fitting) : join(verdicts);
	},
	oneOf: (rule, value, place) => {
		const verdicts = listOf(rule).map((part) => check(part, value, place));
		const [fitting, ...more] = verdicts.filter(isGood);
		if (fitting === undefined) return join(verdicts);
		return more.length === 0 ? fitting : judge(false, place, 'fits more than one of several');
	},
	not: (rule, value, place) => judge(!isGood(check(rule, value, place)), place, 'is what it must not be'),
	if: (rule, value, place, { then, else: otherwise }) => {
		const condition = check(rule, value, place);
		if (isGood(condition)) return join([condition, check(then ?? true, value, place)]);
		return check(otherwise ?? true, value, place);
	},
	dependentSchemas: (rule, value, place) =>
		join(
			Object.entries(isJson(rule) ? rule : {})
				.filter(([name]) => isJson(value) && Object.hasOwn(value, name))
				.map(([, schema]) => check(schema, value, place)),
		),
};

function check(schema: unknown, value: unknown, place: Place): Verdict {
	if (!isJson(schema)) return judge(schema !== false, place, 'is not allowed');
	const asked = Object.entries(KEYWORDS).filter(([keyword]) => Object.hasOwn(schema, keyword));
	const verdict = join(asked.map(([keyword, ask]) => ask(schema[keyword], value, place, schema)));
	if (!Object.hasOwn(schema, 'unevaluatedProperties')) return verdict;
	const seen = new Set(verdict.seen);
	const rest = members(value, place, (name) => (seen.has(name) ? undefined : schema.unevaluatedProperties));
	return join([verdict, rest]);
}

/**
 * Holds a value against a JSON Schema of draft 2020-12, formats apart.
 * @param schema its references lead to places within itself
 * @returns what is wrong, one line each with the place as a path; empty when it fits
 */
export function problemsOf(schema: unknown, value: unknown): readonly string[] {
	return check(schema, value, { root: isJson(schema) ? schema : {}, path: '' }).problems;
}
