import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const START = Date.UTC(2026, 10, 21);

describe('createAnswerCache', () => {
	it('forgets all, and what was begun before', async () => {
		const cache = createAnswerCache(10, () => START);
		const slow = Promise.withResolvers<string>();
		const begun = cache.get('a', () => slow.promise);
		await cache.get('b', async () => 'old');
		cache.clear();
		slow.resolve('old');
		expect(await begun).toBe('old');
		expect(cache.has('a') || cache.has('b')).toBe(false);
		expect(await cache.get('a', async () => 'new')).toBe('new');
		expect(await cache.get('b', async () => 'new')).toBe('new');
	});

	it('keeps an answer for its time and not longer', async () => {
		let ms = START;
		let made = 0;
		const cache = createAnswerCache(10, () => ms);
		const get = () => cache.get('key', async () => `answer ${++made}`);
		expect([await get(), await get()]).toEqual(['answer 1', 'answer 1']);
		ms = START + 9_999;
		expect(await get()).toBe('answer 1');
		ms = START + 10_000;
		expect(await get()).toBe('answer 2');
	});
	it('does equal work once, and forgets failures', async () => {
		let made = 0;
		const cache = createAnswerCache(10, () => START);
		const fail = () => cache.get('key', () => Promise.reject(new Error(`failed ${++made}`)));
		await expect(Promise.allSettled([fail(), fail()])).resolves.toHaveLength(2);
		expect(made).toBe(1);
		expect(await cache.get('key', async () => 'well')).toBe('well');
	});
	it('keeps nothing for zero seconds', async () => {
		let made = 0;
		const cache = createAnswerCache(0, () => START);
		await cache.get('key', async () => `${++made}`);
		expect(await cache.get('key', async () => `${++made}`)).toBe('2');
	});
});
