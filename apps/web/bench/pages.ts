/**
 * What the benchmark visits: addresses taken from the running shop, and a guest with something in the cart.
 */
import type { Product, ProductSummary } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { ADDRESSES } from '../test/support/addresses.ts';

/** A page and who visits it. */
export interface Visit {
	readonly name: string;
	readonly path: string;
	/** Cookies of a signed-in shopper; none for a visitor. */
	readonly cookies: readonly Cookie[];
	/** The same as a header. */
	readonly cookie: string;
	/** Whether the page asks search engines in. */
	readonly isIndexed: boolean;
}

interface Cookie {
	readonly name: string;
	readonly value: string;
}

/** Pages on which each control of the first view is pressed. */
const PRESSED_PAGES = ['home', 'listing', 'search', 'product', 'cart', 'checkout', 'sign-in', 'order'];

/** Sends a request. @throws Error when the status is that of a failure */
async function json<Body>(url: string, init?: RequestInit): Promise<{ body: Body; cookies: string[] }> {
	const response = await fetch(url, init);
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
	return { body: await response.json(), cookies: response.headers.getSetCookie() };
}

/** Keeps cookies as a browser would, as far as these few calls need. */
function createJar() {
	const cookies = new Map<string, string>();
	return {
		take(lines: readonly string[]): void {
			for (const line of lines) {
				const [pair = ''] = line.split(';');
				const split = pair.indexOf('=');
				cookies.set(pair.slice(0, split), pair.slice(split + 1));
			}
		},
		header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
		entries: (): Cookie[] => [...cookies].map(([name, value]) => ({ name, value })),
	};
}

/** Names the edition to the API: hosts of editions such as `th.localhost` are known to browsers alone. */
const editionHeader = (edition: Edition) => ({ 'x-edition': edition });

/** Signs a guest in. @param url origin of the shop */
async function guest(url: string, edition: Edition) {
	const jar = createJar();
	const csrf = await json<{ csrfToken: string }>(`${url}/api/auth/csrf`);
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
		/** Changes something in the guest's name. @returns `data` of the response */
		async post<Data>(path: string, body: unknown): Promise<Data> {
			const response = await json<{ data: Data }>(url + path, {
				method: 'POST',
				headers: {
					...editionHeader(edition),
					'content-type': 'application/json',
					cookie: jar.header(),
					origin: url,
					'x-security-key': 'Non Secure Condition',
					'idempotency-key': crypto.randomUUID(),
				},
				body: JSON.stringify(body),
			});
			return response.body.data;
		},
	};
}

/**
 * A guest who has ordered, and has something in the cart and an address for the next order.
 * @param url origin of the shop
 */
async function buyer(url: string, edition: Edition, variantId: string) {
	const { jar, post } = await guest(url, edition);
	const address = ADDRESSES[edition];
	const fill = () => post('/api/cart/lines', { variantId, quantity: 1 });
	await fill();
	const { fingerprint } = await post<{ fingerprint: string }>('/api/checkout/quote', { address });
	const order = await post<{ code: string }>('/api/orders', {
		address,
		fingerprint,
		paymentMethod: 'cash_on_delivery',
	});
	await fill();
	// Two addresses: the checkout preselects the first, so that the other can be chosen.
	await post('/api/addresses', address);
	await post('/api/addresses', { ...address, homeNo: '14' });
	return { visit: { cookies: jar.entries(), cookie: jar.header(), isIndexed: false }, order };
}

/**
 * The pages, and the addresses of products. It leaves a guest with an order, an address and a cart in the shop.
 * @param url origin of the shop; of any edition
 * @throws Error when the shop has no products, or refuses what the guest does
 */
export async function pagesToVisit(
	url: string,
	edition: Edition = 'mm',
): Promise<{ pages: Visit[]; products: string[]; pressed: Pick<Visit, 'name' | 'path' | 'cookies'>[] }> {
	const { body } = await json<{ data: { items: ProductSummary[] } }>(`${url}/api/products?per_page=60`, {
		headers: editionHeader(edition),
	});
	const { items } = body.data;
	const products = items.map(({ id }) => `/Products/${id}`);
	const [first] = items;
	if (first === undefined) throw new Error(`${url} has no products`);
	const { body: detail } = await json<{ data: Product }>(`${url}/api/products/${first.id}`, {
		headers: editionHeader(edition),
	});
	const variant = detail.data.variants.find(({ stock }) => stock >= 2) ?? detail.data.variants[0];
	if (variant === undefined) throw new Error(`Product ${first.id} has no variants`);
	const { visit, order } = await buyer(url, edition, variant.id);
	const [word = ''] = first.name.split(/\s+/);
	const visitor = { cookies: [], cookie: '', isIndexed: true };
	const search = `/search-results?search=${encodeURIComponent(word.slice(0, 20))}`;
	const pages: Visit[] = [
		{ name: 'home', path: '/', ...visitor },
		{ name: 'listing', path: '/Category/fashion', ...visitor },
		{ name: 'search', path: search, ...visitor, isIndexed: false },
		{ name: 'product', path: `/Products/${first.id}`, ...visitor },
		{ name: 'shop', path: `/Shops/${detail.data.shop.slug}`, ...visitor },
		{ name: 'cart', path: '/Checkout', ...visit },
		{ name: 'checkout', path: '/Checkout?step=address', ...visit },
		{ name: 'orders', path: '/Orders', ...visit },
		{ name: 'order', path: `/Orders/${order.code}`, ...visit },
	];
	const signIn = { name: 'sign-in', path: '/login', cookies: [] };
	return { products, pages, pressed: [...pages, signIn].filter(({ name }) => PRESSED_PAGES.includes(name)) };
}
