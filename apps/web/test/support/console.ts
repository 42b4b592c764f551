import type { Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { Secret, TOTP } from 'otpauth';
import { textOf } from './shop.ts';

/** Sets up the second factor on the page of the console that asks for it, with an authenticator app of the test. */
export async function setUpSecondFactor(page: Page, language: Language, password: string): Promise<void> {
	const text = (key: string) => textOf(language, 'operating', key);
	const main = page.getByRole('main');
	await main.getByRole('button', { name: text('factor.begin') }).click();
	const dialog = page.getByRole('dialog');
	await dialog.locator('input[type=password]').fill(password);
	await dialog.locator('button[type=submit]').click();
	const secret = Secret.fromBase32(((await main.locator('code').textContent()) ?? '').replaceAll(' ', ''));
	await main.getByRole('textbox', { name: text('factor.code') }).fill(new TOTP({ secret }).generate());
	await main.getByRole('button', { name: text('factor.confirm') }).click();
	await main.getByRole('button', { name: text('factor.kept') }).click();
}
