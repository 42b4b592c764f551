import type { Page, Request, Route } from '@playwright/test';
import type { Cart } from '@zaylat/api-client/contract';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { buyerOf } from './support/buyer.ts';
import { plainGoods } from './support/database.ts';
import { keptWrites } from './support/kept-writes.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

/** Requests fail on purpose, and the browser logs that on its console. */
const EXPECTED = /Failed to load resource|is unreachable/;

test.beforeEach(({ problems }) => problems.forgive(EXPECTED));

/** A cart with three lines, opened by a shopper of its own. */
async function openCart(page: Page, combination: Combination, port: number = PORTS.shop) {
	const { edition, language } = combination;
	const buyer = buyerOf(page, combination, port);
	await buyer.asGuest();
	const goods = await Promise.all([20, 21, 22].map((nth) => plainGoods(edition, nth)));
	await buyer.put(Object.fromEntries(goods.map(({ variantId }) => [variantId, 2])));
	await open(page, at(edition, `/Checkout?lang=${language}`, port));
	const main = page.getByRole('main');
	await expect(main.getByRole('spinbutton')).toHaveCount(3);
	// What shows messages is fetched a while after the page; without it nothing offers "Undo".
	await expect(page.locator('[data-part=toast-region]')).toBeAttached();
	const text = (key: string, values?: Record<string, string>) => textOf(language, 'cart', key, values);
	const stored = async () => {
		const { lines } = await buyer.demand<Cart>('GET', '/api/cart');
		return lines.map(({ name, quantity, isSelected }) => ({ name, quantity, isSelected }));
	};
	const names = (await stored()).map(({ name }) => name);
	const row = (name = '') =>
		main.getByRole('article').filter({ has: page.getByRole('spinbutton', { name: text('line.quantity', { name }) }) });
	return {
		names,
		stored,
		text,
		main,
		/** Sends a request of the page to the server, without the page. */
		async deliver(request: Request) {
			const key = request.headers()['idempotency-key'] ?? '';
			const { status } = await buyer.call(
				request.method(),
				new URL(request.url()).pathname,
				request.postDataJSON() ?? undefined,
				{ 'idempotency-key': key },
			);
			expect(status).toBe(200);
		},
		/** The cart as the page shows it, in the order of the server's. */
		shown: async () =>
			Promise.all(
				(await stored()).map(async ({ name }) => ({
					name,
					quantity: parseWholeNumber(await row(name).getByRole('spinbutton').inputValue()),
					isSelected: await row(name).getByRole('checkbox').isChecked(),
				})),
			),
		more: (name = '') => main.getByRole('button', { name: text('line.increase', { name }) }).click(),
		fewer: (name = '') => main.getByRole('button', { name: text('line.decrease', { name }) }).click(),
		select: (name = '') => main.getByRole('checkbox', { name: text('select.line', { name }) }).click(),
		remove: (name = '') => main.getByRole('button', { name: text('line.removeName', { name }), exact: true }).click(),
		undo: () => page.getByRole('button', { name: text('undo') }).click(),
		/** What says that changes wait. */
		waiting: main.getByText(text('waiting.text')),
	};
}

/** Ten changes of the cart, no two of the same line in a row, which would be sent as one. @returns the cart that they lead to */
async function changeTenTimes(cart: Awaited<ReturnType<typeof openCart>>) {
	const [first, second, third] = cart.names;
	await cart.more(first);
	await cart.fewer(second);
	await cart.more(first);
	await cart.more(third);
	await cart.remove(third);
	await cart.undo();
	await cart.more(first);
	await cart.select(second);
	await cart.fewer(first);
	await cart.more(second);
	return [
		{ name: first, quantity: 4, isSelected: true },
		{ name: second, quantity: 2, isSelected: false },
		{ name: third, quantity: 3, isSelected: true },
	];
}

/** Loses the first request of each method twice: once before it arrives, else with its response. */
async function dropThreeTimes(page: Page, { deliver }: Awaited<ReturnType<typeof openCart>>) {
	const tries = { POST: 0, PATCH: 0, DELETE: 0 };
	await page.route('**/api/cart/lines**', async (route: Route) => {
		const method = route.request().method() as keyof typeof tries;
		tries[method] += 1;
		if (tries[method] > 2) return route.continue();
		// What adds pieces arrives, and only its response is lost.
		if (method !== 'PATCH') await deliver(route.request());
		return route.abort('connectionreset');
	});
	return tries;
}

test(
	'ten changes of the cart without a connection, which then drops three times, are stored once each',
	ON.phone,
	async ({ page, context }) => {
		const cart = await openCart(page, MATRIX.mmPhone);
		const tries = await dropThreeTimes(page, cart);
		await context.setOffline(true);
		const expected = await changeTenTimes(cart);
		await expect(cart.waiting).toBeVisible();
		await expect(cart.main.getByText(cart.text('waiting.line'), { exact: true })).toHaveCount(3);
		await context.setOffline(false);
		await expect.poll(() => keptWrites(page), { timeout: 60_000 }).toBe(0);
		await expect(cart.waiting).toBeHidden();
		expect(Object.values(tries).every((count) => count > 2)).toBe(true);
		const stored = await cart.stored();
		expect(stored).toHaveLength(3);
		expect(stored).toEqual(expect.arrayContaining(expected));
		await expect.poll(cart.shown).toEqual(stored);
	},
);

test(
	'changes made without a connection are stored although the tab was closed',
	ON.desktop,
	async ({ page, context }) => {
		const cart = await openCart(page, MATRIX.mmDesktop);
		await context.setOffline(true);
		const expected = await changeTenTimes(cart);
		await expect(cart.waiting).toBeVisible();
		await expect.poll(() => keptWrites(page)).toBe(10);
		await page.close({ runBeforeUnload: false });
		await context.setOffline(false);
		const later = await context.newPage();
		await open(later, at('mm', '/Checkout'));
		await expect.poll(() => keptWrites(later)).toBe(0);
		const stored = await cart.stored();
		expect(stored).toHaveLength(3);
		expect(stored).toEqual(expect.arrayContaining(expected));
	},
);

test('nothing of a shopper stays on the device when another one comes', ON.phone, async ({ page, context }) => {
	const cart = await openCart(page, MATRIX.thPhone);
	const before = await cart.stored();
	await context.setOffline(true);
	await cart.more(cart.names[0]);
	await expect(cart.waiting).toBeVisible();
	await expect.poll(() => keptWrites(page)).toBe(1);
	await page.close();
	await context.setOffline(false);
	const later = await context.newPage();
	const first = await context.cookies();
	await context.clearCookies();
	await buyerOf(later, MATRIX.thPhone).asGuest();
	await open(later, at('th', '/Checkout'));
	await expect.poll(() => keptWrites(later)).toBe(0);
	await context.addCookies(first);
	expect(await cart.stored()).toEqual(before);
});
