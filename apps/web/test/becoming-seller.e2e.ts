import type { Page } from '@playwright/test';
import { typeApplication } from './support/applying.ts';
import { buyerOf, PASSWORD } from './support/buyer.ts';
import { setUpSecondFactor } from './support/console.ts';
import { makeAdministrator } from './support/market.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, setLanguage, test, textOf } from './support/shop.ts';

const combination = MATRIX.mmPhone;
const { edition, language } = combination;
const text = (area: Parameters<typeof textOf>[1], key: string, values = {}) => textOf(language, area, key, values);

/** Opens the console as a new administrator, who sets up the second factor. */
async function openConsole(page: Page) {
	const main = page.getByRole('main');
	await setLanguage(page, combination);
	makeAdministrator(await buyerOf(page, combination).asMember());
	await open(page, at(edition, '/Operating'));
	await setUpSecondFactor(page, language, PASSWORD);
	return main;
}

test(
	'somebody applies to sell on a phone, is asked for more, is accepted, and finds the first steps',
	ON.phone,
	async ({ page, browser }) => {
		const main = page.getByRole('main');
		await setLanguage(page, combination);
		await buyerOf(page, combination).asMember();
		const shop = `Lotus ${Date.now() % 1_000_000}`;

		await test.step('the article about selling leads to the form, which survives a reload', async () => {
			await open(page, at(edition, '/CooperateWithUs/SellOnZaylat'));
			await main.getByRole('link', { name: text('help', 'next.sell') }).click();
			await typeApplication(page, language, shop);
			await page.reload();
			await expect(main.locator('input[name=shopName]')).toHaveValue(shop);
			await expect(main.locator('input[name=bankNumber]')).toHaveValue('0123 4567 8901');
			await main.getByRole('button', { name: text('application', 'send'), exact: true }).click();
			await expect(main.getByText(text('application', 'states.sent'), { exact: true })).toBeVisible();
		});

		const other = await browser.newContext();
		const desk = await other.newPage();
		const console = await openConsole(desk);
		const decide = async (decision: 'ask' | 'accept', reason?: string) => {
			await open(desk, at(edition, `/Operating/Applications?state=all&search=${encodeURIComponent(shop)}`));
			await console.getByRole('link', { name: shop }).click();
			await console.getByRole('button', { name: text('operatedShops', `decide.${decision}.act`), exact: true }).click();
			const dialog = desk.getByRole('dialog');
			if (reason) await dialog.getByRole('textbox').fill(reason);
			await dialog.getByRole('button', { name: text('operatedShops', `decide.${decision}.act`), exact: true }).click();
			await expect(dialog).toBeHidden();
		};

		await test.step('staff ask for more, which the applicant reads and sends', async () => {
			await decide('ask', 'The other side, please');
			await page.reload();
			await expect(main.getByText('The other side, please')).toBeVisible();
			await main.getByRole('button', { name: text('application', 'sendAgain'), exact: true }).click();
			await expect(main.getByText(text('application', 'states.sent'), { exact: true })).toBeVisible();
		});

		await test.step('staff accept, and the seller finds the first steps and the shop', async () => {
			await decide('accept');
			await expect(console.getByRole('link', { name: text('operatedShops', 'application.shop') })).toBeVisible();
			await page.reload();
			await expect(main.getByText(text('application', 'steps.title'), { exact: true })).toBeVisible();
			await main.getByRole('link', { name: text('application', 'steps.profile.title') }).click();
			await expect(main.locator('input[name^="name."]').first()).toHaveValue(shop);
		});
		await other.close();
	},
);
