import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Mode } from './mode.ts';
import { isComponent, isScreen, type StoryEntry } from './stories.ts';
import { settle } from './story-page.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another set of colours can change; structure, names and roles are the same in all of them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules about whole pages say nothing about a single component. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Storybook's own hidden links are before the skip link, which so is none; the tests of the served pages hold it. */
const RULES_OFF_FOR_SCREENS = ['region'];

/** What a component renders: in its story, and at the end of the page where Radix puts menus and cards. */
const COMPONENT = ['#storybook-root', '[data-radix-popper-content-wrapper]'];

/**
 * A span after the button of an open navigation menu, by which Radix passes the focus on to the menu and back. It never
 * keeps the focus, so that it is hidden from screen readers.
 */
const FOCUS_PROXY = '[data-part="nav-menu"] button + span[aria-hidden="true"]';

/** The rules come with the driver, which would open a page more for each audit; run in place they take a quarter. */
const AXE = readFileSync(
	createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
	'utf8',
);

/** What axe finds in the shown story, one line for each finding. */
export async function findings(page: Page, story: StoryEntry, { audit, width }: Mode): Promise<string[]> {
	await showWhole(page, width);
	const isWhole = !isComponent(story) && !story.title.startsWith('Storefront/');
	const off = isScreen(story) ? RULES_OFF_FOR_SCREENS : PAGE_RULES;
	const options = {
		resultTypes: ['violations'],
		runOnly: audit === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: STANDARDS },
		rules: audit === 'colours' ? {} : Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
	};
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
	return page.evaluate(
		async ([context, given]) => {
			const { violations } = await (window.axe?.run(context, given) ?? Promise.reject(new Error('no axe')));
			return violations.map(
				({ id, help, nodes }) =>
					`${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
			);
		},
		[{ include: isWhole ? ['body'] : COMPONENT, exclude: [FOCUS_PROXY] }, options] as const,
	);
}

/** How often a window is made taller: a page that fills its window, as a chat does, is never shown whole. */
const ROUNDS = 3;

/** Makes the window as tall as the page, or bars that stick to an edge lie over targets that a scroll would free. */
export async function showWhole(page: Page, width: number): Promise<void> {
	let height = 0;
	for (let round = 0; round < ROUNDS; round += 1) {
		const needed = await page.evaluate(
			() =>
				new Promise<number>((resolve) => requestAnimationFrame(() => resolve(document.documentElement.scrollHeight))),
		);
		if (needed <= height) return;
		height = needed;
		await page.setViewportSize({ width, height });
		// Parts that come into view load now, and make the page taller.
		await settle(page);
	}
}

interface AuditContext {
	readonly include: readonly string[];
	readonly exclude: readonly string[];
}

interface Finding {
	readonly id: string;
	readonly help: string;
	readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

declare global {
	interface Window {
		readonly axe?: {
			run(context: AuditContext, options: unknown): Promise<{ readonly violations: readonly Finding[] }>;
		};
	}
}
