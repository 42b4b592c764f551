import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { operatorEndpoints } from '../operators/contract.ts';
import { problemsOf } from '../testing/check-schema.ts';
import { API_GROUPS, isJson, type Json, openApiDocument } from './index.ts';

const OFFICIAL: unknown = JSON.parse(
	readFileSync(new URL('../testing/openapi-3.1-schema.json', import.meta.url), 'utf8'),
);

/** Went over the wire, as whoever reads it gets it. */
const wired = (): Json => JSON.parse(JSON.stringify(openApiDocument()));

/** The document with one thing about it changed. */
function broken(change: (document: Json) => unknown): unknown {
	return { ...wired(), ...Object(change(wired())) };
}

function at(value: unknown, ...path: readonly string[]): unknown {
	return path.reduce<unknown>((inner, name) => (isJson(inner) ? inner[name] : undefined), value);
}

const operations = Object.entries(Object(wired().paths)).flatMap(([path, item]) =>
	Object.entries(Object(item)).map(([method, operation]) => ({ path, method, operation })),
);

test('the document fits the official schema of OpenAPI 3.1', () => {
	expect(problemsOf(OFFICIAL, wired())).toEqual([]);
});

describe('the linter of Redocly, with its recommended rules', () => {
	async function lint(document: unknown) {
		const config = await createConfig({ extends: ['recommended'] });
		const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
		return problems.map(({ severity, ruleId, message, location }) =>
			[severity, ruleId, message, location[0]?.pointer].join(' '),
		);
	}

	test('has no error and no warning', { timeout: 60_000 }, async () => {
		expect(await lint(wired())).toEqual([]);
	});

	test('sees a response that is missing', { timeout: 60_000 }, async () => {
		const paths = { '/a': { get: { operationId: 'a', summary: 'A', responses: { 200: { description: 'Success' } } } } };
		expect((await lint(broken(() => ({ paths })))).join('\n')).toContain('operation-4xx-response');
	});
});

describe('the schemas that the contract exports', () => {
	const { schemas } = Object(wired().components);

	test('are components with the names of the types', () => {
		expect(Object.keys(schemas)).toEqual(
			expect.arrayContaining([
				'Address',
				'Cart',
				'Error',
				'Money',
				'Order',
				'Product',
				'ProductSummary',
				'ShopSummary',
			]),
		);
		expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
	});

	test('refer to each other by name', () => {
		expect(at(schemas, 'Order', 'properties', 'parcels', 'items')).toEqual({ $ref: '#/components/schemas/Parcel' });
		expect(at(schemas, 'ProductSummary', 'properties', 'price')).toEqual({ $ref: '#/components/schemas/Money' });
	});

	test('are written out in place on request', () => {
		const inline = openApiDocument({ schemas: 'inline' });
		expect(Object.keys(Object(at(inline, 'components', 'schemas')))).toEqual(['Error']);
		expect(JSON.stringify(inline.paths).match(/"\$ref":"[^"]+"/g)).toSatisfy((references: readonly string[]) =>
			references.every((reference) => reference.endsWith('/Error"')),
		);
	});
});

test('every group says what is in it', () => {
	for (const tag of Object(wired().tags)) expect(at(tag, 'description')).toMatch(/\w{3,}.*\.$/);
});

test.each<[string, (document: Json) => unknown, RegExp]>([
	['another version', () => ({ openapi: '3.0.3' }), /openapi does not match/],
	['a title that is missing', () => ({ info: { version: '1' } }), /info has no title/],
	['a field that nobody knows', () => ({ endpoints: [] }), /endpoints is not allowed/],
	['a path without its slash', () => ({ paths: { 'api/cart': {} } }), /is not allowed/],
	['an unknown method', () => ({ paths: { '/api/cart': { fetch: {} } } }), /fetch is not allowed/],
	[
		'an answer without words',
		() => ({ paths: { '/a': { get: { responses: { 200: {} } } } } }),
		/200 has no description/,
	],
	['a status that is none', () => ({ paths: { '/a': { get: { responses: { ok: {} } } } } }), /ok is not allowed/],
	[
		'a parameter at no place',
		() => ({ paths: { '/a': { parameters: [{ name: 'id', in: 'body', schema: {} }] } } }),
		/in is none of/,
	],
	[
		'a parameter of the path that may be left out',
		() => ({ paths: { '/a': { parameters: [{ name: 'id', in: 'path', schema: {} }] } } }),
		/0 has no required/,
	],
])('the official schema sees %s', (_, change, problem) => {
	expect(problemsOf(OFFICIAL, broken(change)).join('\n')).toMatch(problem);
});

test('every group describes some endpoint of the contract, and every endpoint is in a group', () => {
	const described = [...endpoints, ...Object.values(operatorEndpoints)];
	expect(new Set(described.map(({ group }) => group))).toEqual(new Set(API_GROUPS));
});

describe.each(operations)('$method $path', ({ operation }) => {
	test('says who may call it and how its response may be kept', () => {
		expect(['anyone', 'visitor', 'session', 'registered', 'seller', 'staff', 'operator']).toContain(
			at(operation, 'x-caller'),
		);
		expect(String(at(operation, 'x-cache'))).toMatch(/^private$|^\d+$/);
	});

	test('has examples that fit their schemas', () => {
		const { components } = wired();
		const media = [
			...Object.values(Object(at(operation, 'requestBody', 'content'))),
			...Object.values(Object(at(operation, 'responses', '200', 'content'))),
			...[at(operation, 'parameters')].flat(),
		];
		for (const one of media) {
			const example = at(one, 'example');
			if (example !== undefined) expect(problemsOf({ ...Object(at(one, 'schema')), components }, example)).toEqual([]);
		}
	});
});
