import { buyerOf, PASSWORD } from './support/buyer.ts';
import { setUpSecondFactor } from './support/console.ts';
import { makeAdministrator } from './support/market.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, setLanguage, test, textOf } from './support/shop.ts';

test(
	'the first operator sets up a second factor on a phone, locks an account, and finds that in the change history',
	ON.phone,
	async ({ page, browser, problems }) => {
		const combination = MATRIX.mmPhone;
		const { edition, language } = combination;
		const text = (key: string, values = {}) => textOf(language, 'operating', key, values);
		const main = page.getByRole('main');
		await setLanguage(page, combination);
		const email = await buyerOf(page, combination).asMember();

		await test.step('a shopper finds no console', async () => {
			problems.forgive(/status of 404/);
			await open(page, at(edition, '/Operating'));
			await expect(main.getByText(text('outside.title'))).toBeVisible();
		});

		makeAdministrator(email);
		await test.step('an administrator sets up the second factor', async () => {
			await open(page, at(edition, '/Operating'));
			await setUpSecondFactor(page, language, PASSWORD);
			await expect(main.getByRole('link', { name: text('sections.staff') }).first()).toBeVisible();
		});

		const other = await browser.newContext();
		const shopper = buyerOf(other, combination);
		const shoppersEmail = await shopper.asMember();
		await test.step('finds an account and locks it, which ends its session', async () => {
			await main
				.getByRole('link', { name: text('sections.accounts') })
				.first()
				.click();
			await main.getByRole('searchbox', { name: text('accounts.search') }).fill(shoppersEmail);
			await main.getByRole('button', { name: text('find') }).click();
			const table = main.getByRole('table', { name: text('sections.accounts') });
			await expect(table.getByRole('rowheader')).toHaveCount(1);
			await table.getByRole('button', { name: new RegExp(`^${text('accounts.acts.lock')}`) }).click();
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('textbox', { name: text('accounts.reason') }).fill('Stolen cards');
			await dialog.getByRole('button', { name: text('accounts.acts.lock'), exact: true }).click();
			await expect(table.getByText(text('accounts.locked'), { exact: true })).toBeVisible();
			expect((await shopper.call('GET', '/api/profile')).status).toBe(401);
		});

		await test.step('and sees it in the change history', async () => {
			await main.getByRole('link', { name: text('accounts.historyOf', { name: '' }).trim() }).click();
			const table = main.getByRole('table', { name: text('sections.audit') });
			await expect(table.getByText(text('actions.account_locked'))).toBeVisible();
			await expect(table.getByText(text('audit.reason', { reason: 'Stolen cards' }))).toBeVisible();
		});
		await other.close();
	},
);
