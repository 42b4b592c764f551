import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Look, looksOf } from './looks.ts';
import { builtStories, type StoryEntry } from './stories.ts';

/** The toolbar's first values; a look names what differs. */
const TOOLBAR_DEFAULTS = { language: 'en', edition: 'mm', colourMode: 'light', currency: 'edition' };

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about whole pages say nothing about a component that stands alone. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Storybook's own hidden links stand before the skip link, which so is none; the tests of the served pages hold it. */
const RULES_OFF_FOR_SCREENS = ['region'];

const stories = builtStories();
const firstOf = new Map<string, string>();
for (const { title, id } of stories) if (!firstOf.has(title)) firstOf.set(title, id);

for (const story of stories) {
	test(`${story.title}: ${story.name}`, async ({ storyPage, isPinned, baseURL }) => {
		const problems = collectProblems(storyPage);
		const looks = looksOf(story, firstOf.get(story.title) === story.id);
		for (const [index, look] of looks.entries()) {
			await test.step(look.name, async () => {
				await storyPage.setViewportSize({ width: look.width, height: look.height });
				// A play function has made the state; only opening the story again plays it again.
				if (index === 0 || story.tags.includes('play-fn'))
					await open(storyPage, `${baseURL}/${addressOf(story, look)}`);
				else await change(storyPage, look);
				await settle(storyPage);
				if (look.isPictured) await compare(storyPage, story, look, isPinned);
				if (look.isAudited) expect(await findings(storyPage, story, look), `axe: ${look.name}`).toEqual([]);
			});
		}
		expect(problems.end(), 'errors in the console').toEqual([]);
	});
}

function addressOf({ id }: StoryEntry, { globals }: Look): string {
	const set = Object.entries(globals).map(([key, value]) => `${key}:${value}`);
	return `iframe.html?viewMode=story&id=${id}&globals=${set.join(';')}`;
}

/** Opens a story and waits until it is rendered and played. */
async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.locator('body.sb-show-main').waitFor();
	await page.waitForFunction(() => {
		const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
		return phase === 'finished' || phase === 'errored' || phase === 'aborted';
	});
}

/** Changes the toolbar's values under the open story, which is far quicker than opening it again. */
async function change(page: Page, { globals }: Look): Promise<void> {
	await page.evaluate(
		async (values) => {
			const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
			const rendered = new Promise<void>((resolve) => channel?.once('storyRendered', () => resolve()));
			channel?.emit('updateGlobals', { globals: values });
			await rendered;
		},
		{ ...TOOLBAR_DEFAULTS, ...globals },
	);
}

/** Waits until the story looks as it will stay: texts, fonts, and the pictures that came into view. */
async function settle(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector('[data-story-shop="waiting"]') === null);
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

/** Makes the window as tall as the page, or bars that stick to an edge lie over targets that a scroll would free. */
async function showWhole(page: Page, width: number): Promise<void> {
	for (let height = 0; ; ) {
		const needed = await page.evaluate(
			() =>
				new Promise<number>((resolve) => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight))),
		);
		if (needed <= height) return;
		height = needed;
		await page.setViewportSize({ width, height });
	}
}

async function findings(page: Page, story: StoryEntry, { width }: Look): Promise<string[]> {
	const isPage = story.title.startsWith('Screens/');
	await showWhole(page, width);
	const { violations } = await new AxeBuilder({ page })
		.include(isPage || story.title.startsWith('Foundations/') ? 'body' : '#storybook-root')
		.withTags(STANDARDS)
		.disableRules(isPage ? RULES_OFF_FOR_SCREENS : PAGE_RULES)
		.analyze();
	return violations.map(
		({ id, help, nodes }) =>
			`${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
	);
}

async function compare(page: Page, story: StoryEntry, look: Look, isPinned: boolean): Promise<void> {
	if (!isPinned) {
		test.info().annotations.push({ type: 'notice', description: 'Not the pinned browser: pictures not compared' });
		return;
	}
	await expect(page).toHaveScreenshot([`${story.id}--${look.name}.png`], {
		...(story.title.startsWith('Components/') ? { clip: await boundsOf(page) } : {}),
	});
}

/** The part of the canvas that a component fills, with some air; the whole canvas for what floats. */
async function boundsOf(page: Page) {
	return page.evaluate(() => {
		const floats = document.querySelector('dialog[open], [popover]:popover-open, [role="menu"]');
		const root = document.querySelector('#storybook-root');
		// What stands out of the flow, such as a list of suggestions, counts too.
		const parts = root ? [root, ...root.querySelectorAll('*')] : [];
		const bottom = Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom));
		const height = floats ? window.innerHeight : Math.min(window.innerHeight, Math.max(48, Math.ceil(bottom) + 16));
		return { x: 0, y: 0, width: window.innerWidth, height };
	});
}

function collectProblems(page: Page) {
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

declare global {
	interface Window {
		readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
		readonly __STORYBOOK_ADDONS_CHANNEL__?: {
			once(event: string, listener: () => void): void;
			emit(event: string, value: unknown): void;
		};
	}
}
