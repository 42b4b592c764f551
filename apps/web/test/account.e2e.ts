import type { Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, fillCartByApi, open, setLanguage, signInByApi, test, textOf } from './support/shop.ts';

type Areas = 'auth' | 'addresses' | 'account' | 'codes';

/** What a shopper does about the account, in a language. */
function shopper(page: Page, language: Language) {
	const text = (area: Areas, key: string) => textOf(language, area, key);
	const main = page.getByRole('main');
	return {
		text,
		press: (area: Areas, key: string) => main.getByRole('button', { name: text(area, key), exact: true }).click(),
		heading: (area: Areas, key: string) => page.getByRole('heading', { name: text(area, key) }),
		field: (name: string) => main.locator(`[name=${name}]`),
	};
}

for (const { edition, language, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(`is told at the fields what is missing to register in the ${edition} edition`, ON[size], async ({ page }) => {
		const does = shopper(page, language);
		await open(page, at(edition, `/register?lang=${language}`));
		await does.press('auth', 'register.next');
		await expect(does.field('name')).toBeFocused();
		await expect(page.getByText(does.text('auth', 'problems.name_missing')).first()).toBeVisible();
	});

	test(
		`goes to the code and back without losing a word in the ${edition} edition [§2.5]`,
		ON[size],
		async ({ page, problems }) => {
			problems.forgive(/status of 422/);
			const does = shopper(page, language);
			await open(page, at(edition, `/register?lang=${language}`));
			await does.field('name').fill('Ma Hla');
			await does.field('identifier').fill(`hla.${edition}@example.com`);
			await does.field('password').fill('lotus-river-7');
			await does.press('auth', 'register.next');
			await expect(does.field('code')).toBeFocused();
			await does.field('code').fill('000000');
			await does.press('auth', 'register.confirm');
			await expect(does.field('code')).toHaveAttribute('aria-invalid', 'true');
			await page.goBack();
			await expect(does.field('name')).toHaveValue('Ma Hla');
			await expect(does.field('password')).toHaveValue('lotus-river-7');
		},
	);

	test(`a guest keeps an address in the book of the ${edition} edition`, ON[size], async ({ page }) => {
		const does = shopper(page, language);
		await setLanguage(page, { edition, language });
		await signInByApi(page, edition);
		await open(page, at(edition, '/AddressBook'));
		await expect(does.heading('addresses', 'book.emptyTitle')).toBeVisible();
		await page
			.getByRole('main')
			.getByRole('link', { name: does.text('addresses', 'book.add') })
			.click();
		await does.press('addresses', 'save');
		await expect(does.field('recipient')).toBeFocused();
		await page.goBack();
		await expect(does.heading('addresses', 'book.emptyTitle')).toBeVisible();
	});
}

test(
	'a guest who wants an account is led to one, and the cart is still there',
	ON.phone,
	async ({ page, problems }) => {
		problems.forgive(/status of 403/);
		await setLanguage(page, { edition: 'mm', language: 'en' });
		await signInByApi(page, 'mm');
		await fillCartByApi(page, 'mm');
		await open(page, at('mm', '/DeleteAccount'));
		await page
			.getByRole('main')
			.getByRole('link', { name: textOf('en', 'account', 'register') })
			.click();
		await expect(page).toHaveURL(/\/register\?redirect=%2FDeleteAccount$/);
		await expect(page.getByText(textOf('en', 'auth', 'register.guest'))).toBeVisible();
		await open(page, at('mm', '/Checkout'));
		await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
	},
);
