import { createConnection } from '@zaylat/api-client';
import { SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { manualTimers } from '../../testing/manual-timers.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { BACK_MS } from './connection-notice.tsx';

const QUIET = '/FourNotFiveErr';

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

test('says that the connection is gone, and for a moment that it is back', async () => {
	const timers = manualTimers();
	const { screen } = await renderShop(QUIET, { timers });
	await expect.element(screen.getByRole('main')).toBeVisible();
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	window.dispatchEvent(new Event('offline'));
	await expect.element(screen.getByText(/^You’re offline\./)).toBeVisible();
	online.mockRestore();
	window.dispatchEvent(new Event('online'));
	const back = screen.getByText('You’re back online.');
	await expect.element(back).toBeVisible();
	timers.pass(BACK_MS);
	await expect.element(back).not.toBeInTheDocument();
});

test('says that the connection is weak while it is, and nothing of it without a connection', async () => {
	const connection = createConnection();
	const { screen } = await renderShop(QUIET, { connection });
	await expect.element(screen.getByRole('main')).toBeVisible();
	const weak = screen.getByText('Slow connection. Pages may take longer to load.');
	expect(weak.query()).toBeNull();
	for (let response = 0; response < 4; response++) connection.observe(Number.POSITIVE_INFINITY);
	await expect.element(weak).toBeVisible();
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	window.dispatchEvent(new Event('offline'));
	await expect.element(screen.getByText(/^You’re offline\./)).toBeVisible();
	await expect.element(weak).not.toBeInTheDocument();
	online.mockRestore();
	for (let response = 0; response < 4; response++) connection.observe(50);
	window.dispatchEvent(new Event('online'));
	await expect.element(screen.getByText('You’re back online.')).toBeVisible();
	await expect.element(weak).not.toBeInTheDocument();
});

test.each([375, 1366])('moves nothing of a page of %i px, and takes no press', async (width) => {
	await page.viewport(width, 800);
	const connection = createConnection();
	const { screen } = await renderShop('/help', { connection });
	const first = screen.getByRole('main').getByRole('link').first();
	await expect.element(first).toBeVisible();
	const top = first.element().getBoundingClientRect().top;
	for (let response = 0; response < 4; response++) connection.observe(Number.POSITIVE_INFINITY);
	const weak = screen.getByText('Slow connection. Pages may take longer to load.');
	await expect.element(weak).toBeVisible();
	expect(first.element().getBoundingClientRect().top).toBe(top);
	const { left, top: above, width: wide, height } = weak.element().getBoundingClientRect();
	expect(document.elementFromPoint(left + wide / 2, above + height / 2)).not.toBe(weak.element());
});

test('says that exchange rates are missing to whoever reads prices in another currency', async () => {
	const missing = 'We couldn’t load exchange rates. Prices are shown in the shop’s currency.';
	const own = await renderShop(QUIET, SCENARIOS.unavailable);
	await expect.element(own.screen.getByRole('main')).toBeVisible();
	expect(own.screen.getByText(missing).query()).toBeNull();
	own.stop();
	const other = await renderShop(QUIET, { ...SCENARIOS.unavailable, preferences: { currency: 'thb' } });
	await expect.element(other.screen.getByText(missing)).toBeVisible();
});
