import { setTimeout } from 'node:timers/promises';
import { median } from './table.mjs';

/** How many times slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** How long a finger rests on the glass in a tap, in milliseconds. */
const TOUCH_MS = 80;

/** How long a shopper looks at a page after scrolling, before a card is pressed, in milliseconds. */
const REST_MS = 3000;

/** Longest wait for the paint after a tap, in milliseconds. */
const PAINT_TIMEOUT_MS = 10_000;

/** What a shopper taps first on a page. */
export const FIRST_TAPS = {
	product: '[data-part=buy-bar] button',
	cart: '[data-part=quantity-stepper] [data-part=increase]',
	checkout: 'main label:has(input[type=radio]:not(:checked))',
};

/** Pages whose product cards are pressed. */
export const CARD_PAGES = ['home', 'listing', 'search'];

/** The link of a product card. */
const CARD = 'article [data-card-link][href^="/Products/"]';

/** What a press on a card shows until the product has arrived. */
const PREVIEW = '[data-part=product-preview]';

/** What the page of a product shows first when it is complete: its picture, and the bar to buy. */
const COMPLETE = { picture: '[data-part=gallery-strip] img', bar: '[data-part=buy-bar]' };

/** Options of a measurement of taps. @typedef {{ address: string, cookies: { name: string, value: string }[], runs: number }} Taps */

/**
 * Interaction to next paint of the first tap on a page, as a phone with a slow processor: the time from the tap until the
 * browser has painted its effect. The tap comes as soon as the page has loaded, when its code may still be running.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Taps & { selector: string }} options `selector` of what is tapped
 * @returns {Promise<number>} median of the runs in milliseconds
 */
export function firstTapOf(browser, { selector, ...options }) {
	return medianTap(browser, options, async (page) => {
		await page.goto(options.address, { waitUntil: 'load' });
		return tap(page, selector);
	});
}

/**
 * A press on a product card, as a phone with a slow processor, on a page that was scrolled and has come to rest.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Taps} options
 * @returns {Promise<{ paint: number, complete: number }>} medians of the runs in milliseconds: `paint` until the browser
 *   has painted the product's picture, name and price (interaction to next paint), `complete` until the page is there
 */
export async function cardPressOf(browser, options) {
	const completed = [];
	const paint = await medianTap(browser, options, async (page) => {
		await page.goto(options.address, { waitUntil: 'networkidle' });
		await page.mouse.wheel(0, 200);
		await setTimeout(REST_MS);
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
		const time = await tap(page, CARD, PREVIEW);
		const handle = await page.waitForFunction(completedAfter, { ...COMPLETE, preview: PREVIEW }, { polling: 'raf' });
		completed.push(await handle.jsonValue());
		return time;
	});
	return { paint, complete: median(completed) };
}

/** Runs in the page: milliseconds since the tap when the page of a product is complete, undefined before. */
function completedAfter({ picture, bar, preview }) {
	const shown = document.querySelector(picture);
	const isComplete = shown?.complete && shown.naturalWidth > 0 && document.querySelector(bar) !== null;
	return isComplete && document.querySelector(preview) === null ? performance.now() - window.tappedAt : undefined;
}

/** Median of some taps, each on a phone of its own. */
async function medianTap(browser, { address, cookies, runs }, open) {
	const times = [];
	for (let run = 0; run < runs; run++) {
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
			times.push(await open(page));
		} finally {
			await context.close();
		}
	}
	return median(times);
}

/**
 * Taps the first visible element, and waits until its effect is painted. The touch comes from the browser: `tap()` of
 * Playwright watches where its own events arrive, with scripts in the page that are four times slower as well.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 * @param {string} [effect] selector of what must be in the first frame after the tap
 * @returns {Promise<number>} duration of the longest event of the tap, in milliseconds
 */
async function tap(page, selector, effect) {
	const target = page.locator(selector).locator('visible=true').first();
	await target.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await target.boundingBox();
	await page.evaluate((part) => (window.expectedEffect = part), effect);
	const session = await page.context().newCDPSession(page);
	const touch = { x: x + width / 2, y: y + height / 2 };
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
	await setTimeout(TOUCH_MS);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	// All events of the tap have been painted when the click has: shorter ones than 16 ms are not recorded.
	await page.waitForFunction(() => window.paintedTaps > 0, undefined, { timeout: PAINT_TIMEOUT_MS });
	const { longestEvent, hasEffect } = await page.evaluate(() => ({
		longestEvent: window.longestEvent,
		hasEffect: window.hasEffect,
	}));
	if (!hasEffect) throw new Error(`The frame after a tap on ${selector} does not show ${effect}`);
	return longestEvent;
}

/** Runs in the page: keeps the longest event of a tap, and counts taps whose effect has been painted. */
function recordEvents() {
	window.longestEvent = 0;
	window.paintedTaps = 0;
	window.hasEffect = true;
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
		({ timeStamp }) => {
			window.tappedAt = timeStamp;
			// After the frame that shows the effect; the observers have been told by the second one.
			requestAnimationFrame(() => {
				window.setTimeout(() => {
					if (window.expectedEffect) window.hasEffect = document.querySelector(window.expectedEffect) !== null;
				}, 0);
				requestAnimationFrame(() =>
					window.setTimeout(() => {
						keep({ getEntries: () => [...events.takeRecords(), ...first.takeRecords()] });
						window.paintedTaps += 1;
					}, 0),
				);
			});
		},
		{ capture: true },
	);
}
