import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('remembers for half a minute', () => {
	let ms = 0;
	const memory = createMemory<string>(() => ms, 500);
	expect(memory.get('tea')).toBeUndefined();
	memory.set('tea', 'long');
	ms = 29_999;
	expect([memory.get('tea'), memory.get('umbrella')]).toEqual(['long', undefined]);
	ms = 30_000;
	expect(memory.get('tea')).toBeUndefined();
	memory.set('tea', 'longer');
	expect(memory.get('tea')).toBe('longer');
});

it('remembers the last ones', () => {
	const memory = createMemory<number>(() => 0, 3);
	for (const [name, n] of Object.entries({ a: 1, b: 2, c: 3 })) memory.set(name, n);
	memory.set('a', 4);
	memory.set('d', 5);
	expect(['a', 'b', 'c', 'd'].map(memory.get)).toEqual([4, undefined, 3, 5]);
});
