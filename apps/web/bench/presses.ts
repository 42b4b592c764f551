import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Visit } from './pages.ts';

/** A phone: how many times slower than this machine its processor is, and its network in bytes per second and milliseconds. */
export const SLOW_PHONE = {
	slowdown: 4,
	network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 },
};

/** How long a finger rests on the glass in a press, in milliseconds. */
const TOUCH_MS = 80;

/** Longest wait for the effect of a press, and for a page, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Until when presses at random come, in milliseconds after the load. */
const AFTER_LOAD_MS = 2000;

/** Presses at random at the same time. Two slow phones keep a core busy. */
const AT_ONCE = 2;

/** What can be pressed. A box or radio button without a look of its own is pressed by its label. */
const CONTROLS =
	'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input[type=radio], input[type=checkbox])';

/** Requests other than reads that pages send by themselves. */
const OF_THE_PAGE = /\/api\/(recent-views|checkout\/quote|auth|payments\/[^/]+\/presence|page-figures)/;

/** A control in the first view of a page. */
export interface Control {
	/** Name, for reports. */
	readonly name: string;
	/** Place among the elements that {@link CONTROLS} selects. */
	readonly index: number;
}

/** The first view of a page. Times are milliseconds from the first contentful paint. */
export interface FirstView {
	readonly controls: readonly Control[];
	/** When the page has loaded. */
	readonly loadedMs: number;
	/** When the last control had the behaviour of its component, of those that have it before they are pressed. */
	readonly enhancedMs: number;
}

/** A press and what came of it. */
export interface Press {
	readonly control: string;
	/** When it came, in milliseconds after the first contentful paint. */
	readonly afterMs: number;
	/** The first effect; undefined: the press was lost. */
	readonly effect: string | undefined;
}

/** How a page is opened. */
export interface PressOptions {
	/** Origin of an edition. */
	readonly origin: string;
	readonly page: Pick<Visit, 'path' | 'cookies'>;
	/** A slow phone; undefined: this machine. */
	readonly phone?: typeof SLOW_PHONE | undefined;
}

declare global {
	interface Window {
		/** Resolves with the time of the first contentful paint, in milliseconds since the page was asked for. */
		painted: Promise<number>;
		/** What happened since the press, in order. */
		effects: string[];
		/** Begins to record effects, of a press on an element. */
		watch(element: Element): void;
	}
}

/**
 * The controls of the first view. Those that are disabled, chosen already or covered by others cannot be pressed and are
 * left out.
 */
export async function firstViewOf(browser: Browser, options: PressOptions): Promise<FirstView> {
	return withPage(browser, options, async (page) => {
		const paintedAt = await opened(page, options);
		const controls = await page.evaluate(listControls, CONTROLS);
		await page.waitForLoadState('load');
		const loadedMs = (await page.evaluate(() => performance.now())) - paintedAt;
		const indexes = controls.map(({ index }) => index);
		const times = await page.evaluate(hydrationTimes, { selector: CONTROLS, indexes, patienceMs: PATIENCE_MS });
		return { controls, loadedMs, enhancedMs: Math.max(0, ...times) };
	});
}

/**
 * Presses a control of the first view.
 * @param afterMs when, in milliseconds after the first contentful paint
 * @returns undefined when the control is not in the window any more
 */
export async function pressOf(
	browser: Browser,
	options: PressOptions,
	control: Control,
	afterMs = 0,
): Promise<Press | undefined> {
	return withPage(browser, options, async (page, wire) => {
		await opened(page, options);
		if (afterMs > 0) await setTimeout(afterMs);
		// Elements may have come before it meanwhile.
		const shown = (await page.evaluate(listControls, CONTROLS)).filter(({ name }) => name === control.name);
		const [nearest] = shown.toSorted((one, other) => distance(one, control) - distance(other, control));
		const place = nearest && (await page.evaluate(placeOf, { selector: CONTROLS, index: nearest.index }));
		if (place === undefined) return undefined;
		const requests: string[] = [];
		page.on('request', (request) => {
			const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
			if (isPage) requests.push('page');
			else if (request.method() !== 'GET' && !OF_THE_PAGE.test(request.url())) requests.push('request');
		});
		page.on('framenavigated', (frame) => {
			if (frame === page.mainFrame()) requests.push('page');
		});
		await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
		await setTimeout(TOUCH_MS);
		await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		const until = Date.now() + PATIENCE_MS;
		while (Date.now() < until) {
			// A page that is being left has no context to be asked in.
			const [effect = requests[0]] = await page.evaluate(() => window.effects).catch(() => []);
			if (effect !== undefined) return { control: control.name, afterMs, effect };
			await setTimeout(50);
		}
		return { control: control.name, afterMs, effect: undefined };
	});
}

/** How many and which presses come at random. */
export interface RandomPresses {
	readonly count: number;
	/** From 0 to below 1. */
	readonly random: () => number;
	/** Told of each press when its effect is known. */
	onPress(press: Press & { readonly page: PressOptions }): void;
}

/**
 * Presses controls of the first view at random times from the first contentful paint until two seconds after the load, some
 * of them at the same time, in pages of their own.
 */
export async function pressAtRandom(
	browser: Browser,
	pages: readonly PressOptions[],
	{ count, random, onPress }: RandomPresses,
): Promise<void> {
	const views = new Map<PressOptions, Promise<FirstView>>();
	const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
	let begun = 0;

	async function press(): Promise<void> {
		const page = oneOf(pages);
		if (page === undefined) return;
		const seen = views.get(page) ?? firstViewOf(browser, page);
		views.set(page, seen);
		const { controls, loadedMs } = await seen;
		const control = oneOf(controls);
		const pressed = control && (await pressOf(browser, page, control, random() * (loadedMs + AFTER_LOAD_MS)));
		if (pressed === undefined) await press();
		else onPress({ ...pressed, page });
	}

	async function pressOneByOne(): Promise<void> {
		while (begun < count) {
			begun += 1;
			await press();
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, pressOneByOne));
}

const distance = (one: Control, other: Control) => Math.abs(one.index - other.index);

async function withPage<Result>(
	browser: Browser,
	{ origin, page: { cookies }, phone }: PressOptions,
	work: (page: Page, wire: CDPSession) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({
		viewport: { width: 375, height: 812 },
		isMobile: true,
		hasTouch: true,
		deviceScaleFactor: 2,
		// The worker fetches files in the background, which would compete with the page.
		serviceWorkers: 'block',
	});
	try {
		await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: origin })));
		// What a press changes on the server would change the page for the next one.
		await context.route(/\/(api|forms)\//, (route) => {
			const request = route.request();
			return request.method() === 'GET' || OF_THE_PAGE.test(request.url()) ? route.continue() : route.abort();
		});
		const page = await context.newPage();
		await page.addInitScript(recordEffects);
		const wire = await context.newCDPSession(page);
		if (phone) {
			await wire.send('Network.enable');
			await wire.send('Network.emulateNetworkConditions', phone.network);
			await wire.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
		}
		return await work(page, wire);
	} finally {
		await context.close();
	}
}

/** Opens the page, and waits for its first contentful paint. */
async function opened(page: Page, { origin, page: { path } }: PressOptions): Promise<number> {
	await page.goto(origin + path, { waitUntil: 'commit' });
	return page.evaluate(() => window.painted);
}

/** Runs in the page: the controls whose middle is in the window and on top. */
function listControls(selector: string): { name: string; index: number }[] {
	const found: { name: string; index: number }[] = [];
	for (const [index, element] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
		const { x, y, width, height } = element.getBoundingClientRect();
		const middle = { x: x + width / 2, y: y + height / 2 };
		const isInside = middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight;
		if (!isInside || width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
		const isChosen = element.matches(
			'[aria-selected=true], [aria-checked=true], [type=radio]:checked, :has([type=radio]:checked)',
		);
		if (isChosen || element.matches(':disabled, [aria-disabled=true]')) continue;
		const top = document.elementFromPoint(middle.x, middle.y);
		const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
		if (!top || !(element.contains(top) || label?.contains(top) || top.contains(element))) continue;
		const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
		const name = words.trim() || element.getAttribute('name') || element.getAttribute('placeholder') || element.id;
		found.push({ name: `${element.tagName.toLowerCase()} ${name.replaceAll(/\s+/g, ' ').slice(0, 40)}`, index });
	}
	return found;
}

/**
 * Runs in the page: milliseconds from the first contentful paint until React has hydrated or replaced each control, of those
 * that it hydrates within the time.
 */
async function hydrationTimes({
	selector,
	indexes,
	patienceMs,
}: {
	selector: string;
	indexes: readonly number[];
	patienceMs: number;
}): Promise<number[]> {
	const painted = await window.painted;
	const all = [...document.querySelectorAll(selector)];
	let waiting = indexes.flatMap((index) => all[index] ?? []);
	const times: number[] = [];
	const isHydrated = (element: Element) =>
		!element.isConnected || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
	while (waiting.length > 0 && performance.now() - painted < patienceMs) {
		await new Promise((next) => requestAnimationFrame(next));
		const left = waiting.filter((element) => !isHydrated(element));
		if (left.length < waiting.length) times.push(performance.now() - painted);
		waiting = left;
	}
	return times;
}

/** Runs in the page: the middle of a control, and effects are recorded from now on; undefined when it is not there any more. */
function placeOf({ selector, index }: { selector: string; index: number }): { x: number; y: number } | undefined {
	const element = document.querySelectorAll(selector)[index];
	if (!element) return undefined;
	window.watch(element);
	const { x, y, width, height } = element.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page before its scripts. */
function recordEffects(): void {
	window.painted = new Promise((resolve) => {
		new PerformanceObserver((list) => {
			const entry = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
			if (entry) resolve(entry.startTime);
		}).observe({ type: 'paint', buffered: true });
	});
	window.effects = [];
	window.watch = (element) => {
		const add = (effect: string) => window.effects.push(effect);
		const path = location.href;
		const panels = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
		// `toggle` of panels and details does not bubble.
		document.addEventListener('toggle', ({ newState }) => newState === 'open' && add('opened'), { capture: true });
		addEventListener('pagehide', () => add('page'));
		document.addEventListener('change', () => add('changed'), { capture: true });
		document.addEventListener(
			'focusin',
			({ target }) => {
				const isField = 'input:not([type=radio], [type=checkbox]), select, textarea';
				if (target instanceof HTMLElement && target.matches(isField)) add('focused');
			},
			{ capture: true },
		);
		document.addEventListener('scroll', () => add('scrolled'), { capture: true });
		const states = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-busy', 'data-loading'];
		// The bar at the top of the page gets its role when a page begins to load.
		const attributes = [...states, 'role'];
		new MutationObserver((changes) => {
			if (location.href !== path) add('page');
			for (const { type, target, addedNodes } of changes) {
				const isOwn = target === element || element.contains(target);
				if (type === 'attributes' && isOwn) add('state');
				if (type === 'attributes' && target instanceof Element && target.matches('[role=progressbar]')) add('loading');
				const isMessage = target instanceof Element && target.closest('[role=status], [role=alert]') !== null;
				if (type !== 'attributes' && isMessage) add('message');
				for (const node of addedNodes) {
					if (!(node instanceof Element)) continue;
					const panel = node.matches(panels) ? node : node.querySelector(panels);
					if (panel?.checkVisibility({ visibilityProperty: true })) add('opened');
				}
			}
		}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
	};
}
