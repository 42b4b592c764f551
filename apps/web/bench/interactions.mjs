import { setTimeout } from 'node:timers/promises';
import { median } from './table.mjs';

/** How many times slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** How long a finger rests on the glass in a tap, in milliseconds. */
const TOUCH_MS = 80;

/** How far a shopper scrolls at least before a card is pressed, in CSS pixels. */
const SCROLL_PX = 200;

/** How long a shopper looks at a page after scrolling, before a card is pressed, in milliseconds. */
const REST_MS = 3000;

/** How often the page is asked whether it is complete, in milliseconds; the measured time is longer by half of it. */
const POLL_MS = 20;

/** Longest wait for the paint after a tap, and for the page after a press, in milliseconds. */
const TIMEOUT_MS = 10_000;

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
		await page.mouse.wheel(0, SCROLL_PX);
		await page.evaluate(placeOf, CARD);
		await setTimeout(REST_MS);
		const time = await tap(page, CARD, PREVIEW);
		completed.push(
			await page.evaluate(completeAfter, { ...COMPLETE, preview: PREVIEW, pollMs: POLL_MS, timeoutMs: TIMEOUT_MS }),
		);
		return time;
	});
	return { paint, complete: median(completed) };
}

/** Runs in the page: milliseconds from the tap until the page of a product is complete. */
function completeAfter({ picture, bar, preview, pollMs, timeoutMs }) {
	const isComplete = () => {
		const shown = document.querySelector(picture);
		const hasPicture = shown?.complete && shown.naturalWidth > 0;
		return hasPicture && document.querySelector(bar) !== null && document.querySelector(preview) === null;
	};
	return new Promise((resolve, reject) => {
		const poll = setInterval(() => {
			const time = performance.now() - window.tappedAt;
			const isOver = isComplete();
			if (!isOver && time < timeoutMs) return;
			clearInterval(poll);
			if (isOver) resolve(time);
			else reject(new Error(`The page is not complete ${timeoutMs} ms after a press`));
		}, pollMs);
	});
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
 * Taps the first visible element, and waits until its effect is painted. Both go through the browser and functions of the
 * page alone: Playwright's locators and `waitForFunction()` load scripts into the page that watch each event, and take a
 * processor that is four times slower 20 ms and more of a tap.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 * @param {string} [effect] selector of what must be in the first frame after the tap
 * @returns {Promise<number>} duration of the longest event of the tap, in milliseconds
 */
async function tap(page, selector, effect) {
	const touch = await page.evaluate(placeOf, selector);
	const painted = page.evaluate(paintOf, { effect, timeoutMs: TIMEOUT_MS });
	const session = await page.context().newCDPSession(page);
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
	await setTimeout(TOUCH_MS);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	const { longestEvent, hasEffect } = await painted;
	if (!hasEffect) throw new Error(`The frame after a tap on ${selector} does not show ${effect}`);
	return longestEvent;
}

/** Runs in the page: scrolls to the first visible element of a selector unless it is in the window; its middle, in CSS pixels of the window. */
function placeOf(selector) {
	const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
	if (!element) throw new Error(`Nothing visible matches ${selector}`);
	element.scrollIntoViewIfNeeded();
	const { x, y, width, height } = element.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Runs in the page: the longest event of the next tap in milliseconds, and whether the frame after it shows an element. An
 * event is recorded once the browser has painted its effect, the click of a tap as the last one.
 */
function paintOf({ effect, timeoutMs }) {
	return new Promise((resolve, reject) => {
		setTimeout(() => reject(new Error(`No paint within ${timeoutMs} ms after a tap`)), timeoutMs);
		addEventListener(
			'click',
			async ({ timeStamp }) => {
				window.tappedAt = timeStamp;
				await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
				const hasEffect = effect === undefined || document.querySelector(effect) !== null;
				resolve({ longestEvent: await window.longestEvent, hasEffect });
			},
			{ capture: true, once: true },
		);
	});
}

/** Runs in the page before its scripts: a promise of the longest event of the first tap, in milliseconds. */
function recordEvents() {
	let longest = 0;
	window.longestEvent = new Promise((resolve) => {
		const observer = new PerformanceObserver((list) => {
			for (const { name, interactionId, duration } of list.getEntries()) {
				if (interactionId === 0) continue;
				longest = Math.max(longest, duration);
				if (name === 'click') resolve(longest);
			}
		});
		observer.observe({ type: 'event', durationThreshold: 16 });
	});
}
