import { createClient } from '@zaylat/api-client';
import { createMockApi, MOCK_NOW, type MockApiOptions } from '@zaylat/api-client/mocks';
import type { SearchArea } from '@zaylat/domain/search';
import { describe, expect, test } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import { createSuggestions } from './search-suggestions.ts';

function setUp(options: MockApiOptions & { area?: SearchArea } = {}) {
	const { area = 'goods', ...rest } = options;
	const api = createMockApi(rest);
	const calls: { url: string; signal: AbortSignal | null | undefined }[] = [];
	const client = createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		delay: async () => {},
		fetch: (url, init) => {
			calls.push({ url, signal: init.signal });
			return api.fetch(url, init);
		},
	});
	const timers = manualTimers();
	const suggestions = createSuggestions({ client: () => client, timers, area });
	return { suggestions, timers, calls, state: () => suggestions.getState() };
}

describe('suggestions (Specification §4, §9)', () => {
	test('are fetched 500 ms after the last key [§9.3]', async () => {
		const { suggestions, timers, calls, state } = setUp();
		suggestions.type('shi');
		expect(state().status).toBe('searching');
		timers.pass(400);
		suggestions.type('shir');
		timers.pass(499);
		expect(calls).toEqual([]);
		timers.pass(1);
		await expect.poll(() => state().status).toBe('results');
		expect(calls.map(({ url }) => url)).toEqual(['/api/products/search?paginate=true&per_page=30&search=shir']);
		expect(state().items.length).toBeGreaterThan(0);
	});

	test('are fetched when the last key does not change the text, such as a space', async () => {
		const { suggestions, timers, calls, state } = setUp();
		suggestions.type('shirt');
		timers.pass(200);
		suggestions.type('shirt ');
		timers.pass(499);
		expect(calls).toEqual([]);
		timers.pass(1);
		await expect.poll(() => state().status).toBe('results');
		expect(calls).toHaveLength(1);
	});

	test.each([
		['goods', 'sh', false],
		['goods', 'shi', true],
		['digital', 'g', false],
		['digital', 'ga', true],
	] as const)('%s: "%s" starts a search: %s', async (area, text, starts) => {
		const { suggestions, timers, calls, state } = setUp({ area });
		suggestions.type(text);
		expect(timers.pending).toBe(starts ? 1 : 0);
		timers.pass(500);
		await expect.poll(() => state().status).not.toBe('searching');
		expect(calls).toHaveLength(starts ? 1 : 0);
	});

	test('in the digital area the digital search is used [§4.6]', async () => {
		const { suggestions, timers, calls } = setUp({ area: 'digital' });
		suggestions.type('game');
		timers.pass(500);
		await expect.poll(() => calls[0]?.url).toMatch(/^\/api\/digital-market\/products\/search\?/);
	});

	test('say that nothing was found', async () => {
		const { suggestions, timers, state } = setUp();
		suggestions.type('qqqqzzzz');
		timers.pass(500);
		await expect.poll(() => state().status).toBe('empty');
	});

	test('say that the search failed', async () => {
		const { suggestions, timers, state } = setUp({ failures: { searchProducts: 'unavailable' } });
		suggestions.type('shirt');
		timers.pass(500);
		await expect.poll(() => state().status).toBe('error');
	});

	test('an outdated search is aborted and never shown', async () => {
		const { suggestions, timers, calls, state } = setUp();
		suggestions.type('shirt');
		timers.pass(500);
		await expect.poll(() => calls.length).toBe(1);
		suggestions.type('lotus');
		expect(state()).toMatchObject({ status: 'searching', text: 'lotus', items: [] });
		timers.pass(500);
		await expect.poll(() => state().status).toBe('results');
		expect(state().text).toBe('lotus');
	});

	test('a text that became too short shows nothing', async () => {
		const { suggestions, timers, state } = setUp();
		suggestions.type('shirt');
		timers.pass(500);
		await expect.poll(() => state().status).toBe('results');
		suggestions.type('sh');
		expect(state().status).toBe('idle');
	});

	test('Enter searches at once, however short the text', async () => {
		const { suggestions, calls } = setUp();
		suggestions.type('shirt');
		await expect(suggestions.flush('shirt')).resolves.toMatchObject({ status: 'results' });
		expect(calls).toHaveLength(1);
		await expect(suggestions.flush('q')).resolves.toBeDefined();
		expect(calls).toHaveLength(2);
	});

	test('Enter does not ask again for what is known', async () => {
		const { suggestions, timers, calls, state } = setUp();
		suggestions.type('shirt');
		timers.pass(500);
		await expect.poll(() => state().status).toBe('results');
		await suggestions.flush('shirt');
		expect(calls).toHaveLength(1);
	});

	test('Enter waits for the request that is already under way', async () => {
		const { suggestions, timers, calls } = setUp();
		suggestions.type('shirt');
		timers.pass(500);
		await expect(suggestions.flush('shirt')).resolves.toMatchObject({ status: 'results' });
		expect(calls).toHaveLength(1);
	});

	test('Enter on nothing, or on an invalid text, asks nothing', async () => {
		const { suggestions, calls } = setUp();
		await expect(suggestions.flush('  ')).resolves.toBeUndefined();
		await expect(suggestions.flush('http://a.test')).resolves.toBeUndefined();
		expect(calls).toEqual([]);
	});

	test('clearing ends what is under way', async () => {
		const { suggestions, timers, state } = setUp();
		suggestions.type('shirt');
		timers.pass(500);
		suggestions.clear();
		await Promise.resolve();
		expect(state()).toEqual({ status: 'idle', items: [], text: '' });
		expect(timers.pending).toBe(0);
	});
});
