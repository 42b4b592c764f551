import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ADDRESSES } from '../../apps/web/test/support/addresses.ts';
import { ROOT } from './root.mjs';

/** Queries without which a screen has nothing to show, by the id of its route; `{name}` is an example. */
const QUERIES = {
	search: '?search={word}',
	'search-results': '?search={word}',
	payment: '?order={unpaid}',
	'payment-success': '?order={order}',
	'sign-in-error': '?redirect=%2FOrders&error=ProvidersUnavailable',
};

/** Opens an empty page of the shop: the scripts of others would ask for a CSRF token at the same time. */
async function openQuiet(page, origin) {
	const address = `${origin}/quiet`;
	await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
	await page.goto(address);
}

/** Calls the API in the session of the page. */
async function call(page, method, path, body, form) {
	return page.evaluate(
		async ([verb, address, content, fields]) => {
			const response = await fetch(address, {
				method: verb,
				headers: {
					'content-type': fields ? 'application/x-www-form-urlencoded' : 'application/json',
					'x-security-key': 'Non Secure Condition',
					'idempotency-key': crypto.randomUUID(),
					accept: 'application/json',
				},
				...(fields ? { body: new URLSearchParams(fields) } : content && { body: JSON.stringify(content) }),
			});
			if (!response.ok) throw new Error(`${verb} ${address}: ${response.status} ${await response.text()}`);
			return response.json();
		},
		[method, path, body, form],
	);
}

/** Signs a demo account in. */
async function signIn(page, identifier) {
	const { csrfToken } = await call(page, 'GET', '/api/auth/csrf');
	await call(page, 'POST', '/api/auth/callback/credentials', undefined, {
		...{ csrfToken, callbackUrl: '/', json: 'true' },
		...{ identifier, password: 'zaylat-demo' },
	});
}

/** Signs the seller of the demo data in. */
export async function seller(page, { origin }) {
	await openQuiet(page, origin);
	await signIn(page, 'seller@example.com');
}

/** Signs the shopper of the demo data in, who has paid orders, and adds an address, an order, one to be paid and a cart. */
async function shopper(page, edition) {
	await signIn(page, 'shopper@example.com');
	const { data: listed } = await call(page, 'GET', '/api/products?per_page=40');
	const goods = [];
	for (const { id } of listed.items) {
		const { data } = await call(page, 'GET', `/api/products/${id}`);
		const variant = data.variants.find(({ stock }) => stock > 5);
		if (variant && goods.length < 3) goods.push({ productId: id, variantId: variant.id });
	}
	const address = ADDRESSES[edition];
	const put = async (count) => {
		for (const { variantId } of goods.slice(0, count)) {
			await call(page, 'POST', '/api/cart/lines', { variantId, quantity: 2 });
		}
	};
	const order = async (paymentMethod) => {
		await put(1);
		const { data: quote } = await call(page, 'POST', '/api/checkout/quote', { address });
		const { data } = await call(page, 'POST', '/api/orders', {
			address,
			fingerprint: quote.fingerprint,
			paymentMethod,
		});
		return data.code;
	};
	await call(page, 'POST', '/api/addresses', address);
	const [delivered, unpaid] = [await order('cash_on_delivery'), await order('qr')];
	await put(3);
	const { data: before } = await call(page, 'GET', '/api/orders?stage=delivered');
	let paid = '';
	for (const { code } of before.items) {
		const { data } = await call(page, 'GET', `/api/orders/${code}`);
		if (data.paidAt !== null) paid ||= code;
	}
	return { order: delivered, unpaid, paid, product: goods[0].productId, word: listed.items[0].name.split(/\s+/)[0] };
}

/** Real names for the parameters of the route table, from the sitemaps. */
async function namesIn(page, text) {
	const read = (path) => page.evaluate(async (address) => (await fetch(address)).text(), path);
	const pick = (content, pattern) => pattern.exec(content)?.[1] ?? '';
	const categories = await read('/sitemaps/categories-1.xml');
	const last = pick(categories, /\/Category\/([^/<]+\/last\/[^<]+)<\/loc>/);
	const [first] = last.split('/');
	const child = pick(categories, new RegExp(`/Category/(${first}/[^/<]+)</loc>`));
	const digital = pick(await read('/sitemaps/digital-1.xml'), /\/ProductDetail\/([^<]+)<\/loc>/);
	const digitalChild = pick(categories, /\/digitalzaylat\/Category\/([^/<]+\/[^<]+)<\/loc>/);
	const seller = pick(await read('/sitemaps/shops-1.xml'), /\/Shops\/([^/<]+)<\/loc>/);
	const sold = await read(`/Shops/${seller}/category`);
	const digitalLast = pick(await read(`/digitalzaylat/Category/${digitalChild}`), /\/LevelThreeCategory\/([^"?]+)"/);
	return {
		category: first,
		'sub-category': child,
		'last-category': last,
		order: text.order,
		product: text.product,
		'single-product': text.product,
		'product-collection': pick(categories, /\/product-collections\/([^<]+)<\/loc>/),
		shop: seller,
		'shop-about': `${seller}/about`,
		'shop-categories': `${seller}/category`,
		'shop-category': `${seller}/Category/${pick(sold, /href="\/Shops\/[^/"]+\/Category\/([^/"]+)"/)}`,
		'shop-sub-category': `${seller}/Category/${pick(sold, /href="\/Shops\/[^/"]+\/Category\/([^/"]+\/[^/"]+)"/)}`,
		'shop-flash-sale': `${seller}/flashSalePage`,
		'digital-product': digital,
		'digital-product-about': `${digital}/about`,
		'digital-category': pick(categories, /\/digitalzaylat\/Category\/([^/<]+)<\/loc>/),
		'digital-sub-category': digitalChild,
		'digital-level-two': digitalChild.split('/')[1] ?? '',
		'digital-level-three': digitalLast,
		'digital-detail': digital,
		invoice: text.order,
		receipt: text.paid,
	};
}

/**
 * The screens of the route table with addresses that exist, and the page of unknown paths. Signs the page's visitor in.
 * @returns {Promise<{ id: string, path: string, account: 'visitor' | 'member' | 'seller', hasFrame: boolean, isPressed: boolean }[]>} `hasFrame`
 * for the first screen of a layout, `isPressed` for the first route of a screen
 */
export async function screensOf(page, { origin, edition }) {
	const { routesOf } = await import(pathToFileURL(join(ROOT, 'packages/storefront/src/routes.ts')).href);
	const { createBrand } = await import(pathToFileURL(join(ROOT, 'packages/domain/src/brand/brand.ts')).href);
	await openQuiet(page, origin);
	const examples = await shopper(page, edition);
	const names = await namesIn(page, examples);
	const framed = new Set();
	const pressed = new Set();
	const rows = routesOf(createBrand()).filter((entry) => entry.screen !== undefined && !entry.isDeveloperPage);
	const screens = rows.map(({ id, path, layout, guard, screen }) => {
		const start = path.indexOf(':');
		const name = names[id];
		if (start !== -1 && !name) throw new Error(`There is no example of ${id}, ${path}`);
		const query = (QUERIES[id] ?? '').replaceAll(/\{(\w+)\}/g, (_, key) => encodeURIComponent(examples[key]));
		const account = guard === 'guest' ? 'visitor' : id === 'selling' ? 'seller' : 'member';
		const hasFrame = !framed.has(layout);
		framed.add(layout);
		const isPressed = hasFrame || !pressed.has(screen);
		pressed.add(screen);
		return {
			id,
			path: (start === -1 ? path : path.slice(0, start) + name) + query,
			account,
			hasFrame,
			isPressed,
		};
	});
	return [...screens, { id: 'not-found', path: '/no-such-page', account: 'member', hasFrame: false, isPressed: true }];
}
