import type { Endpoint } from '../http/endpoint.ts';
import { exampleOf } from './example.ts';
import { isJson, type Json, jsonSchemaOf } from './json-schema.ts';

/** Headers that every call may carry. */
const HEADERS: readonly Json[] = [
	{
		name: 'x-edition',
		in: 'header',
		description: 'The edition; without it, that of the host.',
		schema: { enum: ['mm', 'th'] },
		example: 'mm',
	},
	{
		name: 'accept-language',
		in: 'header',
		description: 'The language of names and texts.',
		schema: { type: 'string' },
		example: 'my',
	},
];

const IDEMPOTENCY: Json = {
	name: 'idempotency-key',
	in: 'header',
	description: 'Names this one call. However often it is sent with the same key, it happens once.',
	schema: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
	example: '6f1c2f0a-8a52-4a57-b9a1-0a3f5d3f1c11',
};

/** The fields of a schema as OpenAPI parameters of a place. */
export function parametersIn(place: 'path' | 'query', schema: Endpoint['params']): Json[] {
	if (!schema) return [];
	const { properties, required } = jsonSchemaOf(schema, 'input');
	const needed = Array.isArray(required) ? required : [];
	return Object.entries(isJson(properties) ? properties : {}).map(([name, property]) => ({
		name,
		in: place,
		required: place === 'path' || needed.includes(name),
		schema: property,
		...(place === 'path' && { example: exampleOf(property, name) }),
	}));
}

/** What a call says beside its body, as OpenAPI parameters. */
export function parametersOf({ params, query, isIdempotent }: Endpoint): readonly Json[] {
	return [
		...parametersIn('path', params),
		...parametersIn('query', query),
		...(isIdempotent ? [{ ...IDEMPOTENCY, required: isIdempotent === true }] : []),
		...HEADERS,
	];
}
