import { expect, type Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { textOf } from './shop.ts';

/** Types an application to sell, and adds a photograph. @param shop its name */
export async function typeApplication(page: Page, language: Language, shop: string): Promise<void> {
	const main = page.getByRole('main');
	const type = (key: string, value: string) =>
		main.getByRole('textbox', { name: new RegExp(`^${textOf(language, 'application', key)}`) }).fill(value);
	await type('about.legalName', 'Daw Khin');
	await type('shop.name', shop);
	await type('shop.goods', 'Scarves and longyis of lotus silk, woven by hand.');
	await type('bank.holder', 'Daw Khin');
	await type('bank.number', '0123 4567 8901');
	await main.locator('input[name=bankName]').fill('KBZ Bank');
	await main
		.locator('input[type=file]')
		.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await page.screenshot() });
	await expect(main.getByText(textOf(language, 'reviewing', 'upload.sent'), { exact: true }).first()).toBeAttached();
}
