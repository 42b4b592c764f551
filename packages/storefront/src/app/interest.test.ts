import { describe, expect, test, vi } from 'vitest';
import { createInterest } from './interest.ts';

/** A tab that hears what the test dispatches. */
function tab({ scrollY = 0, isInField = false } = {}) {
	const body = {};
	const target = new EventTarget();
	return Object.assign(target, {
		scrollY,
		document: { body, activeElement: isInField ? {} : body },
	}) as EventTarget & Window;
}

/** Whether a promise has settled once all that is due has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
	const done = vi.fn();
	void promise.then(done);
	await new Promise((resolve) => setImmediate(resolve));
	return done.mock.calls.length > 0;
}

describe('interest', () => {
	test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'])(
		'shows with %s',
		async (sign) => {
			const window = tab();
			const interest = createInterest(window);
			interest.start();
			const first = interest.first();
			expect(await isSettled(first)).toBe(false);
			window.dispatchEvent(new Event(sign));
			expect(await isSettled(first)).toBe(true);
			expect(await isSettled(interest.first())).toBe(true);
		},
	);

	test('has shown already where somebody scrolled, or went to a field, before the scripts came', async () => {
		for (const window of [tab({ scrollY: 40 }), tab({ isInField: true })]) {
			const interest = createInterest(window);
			const first = interest.first();
			interest.start();
			expect(await isSettled(first)).toBe(true);
		}
	});

	test('goes on to tell the next sign', async () => {
		const window = tab();
		const interest = createInterest(window);
		interest.start();
		window.dispatchEvent(new Event('wheel'));
		const next = interest.next();
		expect(await isSettled(next)).toBe(false);
		window.dispatchEvent(new Event('wheel'));
		expect(await isSettled(next)).toBe(true);
	});

	test('ends listening', async () => {
		const window = tab();
		const interest = createInterest(window);
		interest.start()();
		window.dispatchEvent(new Event('wheel'));
		expect(await isSettled(interest.first())).toBe(false);
	});

	test('never shows on a server', async () => {
		const interest = createInterest(undefined);
		interest.start()();
		expect(await isSettled(interest.first())).toBe(false);
	});
});
