import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Cart } from '@zaylat/api-client/contract';
import { PAGE_DATA_ID } from '../src/document-ids.ts';
import { buyerOf } from './support/buyer.ts';
import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { type Build, buildIn, copyAsOtherBuild } from './support/other-build.ts';
import { start } from './support/running-shop.ts';
import { PORTS, serverEnv } from './support/servers.ts';
import { at, expect, open, ready, setLanguage, test, textOf } from './support/shop.ts';
import { startSwitchingProxy } from './support/switching-proxy.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser writes about requests that fail without a connection. */
const FAILED = /Failed to (load resource|fetch)|unreachable|React Router caught|preload for|dynamically imported/;

/** The build that a page names, and files of others that it has asked for. */
async function buildOf(page: Page, builds: readonly Build[]) {
	const { id, files } = await page.evaluate((dataId) => {
		const { buildId } = JSON.parse(document.getElementById(dataId)?.textContent ?? '{}');
		const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
		return { id: String(buildId), files: asked.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)) };
	}, PAGE_DATA_ID);
	const own = builds.find((build) => build.id === id);
	return { id, foreign: files.filter((file) => !own?.assets.has(file)) };
}

test(
	'an update that loses the connection halfway leaves three open tabs whole, and loses nothing',
	ON.phone,
	async ({ page: home, context, problems }) => {
		problems.forgive(FAILED);
		const turn = MATRIX.mmPhone;
		const folder = mkdtempSync(join(tmpdir(), 'zaylat-other-build-'));
		const main = copyAsOtherBuild(join(folder, 'web'));
		const before = buildIn();
		const after = buildIn(dirname(dirname(dirname(main))));
		const builds = [before, after];
		const isOf = async (page: Page, { id }: Build) =>
			expect.poll(() => buildOf(page, builds)).toEqual({ id, foreign: [] });
		const other = await start(
			{ ...serverEnv(0), API_BASE_URL: `http://127.0.0.1:${PORTS.shop}`, DATA_DIR: join(folder, 'data') },
			main,
		);
		const proxy = await startSwitchingProxy(PORTS.shop);
		try {
			const address = (path = '/') => at(turn.edition, path, proxy.port);
			const { productId, variantId } = await plainGoods(turn.edition, 23);
			await setLanguage(home, turn);
			const buyer = buyerOf(home, turn, proxy.port);
			await buyer.asGuest();
			await buyer.put({ [variantId]: 1 });
			const lines = async () => (await buyer.demand<Cart>('GET', '/api/cart')).lines;
			const name = (await lines())[0]?.name ?? '';

			await open(home, address());
			await home.evaluate(() => navigator.serviceWorker.ready.then(() => true));
			const [product, cart] = [await context.newPage(), await context.newPage()];
			await open(product, address(`/Products/${productId}`));
			await open(cart, address('/Checkout'));
			for (const tab of [home, product, cart]) {
				await tab.waitForLoadState('networkidle');
				await isOf(tab, before);
			}

			// The next page comes from the new build, and the connection is lost among its files.
			proxy.leadTo(other.port, 2);
			await home.goto(address(), { waitUntil: 'commit' });
			await proxy.lost();
			await context.setOffline(true);

			const text = textOf.bind(undefined, turn.language);
			await cart.getByRole('button', { name: text('cart', 'line.increase', { name }) }).click();
			await expect(cart.getByText(text('cart', 'waiting.text'))).toBeVisible();
			await product
				.getByRole('link', { name: text('app', 'nav.home') })
				.first()
				.click();
			await expect(product.getByRole('region', { name: text('home', 'recommended') })).toBeVisible();
			await home.goto(address());
			await ready(home);
			await expect(home.getByRole('main').getByRole('heading').first()).toBeVisible();
			for (const tab of [home, product, cart]) await isOf(tab, before);

			proxy.leadTo(other.port);
			await context.setOffline(false);
			await expect(cart.getByText(text('cart', 'waiting.text'))).toBeHidden({ timeout: 60_000 });
			expect((await lines()).map(({ quantity }) => quantity)).toEqual([2]);
			for (const tab of [home, product, cart]) {
				await tab.reload();
				await ready(tab);
				await isOf(tab, after);
			}
		} finally {
			await proxy.close();
			await other.stop('SIGTERM');
			rmSync(folder, { recursive: true, force: true });
		}
	},
);
