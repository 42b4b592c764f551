import { expect, test } from 'vitest';
import { FIRST_LOAD_MS } from '../core/lazy/first-load.ts';
import { manualTimers } from '../testing/manual-timers.ts';
import { renderShop } from '../testing/render-shop.tsx';

test('what shows messages is there a while after the start, although nobody used the page', async () => {
	const timers = manualTimers();
	await renderShop('/', { timers });
	const region = () => document.querySelector('[data-part=toast-region]');
	expect(region()).toBeNull();
	timers.pass(FIRST_LOAD_MS);
	await expect.poll(region).not.toBeNull();
});
