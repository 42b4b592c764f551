import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import './testing.css';

let logged: MockInstance | undefined;

/** A component that logs an error has a bug, even when it looks right. */
beforeEach(() => {
	logged = vi.spyOn(globalThis.console, 'error');
});

afterEach(() => {
	expect(logged?.mock.calls, 'what console.error was called with').toEqual([]);
	logged?.mockRestore();
});
