import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import { buyerOf, PASSWORD } from './support/buyer.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, LANGUAGE_OF, open, test, textOf } from './support/shop.ts';

/** A shop of each edition for which the demo seller answers. */
const SHOPS: Readonly<Record<Edition, string>> = { mm: 'inle-weavers', th: 'chiang-mai-cotton' };

/** Signs a demo account in without the screens. */
async function signInAs(identifier: string, who: Page | BrowserContext, edition: Edition) {
	const buyer = buyerOf(who, { edition, language: LANGUAGE_OF[edition] });
	expect((await buyer.signIn('credentials', { identifier, password: PASSWORD })).status).toBe(200);
	return buyer;
}

/** The seller, who answers by the API (Decision 15), in a browser of his own. */
async function sellerOf(browser: Browser, edition: Edition) {
	const context = await browser.newContext();
	const { demand } = await signInAs('seller@example.com', context, edition);
	return {
		close: () => context.close(),
		answer: (threadId: string, text: string) =>
			demand('POST', `/api/chat/threads/${threadId}/messages`, { clientId: randomUUID(), text }),
		async read(threadId: string): Promise<void> {
			const path = `/api/chat/threads/${threadId}`;
			const { lastMessage } = await demand<{ lastMessage: { id: string } }>('GET', path);
			await demand('POST', `${path}/read`, { messageId: lastMessage.id });
		},
	};
}

/** The buyer in the conversation with the seller's shop, entered from the shop's page. */
async function askShop(page: Page, edition: Edition): Promise<string> {
	const language = LANGUAGE_OF[edition];
	await signInAs('shopper@example.com', page, edition);
	await open(page, at(edition, `/Shops/${SHOPS[edition]}`));
	await page
		.getByRole('main')
		.getByRole('link', { name: new RegExp(`^${textOf(language, 'catalog', 'askShop')}`) })
		.click();
	await expect(page).toHaveURL(/\/chat\?thread=/);
	return new URL(page.url()).searchParams.get('thread') ?? '';
}

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(
		`${edition}: a buyer asks, the seller answers, and both see it at once [§1.16]`,
		ON[size],
		async ({ page, browser }) => {
			const language = LANGUAGE_OF[edition];
			const text = (key: string) => textOf(language, 'chat', key);
			const seller = await sellerOf(browser, edition);
			const live = page.waitForResponse((answer) => answer.url().endsWith(`/api/chat/events?edition=${edition}`));
			const threadId = await askShop(page, edition);
			expect((await live).status()).toBe(200);
			expect(await page.evaluate(() => localStorage.getItem('shopId'))).toBeNull();

			// A repeated run talks in the same thread.
			const asked = `Is it in stock? ${Date.now()}`;
			await page.getByRole('textbox', { name: text('composer.message') }).fill(asked);
			await page.getByRole('button', { name: text('composer.send'), exact: true }).click();
			const log = page.getByRole('log');
			await expect(log.getByText(asked)).toBeVisible();

			const answered = `Yes, for ${asked}`;
			await seller.answer(threadId, answered);
			await expect(log.getByText(answered)).toBeVisible();
			await seller.read(threadId);
			await expect(log.getByText(text('status.read')).last()).toBeAttached();

			await page.reload();
			await expect(log.getByText(answered)).toBeVisible();
			await seller.close();
		},
	);
}

test(
	'what could not be sent for want of a connection is sent when it is back',
	ON.desktop,
	async ({ page, problems }) => {
		problems.forgive(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
		await askShop(page, 'mm');
		const field = page.getByRole('textbox', { name: textOf('mm', 'chat', 'composer.message') });
		const written = `Written without a connection ${Date.now()}`;
		await page.context().setOffline(true);
		await field.fill(written);
		await page.getByRole('button', { name: textOf('mm', 'chat', 'composer.send'), exact: true }).click();
		await expect(page.getByRole('log').getByText(textOf('mm', 'chat', 'status.waiting'))).toBeVisible();
		await page.context().setOffline(false);
		await expect(page.getByRole('log').getByText(textOf('mm', 'chat', 'status.waiting'))).toBeHidden();
		await page.reload();
		await expect(page.getByRole('log').getByText(written)).toBeVisible();
	},
);
