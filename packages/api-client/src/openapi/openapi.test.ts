import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
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
	expect(new Set(endpoints.map(({ group }) => group))).toEqual(new Set(API_GROUPS));
});

describe.each(operations)('$method $path', ({ operation }) => {
	test('says who may call it and how its answer may be kept', () => {
		expect(['anyone', 'visitor', 'session', 'registered', 'seller']).toContain(at(operation, 'x-caller'));
		expect(String(at(operation, 'x-cache'))).toMatch(/^private$|^\d+$/);
	});

	test('has examples that fit their schemas', () => {
		const media = [
			...Object.values(Object(at(operation, 'requestBody', 'content'))),
			...Object.values(Object(at(operation, 'responses', '200', 'content'))),
			...[at(operation, 'parameters')].flat(),
		];
		for (const one of media) {
			const example = at(one, 'example');
			if (example !== undefined) expect(problemsOf(at(one, 'schema'), example)).toEqual([]);
		}
	});
});
