import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endpointsByName } from './endpoints.ts';
import { mockedEndpoints } from './mocks/api-handlers.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const has = (path: string) => existsSync(new URL(path, import.meta.url));
const resources = readdirSync(new URL('.', import.meta.url)).filter((folder) => has(`./${folder}/contract.ts`));

/** Endpoints of people who run the server have no calls and no mocks: the storefront does not use them. */
const APART = new Set(['dev-tool', 'operators']);

describe.each(resources.filter((resource) => !APART.has(resource)))('the resource %s', (resource) => {
	test('is registered', () => {
		const line = `export * from './${resource}/contract.ts';`;
		expect(read('./resources.ts').includes(line), `packages/api-client/src/resources.ts lacks: ${line}`).toBe(true);
		const name = `defineResource('${resource}',`;
		expect(read(`./${resource}/contract.ts`).includes(name), `${resource}/contract.ts lacks: ${name}`).toBe(true);
	});

	test.each(['queries', 'mutations'].filter((file) => has(`./${resource}/${file}.ts`)))('exports its %s', (file) => {
		const line = `export * from './${resource}/${file}.ts';`;
		expect(read('./index.ts').includes(line), `packages/api-client/src/index.ts lacks: ${line}`).toBe(true);
	});
});

test.each(Object.entries(endpointsByName))('%s can be called and has a mock handler', (name, endpoint) => {
	const { resource, method, path } = endpoint;
	const calls = ['queries', 'mutations'].map((file) => `./${resource}/${file}.ts`).filter(has);
	const isCalled = calls.some((file) => read(file).replaceAll(/\s+/g, ' ').includes(`'${method}', '${path}'`));
	expect(isCalled, `no call of ${name} in ${resource}/queries.ts or mutations.ts`).toBe(true);
	expect(mockedEndpoints, `no mock handler of ${name} in ${resource}/mocks.ts`).toContain(name);
});
