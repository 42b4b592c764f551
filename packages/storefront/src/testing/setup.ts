import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { recordNoOwnerStacks } from './short-stacks.ts';
import './testing.css';

recordNoOwnerStacks();

let logged: MockInstance | undefined;

const { documentElement, head, body, title } = document;
const { href } = window.location;
const attributes = [...documentElement.attributes].map(({ name, value }) => [name, value] as const);

/** The page as a test expects it: files share it, and what one leaves behind must not reach the next. */
async function cleanPage() {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await cleanup();
	body.replaceChildren();
	for (const tag of head.querySelectorAll('[data-head]')) tag.remove();
	document.title = title;
	for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
	for (const [name, value] of attributes) documentElement.setAttribute(name, value);
	window.history.replaceState(null, '', href);
	window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
	window.localStorage.clear();
	window.sessionStorage.clear();
	for (const { name } of await cookieStore.getAll()) if (name !== undefined) await cookieStore.delete(name);
}

beforeEach(cleanPage);

/** A component that logs an error has a bug, even when it looks right. */
beforeEach(() => {
	logged = vi.spyOn(globalThis.console, 'error');
});

afterEach(() => {
	expect(logged?.mock.calls, 'what console.error was called with').toEqual([]);
	logged?.mockRestore();
});

afterAll(cleanPage);
