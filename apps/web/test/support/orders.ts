import type { Browser, Page } from '@playwright/test';
import type { SellerParcel } from '@zaylat/api-client/contract';
import { buyerOf, PASSWORD } from './buyer.ts';
import { at, open, setLanguage, textOf } from './shop.ts';
import type { Turn } from './turns.ts';

/** A shop of each edition for which the demo seller answers. */
export const SHOPS = { mm: 'inle-weavers', th: 'chiang-mai-cotton' } as const;

/** The way of a parcel, as its seller moves it (Decision 9). */
export const WAY = ['approved', 'ready to ship', 'start shipping', 'on going'] as const;

/** Somebody with an account, and what the trip presses. */
export async function memberAt(page: Page, turn: Turn) {
	await setLanguage(page, turn);
	const buyer = buyerOf(page, turn);
	await buyer.asMember();
	const text = (key: string, values = {}) => textOf(turn.language, 'orders', key, values);
	const main = page.getByRole('main');
	const dialog = page.getByRole('alertdialog');
	return {
		buyer,
		text,
		main,
		dialog,
		press: (key: string) => main.getByRole('button', { name: text(key), exact: true }).click(),
		show: (path: string) => open(page, at(turn.edition, path)),
		status: (status: string) => main.getByText(textOf(turn.language, 'tracking', `status.${status}`), { exact: true }),
	};
}

/** The demo seller in a browser of his own, who works by the API (Decision 15). */
export async function sellerAt(browser: Browser, turn: Turn) {
	const context = await browser.newContext();
	const seller = buyerOf(context, turn);
	await seller.signIn('credentials', { identifier: 'seller@example.com', password: PASSWORD });
	return {
		close: () => context.close(),
		move: (trackCode: string, to: string) =>
			seller.demand<SellerParcel>('POST', `/api/seller/parcels/${trackCode}/moves`, { to }),
	};
}
