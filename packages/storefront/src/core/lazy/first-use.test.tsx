import { afterEach, expect, test, vi } from 'vitest';
import { onFirstUse } from './first-use.ts';

afterEach(() => document.body.replaceChildren());

const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])('%s is the first use, once', (type) => {
	const run = vi.fn();
	onFirstUse(window, run);
	expect(run).not.toHaveBeenCalled();
	press(type);
	press(type);
	expect(run).toHaveBeenCalledOnce();
});

test('a field that has the focus already is in use', () => {
	const field = document.createElement('input');
	document.body.append(field);
	field.focus();
	const run = vi.fn();
	onFirstUse(window, run);
	expect(run).toHaveBeenCalledOnce();
});

test('nothing is called once the waiting has ended', () => {
	const run = vi.fn();
	onFirstUse(window, run)();
	press('pointerdown');
	expect(run).not.toHaveBeenCalled();
});
