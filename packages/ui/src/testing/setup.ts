import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import './testing.css';

let logged: MockInstance | undefined;

const attributesOf = (element: Element) => new Map([...element.attributes].map(({ name, value }) => [name, value]));

function restoreAttributes(element: Element, before: ReadonlyMap<string, string>) {
	for (const { name } of [...element.attributes]) if (!before.has(name)) element.removeAttribute(name);
	for (const [name, value] of before) element.setAttribute(name, value);
}

const { documentElement, body } = document;
const rootAttributes = attributesOf(documentElement);
const bodyAttributes = attributesOf(body);
const { href } = window.location;

/** The page as a test expects it: files share it, and what one leaves behind must not reach the next. */
async function cleanPage() {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await cleanup();
	body.replaceChildren();
	restoreAttributes(documentElement, rootAttributes);
	restoreAttributes(body, bodyAttributes);
	window.history.replaceState(null, '', href);
	window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
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
