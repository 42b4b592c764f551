import { randomUUID } from 'node:crypto';
import type { Address } from '@zaylat/api-client/contract';
import { buyerOf } from './support/buyer.ts';
import { plainGoods, tieredGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { originOf } from './support/servers.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

/** Nothing here depends on the size. */
const TURN = MATRIX.mmDesktop;

/** What only the buyer may read. */
const PRIVATE = ['Daw Khin', 'Inya Road', '951 234 567', '9951234567'];

/** Addresses outside the shop, in the ways in which browsers understand them. */
const ELSEWHERE = [
	'https://evil.example/',
	'//evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'%2F%2Fevil.example',
	'/%5Cevil.example',
	'javascript:alert(1)',
	'data:text/html,evil',
	' //evil.example',
	'///evil.example',
	'/.//evil.example',
	'http:\\\\evil.example',
	'https:evil.example',
	'JaVaScRiPt:alert(1)',
	'java\tscript:alert(1)',
	'/\u0000/evil.example',
	'/\r\n/evil.example',
	'/%09/evil.example',
	'/%0a//evil.example',
	'\u0001javascript:alert(1)',
];

test('an account cannot access the purchases of another', ON.desktop, async ({ page, browser }) => {
	const owner = buyerOf(page, TURN);
	await owner.asMember();
	const { variantId } = await plainGoods(TURN.edition, 10);
	await owner.put({ [variantId]: 1 });
	await owner.keepAddress();
	const { id, code, parcels } = await owner.order('card');
	const payment = await owner.pay(id);
	const { items } = await owner.demand<{ items: Address[] }>('GET', '/api/addresses');
	const [address] = items;
	const trackCode = parcels[0]?.trackCode ?? '';

	const context = await browser.newContext();
	const stranger = buyerOf(context, TURN);
	await stranger.asMember();
	const once = () => ({ 'idempotency-key': randomUUID() });
	const refused = [
		['GET', `/api/orders/${code}`],
		['GET', `/api/orders/${id}`],
		['GET', `/api/orders/${code}/invoice`],
		['GET', `/api/orders/${code}/receipt`],
		['GET', `/api/orders/${code}/invoice.pdf`],
		['GET', `/api/orders/${code}/receipt.pdf`],
		['POST', `/api/orders/${id}/cancel`, { reason: 'other' }],
		['POST', `/api/orders/${id}/confirm`, { trackCode }],
		['POST', `/api/orders/${id}/buy-again`],
		['GET', `/api/payments/${payment.id}`],
		['POST', `/api/payments/${payment.id}/abandon`],
		['POST', '/api/payments', { orderId: id, method: 'card' }],
		['POST', `/api/sandbox-payments/${payment.reference}`, { outcome: 'confirm' }],
		['PUT', `/api/addresses/${address?.id}`, address],
		['DELETE', `/api/addresses/${address?.id}`],
	] as const;
	for (const [method, path, body] of refused) {
		const { status, text, headers } = await stranger.call(method, path, body, once());
		expect([method, path, status]).toEqual([method, path, 404]);
		expect(text).not.toContain('path_not_found');
		expect(headers['cache-control']).toBe('private, no-store');
		for (const word of PRIVATE) expect(text).not.toContain(word);
	}
	for (const path of [
		`/Orders/${code}`,
		`/Invoice/${code}`,
		`/Receipt/${code}`,
		`/Payment?order=${code}`,
		`/payment/Success?order=${code}`,
		`/Payment?reference=${payment.reference}`,
	]) {
		const { status, text } = await stranger.call('GET', path);
		expect([path, status]).toEqual([path, path.startsWith('/Payment?reference') ? 200 : 404]);
		for (const word of PRIVATE) expect(text).not.toContain(word);
	}
	await context.close();
	expect(await owner.orderOf(code)).toMatchObject({ status: 'pending', paidAt: null, payment: { status: 'pending' } });
	expect(await owner.demand('GET', '/api/addresses')).toMatchObject({ items: [{ id: address?.id }] });
});

test('an account cannot access the messages and quotations of another', ON.desktop, async ({ page, browser }) => {
	const owner = buyerOf(page, TURN);
	await owner.asMember();
	const words = 'Only for the shop to read';
	const thread = await owner.demand<{ id: string }>('POST', '/api/chat/threads', { shop: 'inle-weavers' });
	await owner.demand('POST', `/api/chat/threads/${thread.id}/messages`, { clientId: randomUUID(), text: words });
	const { productId, from } = await tieredGoods(TURN.edition);
	const wish = { productId, quantity: from, note: words };
	const quotation = await owner.demand<{ id: string }>('POST', '/api/quotations', wish);

	const context = await browser.newContext();
	const stranger = buyerOf(context, TURN);
	await stranger.asMember();
	const refused = [
		['GET', `/api/chat/threads/${thread.id}`],
		['GET', `/api/chat/threads/${thread.id}/messages`],
		['POST', `/api/chat/threads/${thread.id}/messages`, { clientId: randomUUID(), text: 'Me too' }],
		['GET', `/api/quotations/${quotation.id}`],
		['POST', `/api/quotations/${quotation.id}/accept`],
		['POST', `/api/quotations/${quotation.id}/withdraw`],
	] as const;
	for (const [method, path, body] of refused) {
		const { status, text, headers } = await stranger.call(method, path, body);
		expect([method, path, status]).toEqual([method, path, 404]);
		expect(text).not.toContain('path_not_found');
		expect(text).not.toContain(words);
		expect(headers['cache-control']).toBe('private, no-store');
	}
	for (const path of [`/chat?thread=${thread.id}`, '/Quotations', `/Quotations?quotation=${quotation.id}`]) {
		const { text, headers } = await stranger.call('GET', path);
		expect(text).not.toContain(words);
		expect(headers['cache-control']).toBe('private, no-store');
	}
	await context.close();
	expect((await owner.call('GET', `/chat?thread=${thread.id}`)).text).toContain(words);
	expect(await owner.demand('GET', `/api/quotations/${quotation.id}`)).toMatchObject({ status: 'requested' });
});

test('personal pages are not cached', ON.desktop, async ({ page }) => {
	const owner = buyerOf(page, TURN);
	await owner.asMember();
	const { variantId } = await plainGoods(TURN.edition, 10);
	await owner.put({ [variantId]: 1 });
	const { code } = await owner.order('cash_on_delivery');
	const pages = ['Profile', 'Orders', `Orders/${code}`, `Invoice/${code}`, 'AddressBook', 'Points', 'WishList', 'chat'];
	const more = ['Checkout', `Payment?order=${code}`, `payment/Success?order=${code}`, 'DigitalLibrary', 'Quotations'];
	const rest = ['profile?target=reviews', 'FollowedShops', 'LinkedAccounts', 'DeleteAccount'];
	for (const path of [...pages, ...more, ...rest]) {
		const { status, headers, text } = await owner.call('GET', `/${path}`);
		expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
		expect(text).toContain('noindex');
	}
});

test('nobody is led out of the shop [§4.3]', ON.desktop, async ({ page }) => {
	const owner = buyerOf(page, TURN);
	await owner.asMember();
	const origin = originOf(TURN.edition);
	for (const target of ELSEWHERE) {
		for (const path of ['/login', '/register', '/callback', '/auth/passwordReset']) {
			const { status, headers } = await owner.call('GET', `${path}?redirect=${encodeURIComponent(target)}`);
			if (headers.location === undefined) expect([path, target, status]).toEqual([path, target, 200]);
			else expect([path, target, new URL(headers.location, origin).origin]).toEqual([path, target, origin]);
		}
	}
});

for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/\t/evil.example']) {
	test(`signing in with the way back ${JSON.stringify(target)} stays in the shop`, ON.desktop, async ({ page }) => {
		await open(page, at(TURN.edition, `/login?lang=${TURN.language}&redirect=${encodeURIComponent(target)}`));
		await page.getByRole('button', { name: textOf(TURN.language, 'auth', 'guest') }).click();
		await expect(page).toHaveURL((url) => url.origin === originOf(TURN.edition) && url.pathname !== '/login');
	});
}

test(
	'client storage names the shopper and their address, and cannot sign anyone in [§3.17] [§7.11]',
	ON.desktop,
	async ({ page, browser }) => {
		const seen: (string | null)[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			// The device learns its address from the first response about the session.
			const isFirst = pathname === '/api/auth/session' && seen.length === 0;
			if (/^\/api\/(?!pictures)/.test(pathname) && !isFirst) seen.push(request.headers()['x-user-ip'] ?? null);
		});
		const owner = buyerOf(page, TURN);
		await owner.asMember();
		await open(page, at('mm', '/Profile'));
		const stored = () => page.evaluate(() => ({ ...localStorage }));
		await expect.poll(async () => (await stored())['login-token']).toBe('http-only-cookie');
		expect(JSON.parse((await stored())['user-info'] ?? '')).toMatchObject({ kind: 'registered' });
		expect((await stored())['user-ip']).toMatch(/127\.0\.0\.1|::1/);
		await expect.poll(() => seen.length).toBeGreaterThan(0);
		expect([...new Set(seen)]).toEqual([(await stored())['user-ip']]);

		const thief = await browser.newContext();
		const copy = await thief.newPage();
		await copy.goto(at('mm', '/FourNotFive'));
		await copy.evaluate(
			(entries) => {
				for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
			},
			await stored(),
		);
		await copy.goto(at('mm', '/Profile'));
		await expect(copy).toHaveURL(/\/login\?redirect=%2FProfile&error=SessionRequired/);
		await thief.close();
	},
);
