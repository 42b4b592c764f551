/** A phone in a bad place: 400 kbit/s, 400 ms, a quarter of the speed of this machine. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;

/**
 * Loads a page once. What the worker fetches ahead for later, after the page, is not counted.
 * @returns bytes and requests of the page over the network, and milliseconds until the largest content
 */
async function visit(context, address) {
	const page = await context.newPage();
	const wire = await context.newCDPSession(page);
	await wire.send('Network.enable');
	await wire.send('Network.emulateNetworkConditions', NETWORK);
	await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	const figures = { bytes: 0, requests: 0, content: 0 };
	const local = new Set();
	wire.on('Network.requestServedFromCache', ({ requestId }) => local.add(requestId));
	wire.on('Network.responseReceived', ({ requestId, response }) => {
		if (response.fromServiceWorker || response.fromDiskCache) local.add(requestId);
	});
	wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		if (local.has(requestId)) return;
		figures.bytes += encodedDataLength;
		figures.requests += 1;
	});
	await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
	figures.content = await page.evaluate(
		() =>
			new Promise((resolve) => {
				const observer = new PerformanceObserver((list) => {
					observer.disconnect();
					resolve(list.getEntries().at(-1).startTime);
				});
				observer.observe({ type: 'largest-contentful-paint', buffered: true });
			}),
	);
	return { page, figures };
}

/**
 * Visits a page twice on a weak network, in a browser that has never been there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, path: string, hasWorker: boolean }} options
 * @returns {Promise<{ first: Figures, second: Figures }>}
 * @typedef {{ bytes: number, requests: number, content: number }} Figures
 */
export async function visitsOf(browser, { url, path, hasWorker }) {
	const context = await browser.newContext({
		viewport: { width: 375, height: 812 },
		isMobile: true,
		hasTouch: true,
		deviceScaleFactor: 2,
		serviceWorkers: hasWorker ? 'allow' : 'block',
	});
	try {
		const before = await visit(context, url + path);
		if (hasWorker) await before.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
		// What the worker keeps of the first page is part of the first visit.
		await before.page.waitForLoadState('networkidle');
		await before.page.close();
		const { figures: second } = await visit(context, url + path);
		return { first: before.figures, second };
	} finally {
		await context.close();
	}
}
