import type { Browser } from '@playwright/test';
import type { ByteKind } from './budgets.ts';
import type { Visit } from './pages.ts';

const KIND: Readonly<Record<string, ByteKind>> = {
	Script: 'script',
	Stylesheet: 'style',
	Font: 'font',
	Document: 'document',
};

/** What a request is for. A page declares scripts and fonts ahead of need: these are reported as "Other". */
function kindOf(type: string, url: string): ByteKind | undefined {
	const known = KIND[type];
	if (known !== undefined) return known;
	if (/\.js(\?|$)/.test(url)) return 'script';
	return /\.woff2(\?|$)/.test(url) ? 'font' : undefined;
}

/**
 * Bytes that a first visit of a phone fetches, by kind, as they come over the wire: compressed, with the headers of the
 * responses.
 * @param url origin of the shop
 */
export async function bytesOf(
	browser: Browser,
	url: string,
	{ path, cookies }: Pick<Visit, 'path' | 'cookies'>,
): Promise<Record<ByteKind, number>> {
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
	const kinds = new Map<string, ByteKind | undefined>();
	const sums = { script: 0, style: 0, font: 0, document: 0, all: 0 };
	wire.on('Network.responseReceived', ({ requestId, type, response }) => {
		kinds.set(requestId, kindOf(type, response.url));
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
