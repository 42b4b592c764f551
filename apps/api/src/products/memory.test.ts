import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

const START = Date.UTC(2026, 10, 21);

it('remembers for half a minute', () => {
	let ms = START;
	const memory = createMemory<string>(() => ms, 500);
	expect(memory.get('tea')).toBeUndefined();
	memory.set('tea', 'long');
	ms = START + 29_999;
	expect([memory.get('tea'), memory.get('umbrella')]).toEqual(['long', undefined]);
	ms = START + 30_000;
	expect(memory.get('tea')).toBeUndefined();
	memory.set('tea', 'longer');
	expect(memory.get('tea')).toBe('longer');
});

it('remembers the last ones', () => {
	const memory = createMemory<number>(() => START, 3);
	for (const [name, n] of Object.entries({ a: 1, b: 2, c: 3 })) memory.set(name, n);
	memory.set('a', 4);
	memory.set('d', 5);
	expect(['a', 'b', 'c', 'd'].map((name) => memory.get(name))).toEqual([4, undefined, 3, 5]);
});
