import type { Browser, Page } from '@playwright/test';
import type { SellerParcel } from '@zaylat/api-client/contract';
import { buyerOf, PASSWORD } from './buyer.ts';
import type { Combination } from './matrix.ts';
import { at, expect, open, setLanguage, textOf } from './shop.ts';

/** A shop of each edition for which the demo seller answers. */
export const SHOPS = { mm: 'inle-weavers', th: 'chiang-mai-cotton' } as const;

/** The way of a parcel, as its seller moves it (Decision 9). */
export const WAY = ['approved', 'ready to ship', 'start shipping', 'on going'] as const;

/** A shopper with an account, and the actions of the test. */
export async function memberAt(page: Page, combination: Combination) {
	await setLanguage(page, combination);
	const buyer = buyerOf(page, combination);
	await buyer.asMember();
	const text = (key: string, values = {}) => textOf(combination.language, 'orders', key, values);
	const main = page.getByRole('main');
	const dialog = page.getByRole('alertdialog');
	return {
		buyer,
		text,
		main,
		dialog,
		press: (key: string) => main.getByRole('button', { name: text(key), exact: true }).click(),
		show: (path: string) => open(page, at(combination.edition, path)),
		status: (status: string) =>
			main.getByText(textOf(combination.language, 'tracking', `status.${status}`), { exact: true }),
	};
}

/** The owner of a shop in a browser of its own. */
export async function ownerAt(browser: Browser, combination: Combination, slug: string) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await setLanguage(page, combination);
	const own: readonly string[] = Object.values(SHOPS);
	const identifier = own.includes(slug) ? 'seller@example.com' : `${slug}@example.com`;
	const { status } = await buyerOf(context, combination).signIn('credentials', { identifier, password: PASSWORD });
	expect(status).toBe(200);
	const text = (key: string, values = {}) => textOf(combination.language, 'selling', key, values);
	const main = page.getByRole('main');
	return {
		page,
		main,
		text,
		/** Presses a button of the card with a title; the button's name ends with what it is about. */
		async press(title: string, key: string): Promise<void> {
			const card = main.getByRole('article').filter({ hasText: title });
			await card.getByRole('button', { name: new RegExp(`^${text(key)}`) }).click();
		},
		close: () => context.close(),
	};
}

/** The demo seller in a browser of his own, who works by the API (Decision 15). */
export async function sellerAt(browser: Browser, combination: Combination) {
	const context = await browser.newContext();
	const seller = buyerOf(context, combination);
	await seller.signIn('credentials', { identifier: 'seller@example.com', password: PASSWORD });
	return {
		close: () => context.close(),
		move: (trackCode: string, to: string) =>
			seller.demand<SellerParcel>('POST', `/api/seller/parcels/${trackCode}/moves`, { to }),
	};
}
