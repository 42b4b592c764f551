import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdEarlyPresses } from './early-presses.ts';
import { createHeldPresses, type HeldPresses } from './held-presses.ts';

let now = 0;
let root: HTMLElement;
let stopHolding = () => {};
const ends: (() => void)[] = [];
const pressed = vi.fn();
const sent = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
	now = 0;
	pressed.mockReset();
	sent.mockClear();
	root = document.createElement('div');
	root.innerHTML = `
		<button type="button">Heart</button>
		<form action="/somewhere"><button>Search</button></form>
		<form><button>Save</button></form>
		<a href="#there"><span>Link</span></a>
		<label><input type="checkbox" /> Choose</label>`;
	root.addEventListener('submit', sent);
	document.body.append(root);
	stopHolding = holdEarlyPresses(document, () => now);
});

afterEach(() => {
	stopHolding();
	for (const end of ends.splice(0)) end();
	root.remove();
});

/** The shop is there, and answers. */
function begin(): HeldPresses {
	const presses = createHeldPresses(() => now);
	ends.push(presses.start(root));
	root.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.matches('button')) pressed(target.textContent);
	});
	return presses;
}

const heart = () => Object.assign(document.createElement('button'), { type: 'button', textContent: 'Heart' });

const press = (name: string) => page.getByRole('button', { name }).click();

test('a press before the shop is there is answered once it has taken the page over', async () => {
	await press('Heart');
	const presses = begin();
	expect(pressed).not.toHaveBeenCalled();
	presses.release();
	await vi.waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('Heart'));
	presses.release();
	await press('Heart');
	expect(pressed).toHaveBeenCalledTimes(2);
});

test('a press is answered by what stands for it where its part was drawn anew', async () => {
	await press('Heart');
	const presses = begin();
	root
		.querySelector('button')
		?.replaceWith(Object.assign(document.createElement('button'), { textContent: 'Another' }));
	root.append(Object.assign(document.createElement('button'), { type: 'button', textContent: 'Heart' }));
	presses.release();
	await vi.waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('Heart'));
});

test('a press is forgotten where another page stands by then', async () => {
	const here = window.location.href;
	await press('Heart');
	const presses = begin();
	root.querySelector('button')?.replaceWith(heart());
	window.history.replaceState(null, '', '?elsewhere');
	presses.release();
	await new Promise(requestAnimationFrame);
	window.history.replaceState(null, '', here);
	expect(pressed).not.toHaveBeenCalled();
});

test('a press is forgotten where several things may have been meant', async () => {
	await press('Heart');
	const presses = begin();
	root.querySelector('button')?.replaceWith(heart(), heart());
	presses.release();
	await new Promise(requestAnimationFrame);
	expect(pressed).not.toHaveBeenCalled();
});

test('a choice before it is made when the shop is there, not twice', async () => {
	await page.getByText('Choose').click();
	const box = page.getByRole('checkbox');
	await expect.element(box).not.toBeChecked();
	begin().release();
	await expect.element(box).toBeChecked();
});

test('a form without an address waits; links, and forms that say where to, are the browser’s', async () => {
	await press('Save');
	expect(sent).not.toHaveBeenCalled();
	await press('Search');
	expect(sent).toHaveBeenCalledOnce();
	await page.getByText('Link').click();
	expect(window.location.hash).toBe('#there');
	window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

test('who waited for ten seconds has turned to something else', async () => {
	await press('Heart');
	now += 10_000;
	begin().release();
	await press('Search');
	expect(pressed).not.toHaveBeenCalledWith('Heart');
});

test('nothing listens any more once it is handed over, or given up', async () => {
	const removed = vi.spyOn(document, 'removeEventListener');
	begin();
	expect(removed.mock.calls.map(([type]) => type)).toContain('click');
	const answered = vi.fn();
	root.querySelector('button')?.addEventListener('click', ({ defaultPrevented }) => answered(defaultPrevented));
	await press('Heart');
	expect(answered).toHaveBeenLastCalledWith(false);
	stopHolding = holdEarlyPresses(document, () => now);
	stopHolding();
	await press('Heart');
	expect(answered).toHaveBeenLastCalledWith(false);
	removed.mockRestore();
});
