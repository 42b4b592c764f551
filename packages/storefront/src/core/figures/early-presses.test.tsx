import { LOST_PRESS_MS } from '@zaylat/domain/page-figures';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchEarlyPresses } from './early-presses.ts';
import { countLost } from './measure-figures.ts';

/** What becomes of presses in a document that runs the script as the server writes it. */
async function openPage(body: string) {
	const frame = document.createElement('iframe');
	frame.title = 'page';
	frame.style.cssText = 'width: 400px; height: 300px';
	frame.srcdoc = `<!doctype html><script>(${watchEarlyPresses})()</script>${body}`;
	document.body.append(frame);
	await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
	const early = frame.contentWindow?.earlyPresses ?? expect.fail('The script has not run');
	const shown = page.frameLocator(page.getByTitle('page'));
	return {
		early,
		effects: () => early.presses.map(({ hasEffect }) => hasEffect),
		press: (name: string) => shown.getByText(name, { exact: true }).click(),
		run: (script: string) => frame.contentDocument?.defaultView?.eval(script),
	};
}

describe('a press before the page is enhanced', () => {
	test('on a button that does nothing has no effect, and fields and dead text are no presses', async () => {
		const { effects, press } = await openPage(
			'<button type="button">dead</button><p>text</p><label><input type="checkbox">box</label>',
		);
		await press('dead');
		await press('text');
		await press('box');
		expect(effects()).toEqual([false]);
	});

	test.each([
		['opens a panel', '<button popovertarget="panel">go</button><div popover id="panel">panel</div>'],
		['sends a form', '<form action="/nowhere" onsubmit="return false"><button>go</button></form>'],
		['names a missing field', '<form action="/nowhere"><input required><button>go</button></form>'],
		['changes its state', '<button onclick="this.setAttribute(\'aria-busy\', true)">go</button>'],
		['changes its group', '<div role="group"><button onclick="n.textContent = 2">go</button><b id="n">1</b></div>'],
		['says something', '<button onclick="s.textContent = \'done\'">go</button><p id="s" role="status"></p>'],
		['moves the focus to a field', '<input id="f"><button onclick="f.focus()">go</button>'],
		['opens a dialog', '<button onclick="document.body.append(document.createElement(\'dialog\'))">go</button>'],
	])('that %s has an effect', async (_, body) => {
		const { effects, press } = await openPage(body);
		await press('go');
		await expect.poll(effects).toEqual([true]);
	});

	test('that leads to another page has one for all presses before', async () => {
		const { effects, press } = await openPage('<button type="button">dead</button><a href="/nowhere">link</a>');
		await press('dead');
		await press('link');
		await expect.poll(effects).toEqual([true, true]);
	});

	test('that a script takes and does nothing with has none', async () => {
		const { effects, press } = await openPage('<a href="/nowhere" onclick="return false">link</a>');
		await press('link');
		expect(effects()).toEqual([false]);
	});

	test('has no part in the effect of a later one', async () => {
		const { effects, press } = await openPage(
			'<button type="button">dead</button><details><summary>more</summary></details><button popovertarget="panel">go</button><div popover id="panel">panel</div>',
		);
		await press('dead');
		await press('go');
		await expect.poll(effects).toEqual([false, true]);
	});

	test('is not recorded any more when the page is enhanced, unlike the effect of one before', async () => {
		const { early, effects, press, run } = await openPage('<button type="button" id="b">late</button>');
		await press('late');
		early.end();
		await press('late');
		expect(effects()).toEqual([false]);
		run("document.getElementById('b').setAttribute('aria-expanded', 'true')");
		await expect.poll(effects).toEqual([true]);
	});

	test('is lost when nothing has changed for a while', () => {
		const presses = [
			{ at: 1000, hasEffect: false },
			{ at: 1500, hasEffect: true },
			{ at: 2000, hasEffect: false },
		];
		expect(countLost(presses, 1000 + LOST_PRESS_MS - 1)).toBe(0);
		expect(countLost(presses, 1000 + LOST_PRESS_MS)).toBe(1);
		expect(countLost(presses, 60_000)).toBe(2);
		expect(
			countLost(
				Array.from({ length: 200 }, () => ({ at: 0, hasEffect: false })),
				60_000,
			),
		).toBe(100);
	});
});
