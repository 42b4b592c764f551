import type { Endpoint } from '@zaylat/api-client/contract';
import fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
	readonly type?: string;
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly anyOf?: readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly items?: JsonSchema;
	readonly minimum?: number;
	readonly maximum?: number;
}

/** What people and programs send where something else was meant. */
const rubbish = fc.oneof(
	fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e21, '', ' ', '0', 'NaN', '\u0000', "' or 1=1 --", '../../etc', []),
	fc.string({ unit: 'binary', maxLength: 80 }),
	fc.constant('က'.repeat(5000)),
	fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Values in the shape of a schema, with rubbish in some places: what an endpoint must refuse or take, but never break
 * on.
 * @param schema the schema of the contract
 */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
	return valueLike(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function valueLike(schema: JsonSchema): fc.Arbitrary<unknown> {
	return fc.oneof({ arbitrary: asMeant(schema), weight: 5 }, { arbitrary: rubbish, weight: 1 });
}

function asMeant(schema: JsonSchema): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueLike));
	switch (schema.type) {
		case 'object':
			return fc.record(
				Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valueLike(each)])),
				{ requiredKeys: [] },
			);
		case 'array':
			return fc.array(schema.items ? valueLike(schema.items) : rubbish, { maxLength: 6 });
		case 'integer':
			return fc.integer({ min: Math.max(-5, schema.minimum ?? -5), max: Math.min(1000, schema.maximum ?? 1000) });
		case 'number':
			return fc.double({ noNaN: true });
		case 'boolean':
			return fc.boolean();
		case 'string':
			return fc.oneof(
				fc.string({ maxLength: 40 }),
				fc.constantFrom('1001', 'a-b', '2026-11-21', 'ရန်ကုန်', fc.sample(fc.uuid(), 1)[0]),
			);
		default:
			return rubbish;
	}
}

/** Inputs of an endpoint made from its schemas, some of them wrong. */
export function inputsOf(endpoint: Endpoint) {
	const part = (schema: z.ZodType | undefined) => (schema ? arbitraryOf(schema) : fc.constant(undefined));
	return fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) });
}

/** The URL of an endpoint with parameters and query filled in; characters that no URL can contain are replaced. */
export function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
	const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = String(Object(params)[name] ?? 'x');
		return encodeURIComponent(value.isWellFormed() && value !== '' && !/^\.+$/.test(value) ? value.slice(0, 200) : 'x');
	});
	const entries = Object.entries(Object(query)).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const],
	);
	return entries.length === 0
		? filled
		: `${filled}?${new URLSearchParams(entries.map(([name, value]) => [name, value.toWellFormed()]))}`;
}
