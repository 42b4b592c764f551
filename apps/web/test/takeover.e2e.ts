import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { buyerOf, PASSWORD } from './support/buyer.ts';
import { freeCodes, lastCodeTo, revertLinkTo } from './support/database.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { giveProof } from './support/proof.ts';
import { originOf, PORTS } from './support/servers.ts';
import { at, expect, open, setLanguage, test, textOf } from './support/shop.ts';

/** Calls and pages that are for those who are signed in alone. */
const CALLS = ['/api/profile', '/api/cart', '/api/orders', '/api/addresses'] as const;
const PAGES = ['/Profile', '/Orders', '/Checkout', '/AddressBook'] as const;

// Each run has its own database, but a journey may be walked twice in it.
const once = () => Date.now().toString().slice(-6);

/** Demands that old cookies are worth nothing: no call is answered, and each page leads to the sign-in page. */
async function expectRefused(
	context: BrowserContext,
	cookies: readonly Cookie[],
	combination: Combination,
): Promise<void> {
	// The shop takes a dead cookie away; a thief would send it again.
	await context.addCookies([...cookies]);
	const visitor = buyerOf(context, combination);
	for (const path of CALLS) {
		const { status, text } = await visitor.call('GET', path);
		expect([path, status, JSON.parse(text).error.code]).toEqual([path, 401, 'session_expired']);
	}
	for (const path of PAGES) {
		const { status, headers } = await visitor.call('GET', path);
		expect([path, status, headers.location]).toEqual([path, 302, expect.stringContaining('/login?')]);
	}
	expect((await visitor.call('GET', '/api/auth/session')).text).toBe('null');
}

/** Fills in the sign-in page. */
async function signIn(page: Page, { language }: Combination, identifier: string): Promise<void> {
	const main = page.getByRole('main');
	await main.getByLabel(textOf(language, 'auth', 'identifier')).fill(identifier);
	await main.getByLabel(textOf(language, 'auth', 'password'), { exact: true }).fill(PASSWORD);
	await main.locator('form:has([name=password]) button[type=submit]').click();
}

test.beforeEach(freeCodes);

test('a planted cookie of a guest does not become a cookie of the account', ON.desktop, async ({ page, browser }) => {
	const combination = MATRIX.mmDesktop;
	const text = (key: string) => textOf(combination.language, 'auth', key);
	const main = page.getByRole('main');
	// The thief signs in as guest and plants the cookie in the shopper's browser.
	const thief = await browser.newContext();
	const thiefsPage = await thief.newPage();
	await setLanguage(thiefsPage, combination);
	await buyerOf(thief, combination).asGuest();
	const planted = await thief.cookies();
	await page.context().addCookies(planted);
	await open(thiefsPage, at(combination.edition, '/AddressBook'));
	await open(page, at(combination.edition, '/login'));
	await main.getByRole('button', { name: text('guest') }).click();
	await expect(page).toHaveURL((url) => url.pathname === '/');

	// The page that the attacker left open requires a sign-in as soon as it is used.
	await thiefsPage.getByRole('main').getByRole('link').first().click();
	await expect(thiefsPage).toHaveURL(/\/login\?redirect=%2Fprofile/);
	await expect(thiefsPage.getByRole('heading', { level: 1, name: text('title') })).toBeVisible();
	await expect(thiefsPage.getByLabel(text('identifier'))).toBeVisible();
	await expectRefused(thief, planted, combination);

	// A copy of the second cookie, taken before the guest registers.
	const second = await browser.newContext();
	const copied = await page.context().cookies();
	await second.addCookies(copied);
	expect((await buyerOf(second, combination).call('GET', '/api/cart')).status).toBe(200);
	const email = `hnin.${once()}@example.com`;
	await open(page, at(combination.edition, '/register'));
	await main.locator('[name=name]').fill('Ma Hnin');
	await main.locator('[name=identifier]').fill(email);
	await main.locator('[name=password]').fill(PASSWORD);
	await main.getByRole('button', { name: text('register.next') }).click();
	await expect(main.locator('[name=code]')).toBeFocused();
	await main.locator('[name=code]').fill(await lastCodeTo(email));
	await main.getByRole('button', { name: text('register.confirm') }).click();
	await expect(page).not.toHaveURL(/register/);
	await expectRefused(thief, planted, combination);
	await expectRefused(second, copied, combination);
	await open(page, at(combination.edition, '/Profile'));
	await expect(main.getByText(email).first()).toBeVisible();
	await Promise.all([thief.close(), second.close()]);
});

test(
	'a changed email is brought back by the link in the old mailbox',
	ON.phone,
	async ({ page, browser, problems }) => {
		const combination = MATRIX.thPhone;
		const text = (key: string) => textOf(combination.language, 'account', key);
		const main = page.getByRole('main');
		problems.forgive(/status of 403/);
		await setLanguage(page, combination);
		const email = await buyerOf(page, combination).asMember();
		const next = `thief.${once()}@example.com`;
		await open(page, at(combination.edition, '/profile?target=details'));
		await main.getByRole('button', { name: text('details.email.change') }).click();
		await main.locator('[name=identifier]').fill(next);
		await main.getByRole('button', { name: text('delete.send') }).click();
		await giveProof(page, combination.language);
		await expect(main.locator('[name=code]')).toBeFocused();
		await main.locator('[name=code]').fill(await lastCodeTo(next));
		await main.getByRole('button', { name: text('details.confirm'), exact: true }).click();
		await expect(main.getByText(next)).toBeVisible();

		const link = await revertLinkTo(email);
		expect(link).toContain(`${originOf(combination.edition, PORTS.shop)}/RevertChange?lang=thai#`);
		const owner = await browser.newContext();
		const ownersPage = await owner.newPage();
		await open(ownersPage, link);
		// Mail scanners open links: nothing is reverted until the button is clicked.
		expect((await buyerOf(page, combination).demand<{ email: string }>('GET', '/api/profile')).email).toBe(next);
		const cookies = await page.context().cookies();
		await ownersPage.getByRole('button', { name: text('revert.confirm') }).click();
		await expect(ownersPage.getByRole('heading', { name: text('revert.doneTitle') })).toBeFocused();
		await expectRefused(page.context(), cookies, combination);

		await ownersPage
			.getByRole('main')
			.getByRole('link', { name: text('signIn') })
			.click();
		await signIn(ownersPage, combination, next);
		await expect(ownersPage.getByText(textOf(combination.language, 'auth', 'problems.wrong'))).toBeVisible();
		await signIn(ownersPage, combination, email);
		await expect(ownersPage).toHaveURL((url) => url.pathname === '/');
		expect((await buyerOf(owner, combination).demand<{ email: string }>('GET', '/api/profile')).email).toBe(email);

		await open(ownersPage, at(combination.edition, '/'));
		await open(ownersPage, link);
		await ownersPage.getByRole('button', { name: text('revert.confirm') }).click();
		await expect(ownersPage.getByRole('heading', { name: text('revert.usedTitle') })).toBeFocused();
		await owner.close();
	},
);
