import { isJson, type Json } from './json-schema.ts';
import { sampleNumber, sampleText } from './samples.ts';

const FORMATS: Readonly<Record<string, string>> = {
	'date-time': '2026-03-14T09:26:53.000Z',
	date: '2026-03-14',
	email: 'su.su@example.com',
	uuid: '6f1c2f0a-8a52-4a57-b9a1-0a3f5d3f1c11',
	uri: 'https://example.com/a',
};

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

function numberFor({ minimum, exclusiveMinimum, maximum }: Json, name: string): number {
	const least = Math.max(numberOr(minimum, Number.NEGATIVE_INFINITY), numberOr(exclusiveMinimum, -1) + 1);
	return Math.min(Math.max(least, sampleNumber(name)), numberOr(maximum, Number.POSITIVE_INFINITY));
}

function textFor({ format, pattern, minLength }: Json, name: string): string {
	const byFormat = typeof format === 'string' ? FORMATS[format] : undefined;
	const text = byFormat ?? sampleText(name, typeof pattern === 'string' ? pattern : undefined);
	return text.padEnd(numberOr(minLength, 0), text);
}

function listFor({ items, prefixItems, minItems }: Json, name: string): unknown[] {
	const each = name.replace(/s$/, '');
	if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item, each));
	if (!isJson(items)) return [];
	return Array.from({ length: Math.max(1, numberOr(minItems, 1)) }, () => exampleOf(items, each));
}

function objectFor({ properties, additionalProperties, propertyNames }: Json, name: string): Json {
	const own = name.split('.').pop();
	if (isJson(properties))
		return Object.fromEntries(
			Object.entries(properties).map(([key, property]) => [key, exampleOf(property, `${own}.${key}`)]),
		);
	if (!isJson(additionalProperties)) return {};
	return { [String(exampleOf(propertyNames, 'key'))]: exampleOf(additionalProperties, 'value') };
}

const BY_TYPE: Readonly<Record<string, (schema: Json, name: string) => unknown>> = {
	object: objectFor,
	array: listFor,
	string: textFor,
	integer: numberFor,
	number: numberFor,
	boolean: () => true,
	null: () => null,
};

/**
 * A value that fits a schema, the same every time: its default, its first choice, or something its name suggests.
 * @param schema a JSON Schema that the contract became
 * @param name of the member that holds the value, with that of the object around it: `shop.name`; "" at the top
 */
export function exampleOf(schema: unknown, name: string): unknown {
	if (!isJson(schema)) return null;
	if ('const' in schema) return schema.const;
	if ('default' in schema) return schema.default;
	const { enum: choices, anyOf, oneOf, allOf, type } = schema;
	if (Array.isArray(choices)) return choices[0];
	const branches = [anyOf, oneOf].find(Array.isArray);
	if (branches) return exampleOf(branches[0], name);
	if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => exampleOf(part, name)));
	return (BY_TYPE[String(type)] ?? textFor)(schema, name);
}
