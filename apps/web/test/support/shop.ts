import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { PREFERENCE_KEYS } from '@zaylat/domain/preferences';
import type { Combination } from './matrix.ts';
import { type Watched, watchProblems } from './problems.ts';
import { originOf, PORTS } from './servers.ts';
import { visitorOf } from './visitor.ts';

const TEXTS = join(import.meta.dirname, '../../../../packages/storefront/src/i18n');

/** The language that each edition opens in. */
export const LANGUAGE_OF: Readonly<Record<Edition, Language>> = { mm: 'mm', th: 'thai' };

/** What is searched for in each edition; each finds goods. */
export const WORD_OF: Readonly<Record<Edition, string>> = { mm: 'အိတ်', th: 'กระเป๋า' };

type Area =
	| 'app'
	| 'errors'
	| 'home'
	| 'comparison'
	| 'search'
	| 'catalog'
	| 'product'
	| 'digital'
	| 'library'
	| 'cart'
	| 'coupons'
	| 'auth'
	| 'account'
	| 'shops'
	| 'follow'
	| 'forms'
	| 'destination'
	| 'collections'
	| 'directory'
	| 'reviews'
	| 'wholesale'
	| 'wishlist'
	| 'addresses'
	| 'codes'
	| 'checkout'
	| 'payment'
	| 'paying'
	| 'offline'
	| 'orders'
	| 'tracking'
	| 'reviewing'
	| 'documents'
	| 'chat'
	| 'desk'
	| 'earnings'
	| 'editing'
	| 'operating'
	| 'operatedShops'
	| 'ownShop'
	| 'operatedGoods'
	| 'operatedOrders'
	| 'failedJobs'
	| 'content'
	| 'promotions'
	| 'pages'
	| 'application'
	| 'help'
	| 'goods'
	| 'returns'
	| 'selling'
	| 'demo'
	| 'developer';

const read = new Map<string, unknown>();

/** The content of a file with texts, read once. */
function textsIn(file: string): unknown {
	if (!read.has(file)) read.set(file, JSON.parse(readFileSync(file, 'utf8')));
	return read.get(file);
}

/**
 * A text of the shop, as people see it.
 * @param key keys joined by dots, for example `buy.add`
 * @param values for `{{name}}`
 */
export function textOf(
	language: Language,
	area: Area,
	key: string,
	values: Readonly<Record<string, string>> = {},
): string {
	let at = textsIn(join(TEXTS, language, `${area}.json`));
	for (const step of key.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
	if (typeof at !== 'string') throw new Error(`No text ${area}:${key} in ${language}`);
	return at.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '');
}

/** Every test watches its page: an error on the console or an uncaught one fails it. */
export const test = base.extend<{ problems: Watched }>({
	problems: [
		async ({ page }, use) => {
			const { problems, check } = watchProblems(page);
			await use(problems);
			await check();
		},
		{ auto: true },
	],
});

/** What is under way may bring the session's cookie once more, so both of these wait for it first. */
const quiet = (page: Page) => page.waitForLoadState('networkidle');

/** Invalidates the session: its cookie stays, but its session has ended. */
export async function endSession(page: Page): Promise<void> {
	await quiet(page);
	const cookies = await page.context().cookies();
	const ended = cookies.filter(({ name }) => name.includes('session')).map((one) => ({ ...one, value: 'forgotten' }));
	await page.context().addCookies(ended);
}

/** Forgets who the visitor is. */
export async function forgetVisitor(page: Page): Promise<void> {
	await quiet(page);
	await page.context().clearCookies();
}

/** Address of a page of an edition. */
export function at(edition: Edition, path = '/', port: number = PORTS.shop): string {
	return originOf(edition, port) + path;
}

/** Sets the language as an earlier visit would have, without a page. */
export async function setLanguage(
	page: Page,
	{ edition, language }: Pick<Combination, 'edition' | 'language'>,
): Promise<void> {
	await page.context().addCookies([{ name: PREFERENCE_KEYS.language, value: language, url: at(edition) }]);
}

/** Opens a page and waits until it can be used: hydrated, fonts there. */
export async function open(page: Page, address: string): Promise<number> {
	const response = await page.goto(address);
	await ready(page);
	return response?.status() ?? 0;
}

/** Waits until React has taken the page over: its handlers are then on the root's elements. */
export async function ready(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const root = document.getElementById('root');
		return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
	});
	await page.evaluate(() => document.fonts.ready);
}

/** Clicks an element in a part of a page that hydrates after the page, once it has hydrated. */
export async function pressLater(button: Locator): Promise<void> {
	const isTakenOver = () => button.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactFiber')));
	await expect.poll(isTakenOver).toBe(true);
	await button.click();
}

/** The search field, wherever the page has it. */
export function searchField(page: Page, language: Language) {
	return page.getByRole('combobox', { name: textOf(language, 'app', 'search.label') });
}

/** Signs in on the sign-in page as a guest. */
export async function continueAsGuest(page: Page, language: Language): Promise<void> {
	await page.getByRole('button', { name: textOf(language, 'auth', 'guest') }).click();
}

/** Signs in on the sign-in page with the demo account. */
export async function signIn(page: Page, language: Language): Promise<void> {
	await page.getByLabel(textOf(language, 'auth', 'identifier')).fill('shopper@example.com');
	await page.getByLabel(textOf(language, 'auth', 'password'), { exact: true }).fill('zaylat-demo');
	await page.getByRole('button', { name: textOf(language, 'auth', 'submit'), exact: true }).click();
}

/** Signs the page's visitor in as a guest, without the screens. */
export async function signInByApi(page: Page, edition: Edition, port: number = PORTS.shop): Promise<void> {
	const visitor = visitorOf(page, edition, port);
	const { csrfToken } = await visitor.getJson('/api/auth/csrf');
	const form = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' });
	const type = 'application/x-www-form-urlencoded';
	expect((await visitor.send('POST', '/api/auth/callback/guest', form.toString(), type)).status).toBe(200);
}

/** Puts a product that can be had into the cart, without the screens. @returns its name. */
export async function fillCartByApi(page: Page, edition: Edition, port: number = PORTS.shop): Promise<string> {
	const visitor = visitorOf(page, edition, port);
	const { data } = await visitor.getJson('/api/products?per_page=20');
	for (const { id } of data.items) {
		const product = (await visitor.getJson(`/api/products/${id}`)).data;
		const variant = product.variants.find(({ stock }: { stock: number }) => stock > 5);
		if (variant === undefined) continue;
		const line = JSON.stringify({ variantId: variant.id, quantity: 2 });
		expect((await visitor.send('POST', '/api/cart/lines', line, 'application/json')).status).toBeLessThan(300);
		return product.name;
	}
	throw new Error('Nothing is in stock');
}

export { expect } from '@playwright/test';
