/** Back and Forward between a list and a product, as a phone with a slow processor. */
import type { Browser, Page } from '@playwright/test';
import type { Visit } from './pages.ts';

/** How many times slower than this machine the phone is. */
const CPU_SLOWDOWN = 4;

/** How far the list is scrolled before a product is opened, in CSS pixels. */
const SCROLL_PX = 700;

/** Longest wait for a page, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Pages that are measured, and how many times "more" is pressed on them first. */
export const BACK_PAGES: readonly { readonly name: string; readonly page: string; readonly extensions: number }[] = [
	{ name: 'listing', page: 'listing', extensions: 0 },
	{ name: 'listing, extended', page: 'listing', extensions: 2 },
	{ name: 'search', page: 'search', extensions: 0 },
	{ name: 'home', page: 'home', extensions: 0 },
];

/** What a page shows when it is there. */
const SHOWN = { list: 'main article [data-card-link]', product: '[data-part=gallery-strip] img' };

const MORE = '[data-part=load-more] a';

/** Milliseconds from `popstate` until the browser has painted the page. */
export interface BackTimes {
	readonly back: number;
	readonly forward: number;
}

/**
 * Opens a list, scrolls it, opens a product, goes back to the list and forward to the product.
 * @throws Error when the list does not have its scroll position and its length again
 */
export async function backOf(
	browser: Browser,
	{ address, cookies, extensions }: { address: string; extensions: number } & Pick<Visit, 'cookies'>,
): Promise<BackTimes> {
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
		await page.goto(address, { waitUntil: 'networkidle' });
		for (let times = 0; times < extensions; times++) await extend(page);
		const left = await page.evaluate(openProduct, { top: SCROLL_PX, list: SHOWN.list });
		await page.waitForFunction(isShown, SHOWN.product, { timeout: TIMEOUT_MS });
		await page.waitForLoadState('networkidle');
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
		const back = await page.evaluate(travel, { step: -1, shown: SHOWN.list, ...left, timeoutMs: TIMEOUT_MS });
		await page.waitForTimeout(500);
		const forward = await page.evaluate(travel, { step: 1, shown: SHOWN.product, timeoutMs: TIMEOUT_MS });
		return { back, forward };
	} finally {
		await context.close();
	}
}

/** Opens one more page of a list in place. */
async function extend(page: Page): Promise<void> {
	const cards = await page.locator(SHOWN.list).count();
	await page.locator(MORE).click();
	await page.waitForFunction(
		({ list, before }) => document.querySelectorAll(list).length > before,
		{ list: SHOWN.list, before: cards },
		{ timeout: TIMEOUT_MS },
	);
	await page.waitForLoadState('networkidle');
}

/** Runs in the page: whether something of a selector is shown. */
function isShown(selector: string): boolean {
	return [...document.querySelectorAll(selector)].some((each) =>
		each.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
	);
}

/** Runs in the page: scrolls, and presses a product in the window. @returns how the list was left */
function openProduct({ top, list }: { top: number; list: string }) {
	window.scrollTo({ top, behavior: 'instant' });
	const cards = [...document.querySelectorAll(list)];
	const card = cards.find((each) => each.getBoundingClientRect().top > 100);
	const link = card instanceof HTMLElement ? card : undefined;
	if (!link) throw new Error(`No ${list} in the window`);
	const place = { top: window.scrollY, count: cards.length };
	link.click();
	return place;
}

interface Travel {
	/** -1 is Back, 1 is Forward. */
	readonly step: number;
	readonly shown: string;
	/** Where the page was scrolled to, and how many elements were shown; absent: it does not matter. */
	readonly top?: number | undefined;
	readonly count?: number | undefined;
	readonly timeoutMs: number;
}

/** Runs in the page: goes through the history, and measures until the page is painted. */
function travel({ step, shown, top, count, timeoutMs }: Travel): Promise<number> {
	return new Promise((resolve, reject) => {
		const late = setTimeout(() => reject(new Error(`No ${shown} at ${top}, but at ${window.scrollY}`)), timeoutMs);
		const isThere = () => {
			const elements = [...document.querySelectorAll(shown)].filter((each) => each.checkVisibility());
			const isWhole = count === undefined ? elements.length > 0 : elements.length === count;
			return isWhole && (top === undefined || Math.abs(window.scrollY - top) <= 2);
		};
		addEventListener(
			'popstate',
			({ timeStamp }) => {
				const look = () => {
					if (!isThere()) return requestAnimationFrame(look);
					// A task after the frame that shows it.
					return setTimeout(() => {
						clearTimeout(late);
						resolve(performance.now() - timeStamp);
					});
				};
				requestAnimationFrame(look);
			},
			{ capture: true, once: true },
		);
		history.go(step);
	});
}
