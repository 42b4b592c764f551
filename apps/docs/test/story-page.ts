import type { Page, Request } from '@playwright/test';
import type { Mode } from './mode.ts';
import { isComponent, isScreen, type StoryEntry } from './stories.ts';

/** The toolbar's first values; a mode names what differs. */
const TOOLBAR_DEFAULTS = {
	language: 'en',
	edition: 'mm',
	colourMode: 'light',
	contrast: 'normal',
	theme: 'zaylat',
	textSize: '100',
	currency: 'edition',
};

/** Shows a story in one mode and waits until it looks as it will stay. */
export async function show(page: Page, story: StoryEntry, mode: Mode, isShown: boolean): Promise<void> {
	await page.setViewportSize({ width: mode.width, height: mode.height });
	await page.emulateMedia({ forcedColors: mode.isForced ? 'active' : 'none' });
	const globals = { ...TOOLBAR_DEFAULTS, ...mode.globals };
	if (isShown && changesLookOnly(page, globals)) await restyle(page, globals);
	// A play function has made the state; only opening the story again plays it again.
	else if (isShown && !story.tags.includes('play-fn')) await change(page, globals);
	else if (!isShown && (await canSwitch(page, story))) await switchTo(page, story, globals);
	else await open(page, story, globals);
	shown.set(page, globals);
	await settle(page, isScreen(story) ? untilComplete : undefined);
	if (isScreen(story)) await page.waitForFunction(hasNoConfirmation);
	await page.evaluate(scrollBack);
	await page.evaluate(alignDialog);
}

/**
 * Gives an open dialog an even number of whole pixels as its height. At a fraction of a pixel the browser draws a line of
 * text one pixel higher or lower, depending on which parts of the page it happens to draw as layers.
 */
function alignDialog(): void {
	const dialog = document.querySelector<HTMLElement>('dialog:modal');
	if (!dialog) return;
	dialog.style.blockSize = '';
	dialog.style.blockSize = `${Math.ceil(dialog.getBoundingClientRect().height / 2) * 2}px`;
}

/** Whether no toast is left that closes by itself after a second; those that must be read or acted upon stay longer. */
function hasNoConfirmation(): boolean {
	const toasts = [...document.querySelectorAll('[data-part="toast"]:not([data-tone="critical"])')];
	return toasts.every((toast) => toast.querySelector('[data-part="toast-action"]') !== null);
}

/** What lies behind an open dialog is shown from its top: how far it had to be scrolled to open it tells nothing. */
function scrollBack(): void {
	if (document.querySelector('dialog:modal') !== null) window.scrollTo(0, 0);
}

/** Waits until a screen has its data, and the parts that come by themselves after its frame. */
async function untilComplete(page: Page): Promise<void> {
	const end = performance.now() + STILL.withinMs;
	// The answer to a request reaches the page's own code later than this process, on a busy machine much later.
	while (performance.now() < end && !isUnanswered(page) && (await page.evaluate(hasSkeleton))) await nextFrame(page);
	await standStill(page);
}

/** Whether the place of something that is loading is held. */
function hasSkeleton(): boolean {
	return document.querySelector('[data-part="skeleton"]') !== null;
}

/** How long nothing of a screen must change until it counts as complete, and how long it may take, in ms. */
const STILL = { forMs: 80, withinMs: 4_000 };

/** Waits for the parts of a screen that come by themselves, after its frame. */
async function standStill(page: Page): Promise<void> {
	await page.evaluate(
		({ forMs, withinMs }) =>
			new Promise<void>((resolve) => {
				const end = () => {
					observer.disconnect();
					clearTimeout(still);
					clearTimeout(limit);
					resolve();
				};
				const limit = setTimeout(end, withinMs);
				let still = setTimeout(end, forMs);
				const observer = new MutationObserver(() => {
					clearTimeout(still);
					still = setTimeout(end, forMs);
				});
				observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
			}),
		STILL,
	);
}

/**
 * Whether an open page can go on to a story. Only components share pages: what other stories import on demand is recorded,
 * and a page that another story has used would not ask for it again. Storybook does not render the story that is open
 * already a second time, so that one has to be loaded again.
 */
async function canSwitch(page: Page, story: StoryEntry): Promise<boolean> {
	if (!isComponent(story)) return false;
	return page.evaluate((storyId) => {
		const render = window.__STORYBOOK_PREVIEW__?.currentRender;
		return render?.phase === 'finished' && render.id !== storyId;
	}, story.id);
}

type Globals = Readonly<Record<string, string>>;

/** What each page's toolbar says now. */
const shown = new WeakMap<Page, Globals>();

/** Values that the style sheets read from `<html>`: no component is told of them. */
const OF_THE_LOOK = new Set(['colourMode', 'contrast', 'theme', 'textSize']);

const differences = (page: Page, globals: Globals) =>
	Object.keys(globals).filter((key) => shown.get(page)?.[key] !== globals[key]);

const isShowing = (page: Page, globals: Globals) => differences(page, globals).length === 0;

const changesLookOnly = (page: Page, globals: Globals) =>
	differences(page, globals).every((key) => OF_THE_LOOK.has(key));

/** Shows the open story in other colours or sizes; it stays as it is, with what was played. */
async function restyle(page: Page, globals: Globals): Promise<void> {
	await page.evaluate((values) => {
		window.__STORYBOOK_ADDONS_CHANNEL__?.emit('zaylat/mode', values);
	}, globals);
}

/** Goes on to another story in the open page, as Storybook's own menu does: no bundle is loaded again. */
async function switchTo(page: Page, { id }: StoryEntry, globals: Globals): Promise<void> {
	// One after the other: while both are under way the new story may be drawn with the old values.
	if (!isShowing(page, globals)) await change(page, globals);
	await page.evaluate((storyId) => {
		window.scrollTo(0, 0);
		window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
	}, id);
	await finished(page, id);
}

/** Waits until a story is rendered and played. */
async function finished(page: Page, id: string): Promise<void> {
	await page.locator('body.sb-show-main').waitFor();
	await page.waitForFunction((storyId) => {
		const render = window.__STORYBOOK_PREVIEW__?.currentRender;
		return render?.id === storyId && /^(?:finished|errored|aborted)$/.test(render.phase ?? '');
	}, id);
}

/** The accessibility addon would audit each story by itself after it is rendered: the tests audit it in each mode. */
const WITHOUT_ADDON_AUDIT = 'a11y.manual:!true';

async function open(page: Page, { id }: StoryEntry, globals: Globals): Promise<void> {
	const set = [...Object.entries(globals).map(([key, value]) => `${key}:${value}`), WITHOUT_ADDON_AUDIT];
	await page.goto(`iframe.html?viewMode=story&id=${id}&globals=${set.join(';')}`, { waitUntil: 'commit' });
	await finished(page, id);
}

/** Changes the toolbar's values under the open story, which is far quicker than opening it again. */
async function change(page: Page, globals: Globals): Promise<void> {
	await page.evaluate(async (values) => {
		const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
		const rendered = new Promise<void>((resolve) => channel?.once('storyRendered', () => resolve()));
		channel?.emit('updateGlobals', { globals: values });
		await rendered;
	}, globals);
}

/** Requests of a page without an answer, each with the time of its start in ms. */
const pending = new WeakMap<Page, Map<Request, number>>();

/** Parts of a story arrive by these; an event stream is never answered completely. */
const AWAITED_TYPES = new Set(['script', 'stylesheet', 'fetch', 'xhr']);

/** After how many ms a request counts as one of those that a story of a loading state leaves without an answer. */
const UNANSWERED_AFTER_MS = 2_000;

/** Keeps the list of requests that `settle` waits for. Call it once, when the page is made. */
export function watchRequests(page: Page): void {
	const requests = new Map<Request, number>();
	pending.set(page, requests);
	page.on('request', (request) => {
		if (request.isNavigationRequest()) requests.clear();
		if (AWAITED_TYPES.has(request.resourceType())) requests.set(request, performance.now());
	});
	page.on('requestfinished', (request) => requests.delete(request));
	page.on('requestfailed', (request) => requests.delete(request));
}

/** The requests that a page still waits for, without those that a story never answers. */
function awaited(page: Page): Request[] {
	const now = performance.now();
	return [...(pending.get(page) ?? [])]
		.filter(([, since]) => now - since < UNANSWERED_AFTER_MS)
		.map(([request]) => request);
}

/** Whether a page shows what it shows without an answer, as the story of a loading state does. */
const isUnanswered = (page: Page) => (pending.get(page)?.size ?? 0) > awaited(page).length;

const nextFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Waits until a page has an answer to each request that it is going to get one to. */
async function answered(page: Page): Promise<void> {
	while (awaited(page).length > 0) await nextFrame(page);
}

/**
 * Waits until the page looks as it will stay: code, data, texts, fonts, and the pictures that came into view.
 * @param still waits longer, for the kinds of stories that need it
 */
export async function settle(page: Page, still?: (page: Page) => Promise<void>): Promise<void> {
	do {
		await answered(page);
		await rendered(page);
		await still?.(page);
		// What arrived may have asked for more: data, or code of a part that came into view.
	} while (awaited(page).length > 0);
}

/** Waits until what the page has is drawn. */
async function rendered(page: Page): Promise<void> {
	await page.waitForFunction(
		() => document.querySelector('[data-story-shop="waiting"], [data-part="lazy-loading"]') === null,
	);
	await page.evaluate(async () => {
		await document.fonts.ready;
		// Observers are called together: after ours has been, those of the pictures have been too.
		await new Promise<void>((resolve) => {
			const observer = new IntersectionObserver(() => {
				observer.disconnect();
				requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
			});
			observer.observe(document.body);
		});
	});
	await page.waitForFunction(() => document.querySelector('[data-part="lazy-image"][data-state="loading"]') === null);
	// A font is asked for when text that needs it is laid out, so one pass may start the next.
	await page.waitForFunction(
		() =>
			new Promise<boolean>((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.fonts.status === 'loaded'))),
			),
	);
}

/** Collects what goes wrong unseen while a story is shown. */
export function collectProblems(page: Page) {
	const problems: string[] = [];
	const onConsole = (message: { type(): string; text(): string }) => {
		if (message.type() === 'error') problems.push(message.text());
	};
	const onError = (error: Error) => problems.push(error.message);
	page.on('console', onConsole);
	page.on('pageerror', onError);
	return {
		end() {
			page.off('console', onConsole);
			page.off('pageerror', onError);
			return problems;
		},
	};
}

/** Collects the names of the built files that a page asks for, below the folder that is served. */
export function collectRequests(page: Page) {
	const files = new Set<string>();
	const onRequest = (request: { url(): string }) => {
		files.add(new URL(request.url()).pathname.slice(1));
	};
	page.on('request', onRequest);
	return {
		end() {
			page.off('request', onRequest);
			return files;
		},
	};
}

declare global {
	interface Window {
		readonly __STORYBOOK_PREVIEW__?: {
			readonly currentRender?: { readonly id?: string; readonly phase?: string };
			loadStory(options: { readonly storyId: string }): Promise<{
				readonly argTypes: Readonly<Record<string, { readonly control?: { readonly type?: string } }>>;
				readonly initialArgs: Readonly<Record<string, unknown>>;
			}>;
		};
		readonly __STORYBOOK_ADDONS_CHANNEL__?: {
			once(event: string, listener: () => void): void;
			emit(event: string, value: unknown): void;
		};
	}
}
