import type { Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { PASSWORD } from './buyer.ts';
import { expect, textOf } from './shop.ts';

/**
 * Enters the password that a dialog requires before a change of the account (ADR 28).
 * @param password of members that end-to-end tests make unless given
 */
export async function giveProof(page: Page, language: Language, password = PASSWORD): Promise<void> {
	const dialog = page.getByRole('dialog', { name: textOf(language, 'account', 'proof.title') });
	await dialog.locator('[name=password]').fill(password);
	await dialog.locator('[type=submit]').click();
	await expect(dialog).toBeHidden();
}
