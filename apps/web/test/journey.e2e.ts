import { fromBurmeseDigits } from '@zaylat/domain/digits';
import { MATRIX, ON } from './support/matrix.ts';
import {
	at,
	continueAsGuest,
	expect,
	LANGUAGE_OF,
	open,
	ready,
	searchField,
	signIn,
	test,
	textOf,
	WORD_OF,
} from './support/shop.ts';

/** Visible signs of an edition. */
const SIGNS = {
	mm: { lang: 'my', price: /[၀-၉][၀-၉,]* ကျပ်/ },
	th: { lang: 'th', price: /฿[\d,]+/ },
} as const;

/**
 * Each combination of an edition and a size, by one of the ways to sign in. The one demo account has one cart per edition,
 * so each edition has one test with it.
 */
const RUNS = [
	[MATRIX.mmPhone, 'guest'],
	[MATRIX.mmDesktop, 'account'],
	[MATRIX.thPhone, 'account'],
	[MATRIX.thDesktop, 'guest'],
] as const;

const numberIn = (text: string) => Number(fromBurmeseDigits(text).replace(/\D/g, ''));

for (const [{ edition, size }, account] of RUNS) {
	test(
		`the journey in the ${edition} edition, signing in with ${account} [§1.1] [§1.2] [§1.10] [§1.25] [§2.3] [§2.4] [§2.9] [§2.13] [§5.5] [§6.2]`,
		ON[size],
		async ({ page }) => {
			const language = LANGUAGE_OF[edition];
			const text = (area: 'product' | 'cart' | 'auth' | 'app', key: string, values = {}) =>
				textOf(language, area, key, values);

			await test.step('opens the shop and looks around', async () => {
				await open(page, at(edition));
				await expect(page.locator('html')).toHaveAttribute('lang', SIGNS[edition].lang);
				await expect(
					page.getByRole('main').getByText(SIGNS[edition].price).filter({ visible: true }).first(),
				).toBeVisible();
				expect(await page.title()).toContain('Zaylat');
			});

			await test.step('searches', async () => {
				const field = searchField(page, language);
				await field.fill(WORD_OF[edition]);
				await expect(page.getByRole('option').first()).toBeVisible();
				await field.press('Enter');
				await expect(page).toHaveURL(/\/search-results\?search=/);
				await expect(page.getByRole('heading', { level: 1 })).toContainText(WORD_OF[edition]);
			});

			const name = await test.step('opens a product', async () => {
				const link = page.getByRole('main').locator('a[href^="/Products/"]').filter({ visible: true }).first();
				await link.click();
				await expect(page).toHaveURL(/\/Products\/\w+/);
				await expect(page.getByRole('button', { name: text('product', 'buy.add') })).toBeVisible();
				const heading = page.getByRole('heading', { level: 1 });
				return (await heading.textContent()) ?? '';
			});
			const productUrl = page.url();

			await test.step('is asked to sign in, and comes back with the choice kept', async () => {
				await page.getByRole('button', { name: text('product', 'buy.add') }).click();
				await expect(page).toHaveURL(/\/login\?redirect=/);
				await expect(page.getByText(text('auth', 'required'))).toBeVisible();
				if (account === 'guest') await continueAsGuest(page, language);
				else await signIn(page, language);
				await expect(page).toHaveURL((url) => url.pathname === new URL(productUrl).pathname);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
			});

			await test.step('finds it in the cart, without adding it again', async () => {
				await expect(page.getByText(text('product', 'buy.added')).first()).toBeVisible();
				await page.locator('a[href="/checkout"]:visible').first().click();
				await expect(page).toHaveURL(/\/checkout$/i);
				await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
				await expect(page.getByText(text('cart', 'summary.notice'))).toBeVisible();
			});

			const quantity = page
				.getByRole('main')
				.locator('input')
				.and(page.getByLabel(text('cart', 'line.quantity', { name })));
			const before = numberIn(await quantity.first().inputValue());

			await test.step('changes the quantity, reloads, and still sees it', async () => {
				const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
				await page
					.getByRole('button', { name: text('cart', 'line.increase', { name }) })
					.first()
					.click();
				await saved;
				await page.reload();
				await ready(page);
				await expect.poll(async () => numberIn(await quantity.first().inputValue())).toBe(before + 1);
			});

			await test.step('removes it and finds the cart empty again', async () => {
				const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
				await page
					.getByRole('button', { name: text('cart', 'line.removeName', { name }) })
					.first()
					.click();
				await removed;
			});
		},
	);
}

test('the profile knows who is signed in, and signing out ends it [§1.3] [§2.15]', ON.phone, async ({ page }) => {
	await open(page, at('mm', '/login?lang=en'));
	await signIn(page, 'en');
	await expect(page).toHaveURL((url) => url.pathname === '/');
	await open(page, at('mm', '/Profile'));
	await expect(page.getByRole('main').getByText('shopper@example.com')).toBeVisible();
	await page.getByRole('button', { name: textOf('en', 'account', 'signOut') }).click();
	await expect(page).toHaveURL((url) => url.pathname !== '/Profile');
	await page.goto(at('mm', '/Profile'));
	await expect(page).toHaveURL(/\/login\?redirect=%2FProfile/);
});

test('a wrong password keeps what was typed and says what to do', ON.desktop, async ({ page }) => {
	await open(page, at('th', '/login?lang=en'));
	const identifier = page.getByLabel(textOf('en', 'auth', 'identifier'));
	await identifier.fill('nobody@example.com');
	await page.getByLabel(textOf('en', 'auth', 'password'), { exact: true }).fill('not-the-password');
	await page.getByRole('button', { name: textOf('en', 'auth', 'submit'), exact: true }).click();
	await expect(page.getByText(textOf('en', 'auth', 'problems.wrong'))).toBeVisible();
	await expect(identifier).toHaveValue('nobody@example.com');
});

test('a category leads through its levels to goods [§2.7]', ON.desktop, async ({ page }) => {
	await open(page, at('mm', '/Categories?lang=en'));
	await page.getByRole('main').locator('a[href^="/category/" i]').filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/\/category\//i);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('main').locator('a[href^="/Products/"]').filter({ visible: true }).first()).toBeVisible();
});
