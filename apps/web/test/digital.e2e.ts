import { MATRIX, ON } from './support/matrix.ts';
import { at, continueAsGuest, expect, LANGUAGE_OF, open, test, textOf } from './support/shop.ts';

const RUNS = [MATRIX.mmPhone, MATRIX.thDesktop];
const AREA = '/digitalzaylat';
const CATEGORY = `${AREA}/Category/software-and-cloud`;
const PRODUCT = /\/digitalzaylat\/ProductDetail\/\d+/;

for (const { edition, size } of RUNS) {
	test(
		`a plan is found, chosen and put in the cart in the ${edition} edition [§1.9] [§2.21]`,
		ON[size],
		async ({ page }) => {
			const language = LANGUAGE_OF[edition];
			const main = page.getByRole('main');
			const add = page.getByRole('button', { name: textOf(language, 'product', 'buy.add') });

			await test.step('opens the digital area and a category of it', async () => {
				await open(page, at(edition, AREA));
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(language, 'digital', 'home.title'));
				await main.locator(`a[href="${CATEGORY}"]:visible`).first().click();
				await expect(page).toHaveURL((url) => url.pathname === CATEGORY);
			});

			const name = await test.step('narrows it to what is kept for life, and opens a product', async () => {
				const kind = main
					.getByRole('navigation', { name: textOf(language, 'digital', 'form.label'), exact: true })
					.getByRole('link', { name: textOf(language, 'catalog', 'form.life_time') });
				await kind.click();
				await expect(page).toHaveURL(/form=life_time/);
				await expect(kind).toHaveAttribute('aria-current', 'true');
				const heading = page.getByRole('heading', { level: 1 });
				const listed = (await heading.textContent()) ?? '';
				await main.locator(`a[href^="${AREA}/ProductDetail/"]`).first().click();
				await expect(page).toHaveURL(PRODUCT);
				// The address is there a moment before the page is.
				await expect(heading).not.toHaveText(listed);
				return (await heading.textContent()) ?? '';
			});

			const plan = page.getByRole('radio').last();
			await test.step('chooses the last plan and reads what it gives', async () => {
				await plan.check();
				await expect(main.getByText(textOf(language, 'digital', 'get.life'))).toBeVisible();
			});

			await test.step('is asked to sign in in place, and comes back to the same plan', async () => {
				const before = page.url();
				await add.click();
				const question = page.getByRole('dialog', { name: textOf(language, 'errors', 'login_required.title') });
				await expect(question).toBeVisible();
				expect(page.url()).toBe(before);
				await question.locator('a[href^="/login"]').click();
				await expect(page).toHaveURL(/\/login\?redirect=/);
				await continueAsGuest(page, language);
				await expect(page).toHaveURL((url) => PRODUCT.test(url.pathname) && url.searchParams.has('variant'));
				await expect(plan).toBeChecked();
			});

			await test.step('puts it in the cart', async () => {
				await add.click();
				await expect(page.getByText(textOf(language, 'product', 'buy.added')).first()).toBeVisible();
				await page.locator('a[href="/checkout"]:visible').first().click();
				await expect(page).toHaveURL(/\/checkout$/i);
				await expect(main.getByText(name).first()).toBeVisible();
			});
		},
	);
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const { edition, size } of RUNS) {
		test(`the digital area reads fully in the ${edition} edition [§2.20]`, ON[size], async ({ page }) => {
			const language = LANGUAGE_OF[edition];
			const main = page.getByRole('main');
			const cards = main.locator(`a[href^="${AREA}/ProductDetail/"]`);

			await page.goto(at(edition, AREA));
			expect(await cards.count()).toBeGreaterThan(20);

			await page.goto(at(edition, `${AREA}/search-results?form=subscription`));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(
				textOf(language, 'digital', 'home.subscription'),
			);
			await cards.first().click();
			await expect(page).toHaveURL(PRODUCT);
			await expect(main.getByText(textOf(language, 'digital', 'get.code'))).toBeVisible();
			expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(PRODUCT);

			await page.goto(at(edition, new URL(page.url()).pathname.replace(/^.*\//, '/Digital/')));
			expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(PRODUCT);
		});
	}
});
