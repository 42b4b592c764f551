/** A client that common tools generate from the OpenAPI document: its types compile, and its calls reach this API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSecurityKey } from '@zaylat/domain/security-key';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVELOPMENT_SECURITY_KEY } from '../src/start-check.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

/** The calls of an app that is generated from the document alone. */
const CALLS = `
import type { Client } from 'openapi-fetch';
import type { components, paths } from './openapi.ts';

type Product = components['schemas']['Product'];

export async function firstVariant(client: Client<paths>, id: string): Promise<Product['variants'][number]> {
	const { data, error } = await client.GET('/api/products/{id}', { params: { path: { id } } });
	if (error) throw new Error(error.error.code);
	const [variant] = data.data.variants;
	if (variant === undefined) throw new Error('no variant');
	return variant;
}

export async function search(client: Client<paths>, text: string): Promise<string[]> {
	const { data } = await client.GET('/api/products/search', { params: { query: { search: text } } });
	return data?.data.data.map(({ name }) => name) ?? [];
}

export async function addToCart(client: Client<paths>, variantId: string): Promise<components['schemas']['Cart']> {
	const { data, error } = await client.POST('/api/cart/lines', { body: { variantId, quantity: 2 } });
	if (error) throw new Error(error.error.code);
	return data.data;
}

export async function missing(client: Client<paths>): Promise<components['schemas']['Error'] | undefined> {
	return (await client.GET('/api/products/{id}', { params: { path: { id: 'nothing' } } })).error;
}
`;

/** Calls that the document does not allow; each line is an error of types. */
const WRONG_CALLS = `
import type { Client } from 'openapi-fetch';
import type { paths } from './openapi.ts';

export async function wrong(client: Client<paths>) {
	await client.GET('/api/nowhere');
	await client.GET('/api/products/{id}', { params: { path: { id: 7 } } });
	await client.POST('/api/cart/lines', { body: { variantId: 'v', quantity: '2' } });
	const { data } = await client.GET('/api/products/{id}', { params: { path: { id: '1' } } });
	return data?.data.nothing;
}
`;

const API = fileURLToPath(new URL('..', import.meta.url));
// Beside the installed packages, where imports of a consumer resolve.
const folder = mkdtempSync(join(API, 'node_modules/.generated-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
	const document = await (await api.app.request('/api/openapi.json')).json();
	writeFileSync(join(folder, 'openapi.ts'), astToString(await openapiTS(document)));
	writeFileSync(join(folder, 'calls.ts'), CALLS);
	writeFileSync(join(folder, 'wrong-calls.ts'), WRONG_CALLS);
});
afterAll(() => api.close());

/** Lines of a file that the compiler refuses. */
function refusedLines(file: string): readonly number[] {
	const program = ts.createProgram([join(folder, file)], {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		allowImportingTsExtensions: true,
		target: ts.ScriptTarget.ES2022,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		types: [],
	});
	return ts.getPreEmitDiagnostics(program).map(({ file: source, start }) => {
		if (source === undefined || start === undefined) return 0;
		return source.getLineAndCharacterOfPosition(start).line;
	});
}

describe('types by openapi-typescript', () => {
	it('compile, and fit calls that the document allows', { timeout: 60_000 }, () => {
		expect(refusedLines('calls.ts')).toEqual([]);
	});

	it('refuse calls that it does not allow', { timeout: 60_000 }, () => {
		expect(refusedLines('wrong-calls.ts')).toEqual([5, 6, 7, 9]);
	});
});

describe('calls by openapi-fetch', () => {
	async function connect() {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const key = { secret: DEVELOPMENT_SECURITY_KEY, nowMs: api.clock.now(), crypto: globalThis.crypto };
		const calls = await import(/* @vite-ignore */ join(folder, 'calls.ts'));
		const client = createClient({
			baseUrl: 'http://mm.localhost',
			fetch: async (request: Request) => api.app.request(request),
			headers: { cookie, 'x-security-key': await createSecurityKey(key) },
		});
		return { calls, client };
	}

	it('read products, find them by text and change a cart', async () => {
		const { calls, client } = await connect();
		const variant = await calls.firstVariant(client, '1001');
		expect(variant).toMatchObject({ id: expect.any(String), price: { currency: 'mmk' } });
		expect(await calls.search(client, 'longyi')).not.toEqual([]);
		const cart = await calls.addToCart(client, variant.id);
		expect(cart.lines).toMatchObject([{ variantId: variant.id, quantity: 2 }]);
	});

	it('give errors of the catalogue', async () => {
		const { calls, client } = await connect();
		expect(await calls.missing(client)).toMatchObject({ error: { code: 'product_not_found' } });
	});
});
