import { readdirSync } from 'node:fs';
import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { startApi } from '../answers.ts';

/** Files that are not about one resource. */
const BESIDE = new Set(['all.test.ts', 'mock-api.test.ts']);

it('the endpoints of every resource are tested', () => {
	const tested = readdirSync(new URL('.', import.meta.url))
		.filter((file) => file.endsWith('.test.ts') && !BESIDE.has(file))
		.map((file) => file.replace('.test.ts', ''));
	expect(tested.toSorted()).toEqual(Object.keys(endpointsByResource).toSorted());
});

describe('the database away', () => {
	it('is reported by readiness, not by health', async () => {
		const api = await startApi();
		await api.cutDatabase();
		const visitor = createShopper(api);
		expect((await visitor.call('GET', '/api/health')).status).toBe(200);
		expect((await visitor.call('GET', '/api/ready')).status).toBe(503);
		expect(await api.ready()).toBe(false);
		await api.close();
	});
});
