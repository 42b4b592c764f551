/**
 * What the benchmark visits: addresses taken from the running shop, and a guest with something in the cart.
 */
import { ADDRESSES } from '../test/support/addresses.ts';

/** Where the orders of the benchmark go. */
const ADDRESS = ADDRESSES.mm;

async function json(url, init) {
	const answer = await fetch(url, init);
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
	return { body: await answer.json(), cookies: answer.headers.getSetCookie() };
}

/** Keeps cookies as a browser would, as far as these few calls need. */
function createJar() {
	const cookies = new Map();
	return {
		take(lines) {
			for (const line of lines) {
				const [pair] = line.split(';');
				const split = pair.indexOf('=');
				cookies.set(pair.slice(0, split), pair.slice(split + 1));
			}
		},
		header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
		entries: () => [...cookies].map(([name, value]) => ({ name, value })),
	};
}

/**
 * Signs a guest in.
 * @param {string} url origin of the shop
 */
async function guest(url) {
	const jar = createJar();
	const csrf = await json(`${url}/api/auth/csrf`);
	jar.take(csrf.cookies);
	const signedIn = await fetch(`${url}/api/auth/callback/guest`, {
		method: 'POST',
		redirect: 'manual',
		headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header(), origin: url },
		body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, callbackUrl: url, json: 'true' }),
	});
	jar.take(signedIn.headers.getSetCookie());
	return {
		jar,
		/** Changes something in the guest's name. @returns `data` of the answer */
		async post(path, body) {
			const answer = await json(url + path, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					cookie: jar.header(),
					origin: url,
					'x-security-key': 'Non Secure Condition',
					'idempotency-key': crypto.randomUUID(),
				},
				body: JSON.stringify(body),
			});
			return answer.body.data;
		},
	};
}

/**
 * A guest who has ordered, and has something in the cart and an address for the next order.
 * @param {string} url origin of the shop
 * @param {string} variantId
 */
async function buyer(url, variantId) {
	const { jar, post } = await guest(url);
	const fill = () => post('/api/cart/lines', { variantId, quantity: 1 });
	await fill();
	const { fingerprint } = await post('/api/checkout/quote', { address: ADDRESS });
	const order = await post('/api/orders', { address: ADDRESS, fingerprint, paymentMethod: 'cash_on_delivery' });
	await fill();
	await post('/api/addresses', ADDRESS);
	return { visit: { cookies: jar.entries(), cookie: jar.header(), isIndexed: false }, order };
}

/**
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} path
 * @property {{ name: string, value: string }[]} cookies of somebody signed in
 * @property {string} cookie the same as a header
 * @property {boolean} isIndexed whether the page asks search engines in
 */

/**
 * @param {string} url origin of the shop
 * @returns {Promise<{ pages: Visit[], products: string[] }>}
 */
export async function pagesToVisit(url) {
	const { body } = await json(`${url}/api/products?per_page=60`);
	const { items } = body.data;
	const products = items.map(({ id }) => `/Products/${id}`);
	const [first] = items;
	const { body: detail } = await json(`${url}/api/products/${first.id}`);
	const variant = detail.data.variants.find(({ stock }) => stock >= 2) ?? detail.data.variants[0];
	const { visit, order } = await buyer(url, variant.id);
	const word = first.name.split(/\s+/)[0].slice(0, 20);
	const visitor = { cookies: [], cookie: '', isIndexed: true };
	const search = `/search-results?search=${encodeURIComponent(word)}`;
	return {
		products,
		pages: [
			{ name: 'home', path: '/', ...visitor },
			{ name: 'listing', path: '/Category/fashion', ...visitor },
			{ name: 'search', path: search, ...visitor, isIndexed: false },
			{ name: 'product', path: `/Products/${first.id}`, ...visitor },
			{ name: 'shop', path: `/Shops/${detail.data.shop.slug}`, ...visitor },
			{ name: 'cart', path: '/Checkout', ...visit },
			{ name: 'checkout', path: '/Checkout?step=address', ...visit },
			{ name: 'orders', path: '/Orders', ...visit },
			{ name: 'order', path: `/Orders/${order.code}`, ...visit },
		],
	};
}
