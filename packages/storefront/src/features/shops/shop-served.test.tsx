import { MOCK_NOW, SCENARIOS } from '@zaylat/api-client/mocks';
import { HOUR_MS } from '@zaylat/domain/time';
import { afterEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { manualTimers } from '../../testing/manual-timers.ts';
import { serveShop, takeOver } from '../../testing/serve-shop.tsx';

const SHOP = '/Shops/38th-street-mobile';

let end = () => {};
afterEach(() => {
	end();
	window.localStorage.clear();
});

/** A shop's first page as a server sends it to a visitor, taken over by a tab in which nothing later has arrived. */
async function open() {
	const page = await serveShop(SHOP, SCENARIOS['signed-out']);
	let time = MOCK_NOW;
	const timers = manualTimers();
	const calls: string[] = [];
	const { container, ...taken } = await takeOver(page, {
		...SCENARIOS['signed-out'],
		...{ calls, timers, now: () => time },
	});
	end = taken.end;
	// The clock is hydrated in a task of its own, and waits for its tick as the third; time that passes before is nothing to it.
	await expect.poll(() => timers.pending).toBe(3);
	return {
		...page,
		calls,
		card: container.querySelector('main article'),
		touch: () => window.dispatchEvent(new Event('wheel')),
		pass(ms: number) {
			time += ms;
			timers.pass(1000);
		},
	};
}

describe('the first page of a shop', () => {
	test('is whole as the server sends it, and asks for nothing, also once it is touched', async () => {
		const { html, calls, card, touch } = await open();
		for (const word of ['Flash sale', 'Newest', 'All products', 'Recommended']) expect(html).toContain(word);
		touch();
		// A press that nobody answers is held, so it tells when the code is there.
		await screen
			.getByRole('button', { name: /^Add .* to the wishlist$/ })
			.first()
			.click();
		await expect.element(screen.getByRole('button', { name: /^Remove .* from the wishlist$/ }).first()).toBeVisible();
		expect(card?.isConnected).toBe(true);
		expect(calls.filter((call) => /products|flash-sale|coupons/.test(call))).toEqual([]);
	});

	test('has a clock that goes on while its goods wait to be touched', async () => {
		const { pass, card } = await open();
		await expect.element(screen.getByRole('timer')).toHaveTextContent('03:00:00');
		pass(60_000);
		await expect.element(screen.getByRole('timer')).toHaveTextContent('02:59:00');
		expect(card?.isConnected).toBe(true);
	});

	test('says what became of a flash sale that ends before anything is touched', async () => {
		const { pass, calls } = await open();
		await expect.element(screen.getByRole('timer')).toHaveTextContent('03:00:00');
		pass(3 * HOUR_MS);
		await expect.element(screen.getByText('A new round has started. Prices are up to date.')).toBeVisible();
		await expect.element(screen.getByRole('timer')).toHaveTextContent('03:00:00');
		expect(calls.filter((call) => call.includes('flash-sale'))).toHaveLength(1);
	});
});
