import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, test } from './support/shop.ts';
import { shifts, watchShifts } from './support/steadiness.ts';

/** A page of 60 kB arrives in about a second, so that the browser draws several states of it. */
const SLOW = { offline: false, latency: 40, downloadThroughput: 60_000, uploadThroughput: 60_000 };

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(`${edition}: home stays in place while its HTML arrives`, ON[size], async ({ page, problems }) => {
		// A font that comes seconds later than the text moves it, on any page.
		problems.forgive(/Failed to load resource/);
		await page.route('**/*.woff2', (route) => route.abort());
		const session = await page.context().newCDPSession(page);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', SLOW);
		await watchShifts(page);
		await open(page, at(edition, '/'));
		expect(await shifts(page)).toBeLessThan(0.01);
	});
}
