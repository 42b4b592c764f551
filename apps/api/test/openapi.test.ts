import { endpoints, operatorEndpoints } from '@zaylat/api-client/contract';
import { openApiDocument } from '@zaylat/api-client/openapi';
import { WEBHOOK_EVENTS } from '@zaylat/domain/webhooks';
import { describe, expect, it } from 'vitest';

type Json = Readonly<Record<string, unknown>>;

/** Serialized and parsed, as a client receives it. */
const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));

const isObject = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function at(value: unknown, ...path: readonly string[]): unknown {
	return path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

function objects(value: unknown): Json[] {
	if (Array.isArray(value)) return value.flatMap(objects);
	return isObject(value) ? [value, ...Object.values(value).flatMap(objects)] : [];
}

const operations = Object.entries(at(document, 'paths') ?? {}).flatMap(([path, item]) =>
	Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

describe('the OpenAPI document', () => {
	it('is of version 3.1, with a title, a version and only fields that 3.1 knows', () => {
		expect(at(document, 'openapi')).toMatch(/^3\.1\.\d$/);
		expect(at(document, 'info')).toMatchObject({ title: expect.any(String), version: expect.any(String) });
		for (const name of Object.keys(Object(document))) {
			expect(['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components', 'security']).toContain(name);
		}
	});

	it('has each endpoint of the contract and of operators, the stream of chats, the files of documents, and nothing else', () => {
		const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
		const expected = [
			...[...endpoints, ...Object.values(operatorEndpoints)].map(({ method, path }) => `${method} ${path}`),
			...[
				'/api/chat/events',
				'/api/orders/{id}/invoice.pdf',
				'/api/orders/{id}/receipt.pdf',
				'/api/orders/{id}/credit-notes/{position}.pdf',
				'/api/seller/statements/{number}/statement.pdf',
				'/api/seller/statements/{number}/statement.csv',
				'/api/seller/parcels/{trackCode}/label.pdf',
				'/api/seller/imports/{id}/faults.csv',
				'/api/seller/products/export',
				'/api/operating/exports/{list}.csv',
			].map((path) => `GET ${path}`),
		];
		expect(described.toSorted()).toEqual(expected.toSorted());
	});

	it('tells of each event that endpoints may get, with its headers', () => {
		expect(Object.keys(Object(at(document, 'webhooks')))).toEqual([...WEBHOOK_EVENTS]);
		for (const item of Object.values(Object(at(document, 'webhooks')))) {
			const names = listOf(at(item, 'post', 'parameters')).map(({ name }) => name);
			expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
			expect(at(item, 'post', 'requestBody', 'content', 'application/json', 'schema')).toBeDefined();
		}
	});

	it('leads somewhere with every reference', () => {
		const references = objects(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
		expect(references.length).toBeGreaterThan(0);
		for (const reference of references) {
			expect(reference).toMatch(/^#\//);
			expect(at(document, ...reference.slice(2).split('/')), reference).toBeDefined();
		}
	});

	it('names each operation once', () => {
		const ids = operations.map(({ operation }) => at(operation, 'operationId'));
		expect(ids.every((id) => typeof id === 'string' && /^[a-z]\w+$/i.test(id))).toBe(true);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it.each(operations)('$method $path is complete', ({ path, method, operation }) => {
		const parameters = listOf(at(operation, 'parameters'));
		const inPath = parameters.filter((parameter) => parameter.in === 'path');
		expect(inPath.map(({ name }) => name).toSorted()).toEqual(
			[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
		);
		expect(inPath.every(({ required }) => required === true)).toBe(true);
		const names = parameters.map(({ name, in: place }) => `${String(place)} ${String(name)}`);
		expect(new Set(names).size).toBe(names.length);
		for (const parameter of parameters) expect(isObject(parameter.schema)).toBe(true);
		if (method === 'get') expect(at(operation, 'requestBody')).toBeUndefined();

		const responses = Object.entries(Object(at(operation, 'responses')));
		expect(responses.map(([status]) => status)).toContain('200');
		for (const [status, response] of responses) {
			expect(status).toMatch(/^[1-5]\d\d$/);
			expect(at(response, 'description')).toEqual(expect.any(String));
			for (const media of Object.values(Object(at(response, 'content'))))
				expect(isObject(at(media, 'schema'))).toBe(true);
		}
		for (const requirement of listOf(at(operation, 'security'))) {
			for (const scheme of Object.keys(requirement)) {
				expect(at(document, 'components', 'securitySchemes', scheme), scheme).toBeDefined();
			}
		}
		const tags = listOf(at(document, 'tags')).map(({ name }) => name);
		expect(tags).toEqual(expect.arrayContaining(Object(at(operation, 'tags'))));
	});
});
