import { BYTE_BUDGETS } from './budgets.mjs';

const KIND = { Script: 'script', Stylesheet: 'style', Font: 'font', Document: 'document' };

/**
 * Bytes that a first visit fetches, by kind, as they came over the wire.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url origin of the shop
 * @param {{ path: string, cookies: { name: string, value: string }[] }} page
 * @returns {Promise<Record<keyof typeof BYTE_BUDGETS, number>>}
 */
export async function bytesOf(browser, url, { path, cookies }) {
	const context = await browser.newContext({
		viewport: { width: 375, height: 812 },
		isMobile: true,
		hasTouch: true,
		deviceScaleFactor: 2,
	});
	await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
	const page = await context.newPage();
	const wire = await context.newCDPSession(page);
	await wire.send('Network.enable');
	const kinds = new Map();
	const sums = Object.fromEntries(Object.keys(BYTE_BUDGETS).map((kind) => [kind, 0]));
	wire.on('Network.responseReceived', ({ requestId, type, response }) => {
		// What the page declares ahead of need arrives as "Other" but is what its address says.
		const byName = /\.js(\?|$)/.test(response.url) ? 'Script' : /\.woff2(\?|$)/.test(response.url) ? 'Font' : type;
		kinds.set(requestId, KIND[type] ?? KIND[byName]);
	});
	wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		sums.all += encodedDataLength;
		const kind = kinds.get(requestId);
		if (kind) sums[kind] += encodedDataLength;
	});
	await page.goto(url + path, { waitUntil: 'networkidle' });
	await context.close();
	return sums;
}
