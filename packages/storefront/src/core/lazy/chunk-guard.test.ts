import { describe, expect, test, vi } from 'vitest';
import { RELOAD_GUARD_MS, reloadOnce } from './chunk-guard.ts';

function setUp() {
	const held = new Map<string, string>();
	let time = 1_000_000;
	const reload = vi.fn();
	const deps = {
		storage: {
			getItem: (key: string) => held.get(key) ?? null,
			setItem: (key: string, value: string) => held.set(key, value),
		},
		now: () => time,
		reload,
	};
	return {
		held,
		deps,
		reload,
		wait: (ms: number) => {
			time += ms;
		},
	};
}

describe('a chunk that does not load (Specification §8, §9)', () => {
	test('reloads the page, at most once per path within 10 seconds [§8.3] [§9.10]', () => {
		expect(RELOAD_GUARD_MS).toBe(10_000);
		const { deps, reload, wait } = setUp();
		expect(reloadOnce('/a', deps)).toBe(true);
		wait(9_999);
		expect(reloadOnce('/a', deps)).toBe(false);
		expect(reload).toHaveBeenCalledTimes(1);
		wait(1);
		expect(reloadOnce('/a', deps)).toBe(true);
		expect(reload).toHaveBeenCalledTimes(2);
	});

	test('counts each path by itself', () => {
		const { deps } = setUp();
		expect(reloadOnce('/a', deps)).toBe(true);
		expect(reloadOnce('/b', deps)).toBe(true);
		expect(reloadOnce('/a', deps)).toBe(false);
	});

	test('does not reload where it could not remember that it did', () => {
		const { deps, reload } = setUp();
		const storage = {
			...deps.storage,
			setItem() {
				throw new DOMException('full', 'QuotaExceededError');
			},
		};
		expect(reloadOnce('/a', { ...deps, storage })).toBe(false);
		expect(reload).not.toHaveBeenCalled();
	});

	test('passes over what others left in the storage', () => {
		const { deps, held } = setUp();
		held.set('chunk-reload', '{"not json');
		expect(reloadOnce('/a', deps)).toBe(true);
	});
});
