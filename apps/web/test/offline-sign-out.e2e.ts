import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CACHES } from '../src/offline-caches.ts';
import { buyerOf, PASSWORD } from './support/buyer.ts';
import { plainGoods } from './support/database.ts';
import { findTraces } from './support/device-traces.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, forgetVisitor, open, searchField, setLanguage, test, textOf } from './support/shop.ts';

test.use({ serviceWorkers: 'allow' });

const TURN = MATRIX.mmPhone;
const text = textOf.bind(undefined, TURN.language);

/** Where the browser keeps something of a shopper who has visited these pages. */
const EVERYWHERE = [
	...['localStorage', 'serwist-expiration', 'sessionStorage'],
	...[CACHES.responses, CACHES.pages, CACHES.payloads, CACHES.personal],
];

/** Signs in on the sign-in page. */
async function signIn(page: Page, email: string): Promise<void> {
	await open(page, at(TURN.edition, '/login'));
	await page.getByLabel(text('auth', 'identifier')).fill(email);
	await page.getByLabel(text('auth', 'password'), { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: text('auth', 'submit'), exact: true }).click();
	await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** Waits until the worker answers for the page. */
async function controlled(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** A shopper with a cart, an order, an address, a wish and a message. @returns what would show them, and where they go */
async function shopperOf(page: Page) {
	const buyer = buyerOf(page, TURN);
	const email = await buyer.asMember();
	const name = 'Daw Thiri Aung';
	await buyer.demand('PATCH', '/api/profile', { name });
	const { user } = JSON.parse((await buyer.call('GET', '/api/auth/session')).text);
	const { variantId, productId } = await plainGoods(TURN.edition, 30);
	await buyer.keepAddress();
	await buyer.put({ [variantId]: 1 });
	const { code } = await buyer.order('cash_on_delivery');
	await buyer.put({ [variantId]: 1 });
	await buyer.demand('POST', '/api/wish-list', { productId });
	const thread = await buyer.demand<{ id: string }>('POST', '/api/chat/threads', { shop: 'inle-weavers' });
	const message = 'Question that was sent';
	await buyer.demand('POST', `/api/chat/threads/${thread.id}/messages`, { clientId: randomUUID(), text: message });
	const product = `/Products/${productId}`;
	return {
		product,
		chat: `/chat?thread=${thread.id}`,
		pages: ['/Checkout', '/Orders', `/Orders/${code}`, '/AddressBook', '/WishList', product, '/RecentViews'],
		traces: {
			...{ id: user.id, name, email, recipient: 'Daw Khin', street: 'Inya Road', phone: '9951234567' },
			...{ code, message, draft: 'Answer that was not sent', product: at(TURN.edition, product) },
			// Nobody else writes it like this.
			search: 'tEApoT',
		},
	};
}

test(
	'after signing out, and after another sign-in, nothing of a shopper is on the device',
	ON.phone,
	async ({ page, browser }) => {
		await setLanguage(page, TURN);
		const { pages, product, chat, traces } = await shopperOf(page);
		await open(page, at(TURN.edition));
		await controlled(page);
		for (const path of pages) await open(page, at(TURN.edition, path));
		await searchField(page, TURN.language).fill(traces.search);
		await searchField(page, TURN.language).press('Enter');
		await expect(page).toHaveURL(/\/search-results/);
		await open(page, at(TURN.edition, chat));
		await page.getByRole('textbox', { name: text('chat', 'composer.message') }).fill(traces.draft);
		await expect(page.getByRole('log').getByText(traces.message)).toBeVisible();
		await open(page, at(TURN.edition, '/Profile'));

		const found = () => findTraces(page, traces);
		const shown = async () => {
			const places = await found();
			const storages = Object.values(places).flatMap((each) => each.map((place) => place.split(' ')[0]));
			return { traces: Object.keys(places).sort(), storages: [...new Set(storages)].sort() };
		};
		await expect.poll(shown).toEqual({ traces: Object.keys(traces).sort(), storages: EVERYWHERE.toSorted() });

		await page.getByRole('button', { name: text('account', 'signOut') }).click();
		await expect(page).toHaveURL((url) => url.pathname === '/');
		await expect.poll(found).toEqual({});

		const elsewhere = await browser.newContext();
		const second = buyerOf(elsewhere, TURN);
		const email = await second.asMember();
		await elsewhere.close();
		await signIn(page, email);
		await open(page, at(TURN.edition, product));
		const tracesOfSecond = { email, product: traces.product };
		const foundOfSecond = () => findTraces(page, tracesOfSecond);
		await expect.poll(async () => Object.keys(await foundOfSecond())).toEqual(['email', 'product']);
		const { product: _, ...others } = traces;
		expect(await findTraces(page, others)).toEqual({});

		// The session of the second shopper ends without signing out.
		await forgetVisitor(page);
		await setLanguage(page, TURN);
		await buyerOf(page, TURN).asMember();
		await open(page, at(TURN.edition, '/Orders'));
		await expect.poll(foundOfSecond).toEqual({});
	},
);
