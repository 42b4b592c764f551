import type { Page } from '@playwright/test';
import { CACHES } from '../src/offline-caches.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, ready, setLanguage, test, textOf } from './support/shop.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser writes about requests that fail without a connection. */
const FAILED = /Failed to (load resource|fetch)|unreachable|React Router caught|preload for/;

/** Waits until the worker has kept what the page has loaded so far. */
async function kept(page: Page): Promise<void> {
	const hasKept = ({ pages, personal }: typeof CACHES) =>
		Promise.all(
			[pages, personal].map(async (name) => {
				const cache = await caches.open(name);
				return (await cache.match(location.href)) ?? (await cache.match(location.pathname));
			}),
		).then((found) => found.some(Boolean));
	await expect.poll(() => page.evaluate(hasKept, CACHES)).toBe(true);
	await page.waitForLoadState('networkidle');
}

/** Waits until the device offers the page without a connection: what a card shows of its page is none yet. */
async function offered(page: Page): Promise<void> {
	const isListed = async (name: string) => {
		const list = await (await caches.open(name)).match('/_pages');
		return (await list?.text())?.includes(location.pathname) ?? false;
	};
	await expect.poll(() => page.evaluate(isListed, CACHES.payloads)).toBe(true);
}

/** The web app manifest as the browser has read it, with what it found wrong. */
async function manifestOf(page: Page) {
	const devTools = await page.context().newCDPSession(page);
	const { manifest, errors } = await devTools.send('Page.getAppManifest');
	await devTools.detach();
	return { name: manifest.name, display: manifest.display, errors };
}

for (const turn of [MATRIX.mmPhone, MATRIX.thPhone] as readonly Combination[]) {
	test(
		`without a connection, visited pages open and others offer them (${turn.edition}, ${turn.size})`,
		ON.phone,
		async ({ page, context, problems }) => {
			problems.forgive(FAILED);
			const text = textOf.bind(undefined, turn.language);
			await setLanguage(page, turn);
			await open(page, at(turn.edition));
			await kept(page);
			expect(await manifestOf(page)).toEqual({ name: 'Zaylat', display: 'kStandalone', errors: [] });
			const home = await page.getByRole('heading', { level: 1 }).textContent();
			const products = page.getByRole('region', { name: text('home', 'recommended') }).getByRole('article');
			const link = products.first().getByRole('link').first();
			await link.click();
			await expect(page).toHaveURL(/\/Products\//);
			await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(home ?? '');
			const name = await page.getByRole('heading', { level: 1 }).textContent();
			const product = page.url();
			await offered(page);
			await context.setOffline(true);

			// The device has the payload of the product, and the document of the home page.
			await page.reload();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
			await page.goto(at(turn.edition));
			await ready(page);
			await expect(products.first()).toBeVisible();

			for (const never of ['/Products/999999', '/Orders', '/help']) {
				await page.goto(at(turn.edition, never));
				const saved = page.getByRole('region', { name: text('offline', 'saved.title') });
				await expect(saved.getByRole('link', { name: name ?? '' }), never).toBeVisible();
				await expect(page.getByRole('status').filter({ hasText: text('app', 'connection.offline') })).toBeVisible();
			}
			await page
				.getByRole('region', { name: text('offline', 'saved.title') })
				.getByRole('link', { name: name ?? '' })
				.click();
			await expect(page).toHaveURL(product);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

			await page.goto(at(turn.edition, '/help'));
			const saved = page.getByRole('region', { name: text('offline', 'saved.title') });
			await expect(saved).toBeVisible();
			await page.goto('about:blank');
			await context.setOffline(false);
			await open(page, at(turn.edition, '/help'));
			await expect(saved).toHaveCount(0);
		},
	);
}
