import type { Page } from '@playwright/test';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, ready, test, textOf } from './support/shop.ts';

const text = (key: string, values = {}) => textOf('en', 'catalog', key, values);
const chips = (page: Page) => page.getByRole('group', { name: text('facets.active') });
const cards = (page: Page) =>
	page.getByRole('list', { name: text('listing.products'), exact: true }).getByRole('article');

/** The filters: beside the products of a desktop, in the drawer of a phone. */
async function filters(page: Page, isPhone: boolean) {
	if (!isPhone) return page.getByRole('complementary', { name: text('facets.title') });
	await page.getByRole('button', { name: text('facets.title') }).click();
	return page.getByRole('dialog');
}

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(
		`what products of a kind declare narrows their list, in the ${edition} edition`,
		ON[size],
		async ({ page, isMobile }) => {
			await open(page, at(edition, '/category/phones/smartphones?lang=en'));
			const panel = await filters(page, isMobile);
			const screen = panel.getByRole('region', { name: 'Screen', exact: true });
			const option = screen.getByRole('link').first();
			const said = /^(?<name>.+?)(?<count>\d+)$/.exec(((await option.textContent()) ?? '').trim())?.groups ?? {};
			await option.click();
			await expect(page).toHaveURL(/facts=screen%3A[\d.]+/);
			await expect(screen.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
			if (isMobile) await panel.getByRole('button', { name: /^Show / }).click();
			await expect(chips(page)).toContainText(`Screen: ${said.name}`);
			await expect.poll(() => cards(page).count()).toBe(Math.min(30, Number(said.count)));

			// Going to a product and back has the list as it was.
			await cards(page).first().getByRole('link').click();
			await expect(page).toHaveURL(/\/Products\//);
			await page.goBack();
			await expect(page).toHaveURL(/facts=screen%3A/);
			await expect(chips(page)).toContainText(`Screen: ${said.name}`);

			await ready(page);
			await chips(page)
				.getByRole('link', { name: /^Remove filter/ })
				.or(chips(page).getByRole('button', { name: /^Remove filter/ }))
				.first()
				.click();
			await expect(page).not.toHaveURL(/facts=/);
		},
	);
}
