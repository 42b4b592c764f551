import { median } from './table.mjs';

/** How many times slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** Longest wait for the paint after a tap, in milliseconds. */
const PAINT_TIMEOUT_MS = 10_000;

/** What a shopper taps first on a page. */
export const FIRST_TAPS = {
	product: '[data-part=buy-bar] button',
	cart: '[data-part=quantity-stepper] [data-part=increase]',
	checkout: 'main label:has(input[type=radio]:not(:checked))',
};

/**
 * Interaction to next paint of the first tap on a page, as a phone with a slow processor: the time from the tap until the
 * browser has painted its effect. The tap comes as soon as the page has loaded, when its code may still be running.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, cookies: { name: string, value: string }[], selector: string, runs: number }} options
 *   `selector` of what is tapped
 * @returns {Promise<number>} median of the runs in milliseconds
 */
export async function firstTapOf(browser, { address, cookies, selector, runs }) {
	const times = [];
	for (let run = 0; run < runs; run++) times.push(await tap(browser, { address, cookies, selector }));
	return median(times);
}

async function tap(browser, { address, cookies, selector }) {
	const context = await browser.newContext({
		viewport: { width: 375, height: 812 },
		isMobile: true,
		hasTouch: true,
		deviceScaleFactor: 2,
	});
	try {
		const { origin } = new URL(address);
		await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
		const page = await context.newPage();
		await page.addInitScript(recordEvents);
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
		await page.goto(address, { waitUntil: 'load' });
		await page.locator(selector).locator('visible=true').first().tap();
		// All events of the tap have been painted when the click has: shorter ones than 16 ms are not recorded.
		await page.waitForFunction(() => window.paintedTaps > 0, undefined, { timeout: PAINT_TIMEOUT_MS });
		return await page.evaluate(() => window.longestEvent);
	} finally {
		await context.close();
	}
}

/** Runs in the page: keeps the longest event of a tap, and counts taps whose effect has been painted. */
function recordEvents() {
	window.longestEvent = 0;
	window.paintedTaps = 0;
	const keep = (list) => {
		for (const { interactionId, duration } of list.getEntries()) {
			if (interactionId !== 0) window.longestEvent = Math.max(window.longestEvent, duration);
		}
	};
	const events = new PerformanceObserver(keep);
	events.observe({ type: 'event', durationThreshold: 16 });
	const first = new PerformanceObserver(keep);
	first.observe({ type: 'first-input' });
	addEventListener(
		'click',
		() => {
			// After the frame that shows the effect; the observers have been told by the second one.
			requestAnimationFrame(() =>
				requestAnimationFrame(() =>
					setTimeout(() => {
						keep({ getEntries: () => [...events.takeRecords(), ...first.takeRecords()] });
						window.paintedTaps += 1;
					}, 0),
				),
			);
		},
		{ capture: true },
	);
}
