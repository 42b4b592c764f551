/**
 * What the benchmark visits: addresses taken from the running shop, and a guest with something in the cart.
 */

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
 * Signs a guest in and puts a product in the cart.
 * @param {string} url origin of the shop
 * @param {string} variantId
 */
async function guestWithCart(url, variantId) {
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
	await json(`${url}/api/cart/lines`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			cookie: jar.header(),
			origin: url,
			'x-security-key': 'Non Secure Condition',
		},
		body: JSON.stringify({ variantId, quantity: 2 }),
	});
	return jar;
}

/**
 * @param {string} url origin of the shop
 * @returns {Promise<{ pages: { name: string, path: string, cookies: { name: string, value: string }[], cookie: string }[], products: string[] }>}
 */
export async function pagesToVisit(url) {
	const { body } = await json(`${url}/api/products?per_page=60`);
	const { items } = body.data;
	const products = items.map(({ id }) => `/Products/${id}`);
	const [first] = items;
	const { body: detail } = await json(`${url}/api/products/${first.id}`);
	const variant = detail.data.variants.find(({ stock }) => stock >= 2) ?? detail.data.variants[0];
	const jar = await guestWithCart(url, variant.id);
	const word = first.name.split(/\s+/)[0].slice(0, 20);
	const visitor = { cookies: [], cookie: '' };
	return {
		products,
		pages: [
			{ name: 'home', path: '/', ...visitor },
			{ name: 'search', path: `/search-results?search=${encodeURIComponent(word)}`, ...visitor },
			{ name: 'product', path: `/Products/${first.id}`, ...visitor },
			{ name: 'cart', path: '/Checkout', cookies: jar.entries(), cookie: jar.header() },
		],
	};
}
