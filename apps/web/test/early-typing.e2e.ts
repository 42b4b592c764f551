import { lastCodeTo } from './support/database.ts';
import { openBeforeHydration } from './support/held-scripts.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, signIn, test, textOf } from './support/shop.ts';

for (const { edition, language, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(
		`registers with what was typed before hydration in the ${edition} edition [§2.5]`,
		ON[size],
		async ({ page }) => {
			const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
			const button = (key: string) => page.getByRole('button', { name: textOf(language, 'auth', key), exact: true });
			const email = `early.${edition}@example.com`;
			const releaseScripts = await openBeforeHydration(page, at(edition, `/register?lang=${language}`));
			await field('name').fill('Ma Hla');
			await field('identifier').fill(email);
			await field('password').fill('lotus-river-7');
			await button('register.next').click();
			releaseScripts();
			await expect(field('code')).toBeFocused();
			await page.goBack();
			await expect(field('name')).toHaveValue('Ma Hla');
			await page.goForward();
			await field('code').fill(await lastCodeTo(email));
			await button('register.confirm').click();
			await expect(page).not.toHaveURL(/\/register/);
			const session = await page.evaluate(async () => (await fetch('/api/auth/session')).json());
			expect(session.user).toMatchObject({ kind: 'registered', name: 'Ma Hla', email });
		},
	);
}

for (const { edition, language, size } of [MATRIX.mmDesktop, MATRIX.thPhone]) {
	test(`signs in with what was typed before hydration in the ${edition} edition [§2.4]`, ON[size], async ({ page }) => {
		const releaseScripts = await openBeforeHydration(page, at(edition, `/login?lang=${language}`));
		await signIn(page, language);
		await expect(page).toHaveURL(/\/login/);
		releaseScripts();
		await expect(page).not.toHaveURL(/\/login/);
	});
}
