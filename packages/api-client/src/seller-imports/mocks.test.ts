import { expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import { createMockApi, MOCK_NOW } from '../mocks.ts';

/** All sentences of the imports of one world, in a language. */
async function sentences(mock: ReturnType<typeof createMockApi>, language: 'en' | 'mm' | 'thai' | 'china') {
	const client = api.createClient({
		...{ baseUrl: '', edition: 'mm', language, now: () => MOCK_NOW, fetch: mock.fetch },
		...{ validate: validateResponse, delay: async () => {} },
	});
	const { items } = (await client.send(api.sellerImports())).data;
	const faults = await Promise.all(items.map(async ({ id }) => (await client.send(api.importFaults(id))).data.items));
	return [
		...items.flatMap(({ notices, problem }) => [...notices, problem ?? '']),
		...faults.flat().map(({ text }) => text),
	].filter((text) => text !== '');
}

test.each(['failed', undefined] as const)(
	'reports of imports (%s) are in the language of each request',
	async (imports) => {
		const mock = createMockApi({ user: 'registered', ...(imports && { imports }) });
		const all = [];
		for (const language of ['en', 'mm', 'thai', 'china'] as const) all.push(await sentences(mock, language));
		const [english = []] = all;
		expect(english.length).toBeGreaterThan(2);
		for (const texts of all) expect(texts).toHaveLength(english.length);
		expect(new Set(all.flat()).size).toBe(4 * english.length);
	},
);
