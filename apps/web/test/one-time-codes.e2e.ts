import type { Page } from '@playwright/test';
import { buyerOf, PASSWORD } from './support/buyer.ts';
import { freeCodes, lastCodeTo, plainGoods } from './support/database.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { giveProof } from './support/proof.ts';
import { at, expect, forgetVisitor, open, setLanguage, test, textOf } from './support/shop.ts';

/** A password of no account in the demo data. */
const NEW_PASSWORD = 'lotus-river-7';

/** Wrong passwords until an account is locked (Specification §8). */
const MOST_FAILURES = 5;

// Each run has its own database, but a journey may be walked twice in it.
const once = () => Date.now().toString().slice(-6);

type Areas = 'auth' | 'account' | 'codes';

function visitorAt(page: Page, combination: Combination) {
	const text = (area: Areas, key: string, values = {}) => textOf(combination.language, area, key, values);
	const main = page.getByRole('main');
	return {
		text,
		main,
		show: (path: string) => open(page, at(combination.edition, path)),
		begin: (path: string) => open(page, at(combination.edition, `${path}?lang=${combination.language}`)),
		field: (name: string) => main.locator(`[name=${name}]:not([type=hidden])`),
		press: (area: Areas, key: string) => main.getByRole('button', { name: text(area, key), exact: true }).click(),
		async signIn(identifier: string, password: string) {
			await main.getByLabel(text('auth', 'identifier')).fill(identifier);
			await main.getByLabel(text('auth', 'password'), { exact: true }).fill(password);
			await main.locator('form:has([name=password]) button[type=submit]').click();
		},
	};
}

test.beforeEach(freeCodes);

test(
	'a guest registers by email with the code that was sent, and the cart comes along [§2.5]',
	ON.phone,
	async ({ page }) => {
		const combination = MATRIX.mmPhone;
		const { show, field, press, main } = visitorAt(page, combination);
		await setLanguage(page, combination);
		const buyer = buyerOf(page, combination);
		await buyer.asGuest();
		const { variantId } = await plainGoods(combination.edition, 9);
		await buyer.put({ [variantId]: 3 });
		await show('/register');
		const email = `hnin.${once()}@example.com`;
		await field('name').fill('မနှင်း');
		await field('identifier').fill(email);
		await field('password').fill(NEW_PASSWORD);
		await press('auth', 'register.next');
		await expect(field('code')).toBeFocused();
		await field('code').fill(await lastCodeTo(email));
		await press('auth', 'register.confirm');
		await expect(page).not.toHaveURL(/register/);
		await show('/Profile');
		await expect(main.getByText(email).first()).toBeVisible();
		await show('/Checkout');
		await expect(main.getByRole('spinbutton')).toHaveCount(1);
	},
);

test(
	'registers by phone: a wrong code is counted, the right one opens the account [§5.1]',
	ON.desktop,
	async ({ page, problems }) => {
		const combination = MATRIX.thDesktop;
		problems.forgive(/status of 422/);
		const { begin, show, field, press, main } = visitorAt(page, combination);
		const digits = once();
		await begin('/register');
		await field('name').fill('Somchai');
		await field('identifier').fill(`081 ${digits.slice(0, 3)} ${digits.slice(2)}`);
		await field('password').fill(NEW_PASSWORD);
		await press('auth', 'register.next');
		await expect(field('code')).toBeFocused();
		const code = await lastCodeTo(`6681${digits.slice(0, 3)}${digits.slice(2)}`);
		await field('code').fill(code === '111111' ? '222222' : '111111');
		await press('auth', 'register.confirm');
		await expect(field('code')).toHaveAttribute('aria-invalid', 'true');
		await field('code').fill(code);
		await press('auth', 'register.confirm');
		await expect(page).not.toHaveURL(/register/);
		await show('/Profile');
		await expect(main.getByText('Somchai').first()).toBeVisible();
	},
);

test(
	'sets a new password with the code that was sent; the old one no longer opens the account [§2.5]',
	ON.phone,
	async ({ page, problems }) => {
		const combination = MATRIX.thPhone;
		problems.forgive(/status of 401/);
		const { begin, show, field, press, text, main, signIn } = visitorAt(page, combination);
		const email = await buyerOf(page, combination).asMember();
		await forgetVisitor(page);
		await begin('/auth/passwordReset');
		await field('identifier').fill(email);
		await press('auth', 'reset.next');
		await expect(field('code')).toBeVisible();
		await field('code').fill(await lastCodeTo(email));
		await field('password').fill(NEW_PASSWORD);
		await press('auth', 'reset.confirm');
		await expect(page).not.toHaveURL(/passwordReset/i);
		await forgetVisitor(page);
		await begin('/login');
		await signIn(email, PASSWORD);
		await expect(main.getByText(text('auth', 'problems.wrong'))).toBeVisible();
		await signIn(email, NEW_PASSWORD);
		await expect(page).toHaveURL((url) => url.pathname === '/');
		await show('/Profile');
		await expect(main.getByText(email).first()).toBeVisible();
	},
);

test('an account that was deleted comes back by signing in [§1.22] [§2.6]', ON.desktop, async ({ page, problems }) => {
	const combination = MATRIX.mmDesktop;
	problems.forgive(/status of 403/);
	const { show, field, press, main, signIn } = visitorAt(page, combination);
	await setLanguage(page, combination);
	const email = await buyerOf(page, combination).asMember();
	await show('/DeleteAccount');
	await press('account', 'delete.send');
	await giveProof(page, combination.language);
	await expect(field('code')).toBeVisible();
	await field('code').fill(await lastCodeTo(email));
	await press('account', 'delete.confirm');
	await expect(page).toHaveURL(/\/account-restore$/);
	await page.goto(at(combination.edition, '/Profile'));
	await expect(page).toHaveURL(/\/login\?redirect=%2FProfile/);
	await show('/account-restore');
	await signIn(email, PASSWORD);
	await expect(page).toHaveURL((url) => url.pathname.toLowerCase() === '/profile');
	await expect(main.getByText(email).first()).toBeVisible();
});

test('wrong passwords lock the account for a while, the right one too [§8.9]', ON.phone, async ({ page, problems }) => {
	const combination = MATRIX.mmPhone;
	problems.forgive(/status of 401/);
	const { begin, text, main, signIn } = visitorAt(page, combination);
	const buyer = buyerOf(page, combination);
	const email = await buyer.asMember();
	await forgetVisitor(page);
	for (let tries = 1; tries < MOST_FAILURES; tries += 1) {
		await buyer.signIn('credentials', { identifier: email, password: 'not-the-password' });
	}
	await begin('/login');
	await signIn(email, 'not-the-password');
	await expect(main.getByText(text('auth', 'problems.locked'))).toBeVisible();
	await signIn(email, PASSWORD);
	await expect(main.getByText(text('auth', 'problems.locked'))).toBeVisible();
	expect((await buyer.call('GET', '/api/profile')).status).toBe(401);
});
