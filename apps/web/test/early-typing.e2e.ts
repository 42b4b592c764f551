import type { Edition } from '@zaylat/domain/editions';
import { holdScripts } from './support/held-scripts.ts';
import { at, expect, signIn, test, textOf } from './support/shop.ts';
import { languageAt } from './support/turns.ts';

for (const edition of ['mm', 'th'] as const satisfies readonly Edition[]) {
	test(`registers with what was typed before the scripts were there in the ${edition} edition [§2.5]`, async ({
		page,
	}, { project }) => {
		const language = languageAt(edition, project.name);
		const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
		const arrive = await holdScripts(page);
		await page.goto(at(edition, `/register?lang=${language}`));
		await field('name').fill('Ma Hla');
		await field('identifier').fill(`early.${edition}.${project.name}@example.com`);
		await field('password').fill('lotus-river-7');
		await page.getByRole('button', { name: textOf(language, 'auth', 'register.next'), exact: true }).click();
		arrive();
		await expect(field('code')).toBeFocused();
		await page.goBack();
		await expect(field('name')).toHaveValue('Ma Hla');
	});

	test(`signs in with what was typed before the scripts were there in the ${edition} edition [§2.4]`, async ({ page }, {
		project,
	}) => {
		const language = languageAt(edition, project.name);
		const arrive = await holdScripts(page);
		await page.goto(at(edition, `/login?lang=${language}`));
		await signIn(page, language);
		await expect(page).toHaveURL(/\/login/);
		arrive();
		await expect(page).not.toHaveURL(/\/login/);
	});
}
