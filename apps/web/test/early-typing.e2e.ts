import { openBeforeHydration } from './support/held-scripts.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, signIn, test, textOf } from './support/shop.ts';

for (const { edition, language, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(
		`registers with what was typed before hydration in the ${edition} edition [§2.5]`,
		ON[size],
		async ({ page }) => {
			const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
			const releaseScripts = await openBeforeHydration(page, at(edition, `/register?lang=${language}`));
			await field('name').fill('Ma Hla');
			await field('identifier').fill(`early.${edition}@example.com`);
			await field('password').fill('lotus-river-7');
			await page.getByRole('button', { name: textOf(language, 'auth', 'register.next'), exact: true }).click();
			releaseScripts();
			await expect(field('code')).toBeFocused();
			await page.goBack();
			await expect(field('name')).toHaveValue('Ma Hla');
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
