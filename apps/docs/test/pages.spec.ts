import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findings } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { ANNOTATIONS } from './passed-reporter.ts';
import { readPassed } from './passed-stories.ts';
import { BUILT, builtPages, builtStories, type StoryEntry } from './stories.ts';
import { readStoryInputs } from './story-inputs.ts';
import { collectProblems, collectRequests, settle } from './story-page.ts';

/** What a documentation page may load: files, and bytes as a server sends them compressed. */
const MOST = { files: 100, bytes: 2_000_000 };

const WINDOW = { width: 1440, height: 1000 };

/** What every page is shown in: nothing that it contains may change this. */
const LOOK = { lang: 'en', 'data-color-mode': 'light', 'data-contrast': 'normal' };

const pages = builtPages();
const ids = new Set([...pages, ...builtStories()].map(({ id }) => id));
const inputs = readStoryInputs();
const passed = process.env.ALL_STORIES ? new Map() : readPassed();

const sizes = new Map<string, number>();

/** Bytes of a built file as a server sends it; 0 for what is not a file. */
function sizeOf(file: string): number {
	const known = sizes.get(file);
	if (known !== undefined) return known;
	const content = readFileSync(join(BUILT, file));
	const size = /\.(?:woff2|png|webp|jpe?g)$/.test(file) ? content.byteLength : gzipSync(content).byteLength;
	sizes.set(file, size);
	return size;
}

/** What a page has done to itself: what floats over it, what it has set, where it has put the focus. */
function stateOfPage() {
	const root = document.documentElement;
	return {
		floating: [...document.querySelectorAll('dialog[open], :popover-open, [data-radix-popper-content-wrapper]')].map(
			(element) => element.outerHTML.slice(0, 120),
		),
		look: Object.fromEntries(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? ''])),
		focus: document.activeElement?.tagName,
		isLocked: document.body.inert || getComputedStyle(document.body).overflow === 'hidden',
	};
}

async function openPage(page: Page, { id }: StoryEntry): Promise<void> {
	await page.setViewportSize(WINDOW);
	await page.goto(`iframe.html?viewMode=docs&id=${id}`);
	await page.locator('.sbdocs h1').first().waitFor();
	await settle(page);
}

for (const entry of pages) {
	const record = passed.get(entry.id);
	const title = `${entry.title}: documentation`;
	const annotation = [{ type: ANNOTATIONS.story, description: entry.id }];
	if (record && record.hash === inputs.hashOf(entry, [], record.loads)) {
		test.skip(title, { annotation: [...annotation, { type: ANNOTATIONS.unchanged }] }, () => {});
		continue;
	}
	test(title, { annotation }, async ({ ownPage, isPinned }, info) => {
		const problems = collectProblems(ownPage);
		const requests = collectRequests(ownPage);
		await openPage(ownPage, entry);
		expect
			.soft(await ownPage.evaluate(stateOfPage))
			.toEqual({ floating: [], look: LOOK, focus: 'BODY', isLocked: false });
		// Pictures that a page makes itself are no files.
		const files = new Set([...requests.end()].filter((file) => existsSync(join(BUILT, file))));
		expect.soft(files.size, 'files').toBeLessThanOrEqual(MOST.files);
		const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
		expect.soft(bytes, 'bytes').toBeLessThanOrEqual(MOST.bytes);
		const links = await ownPage
			.locator('[data-page]')
			.evaluateAll((all) => all.map((link) => `${link.getAttribute('data-page')}`));
		expect
			.soft(
				links.filter((id) => !ids.has(id)),
				'links to pages that do not exist',
			)
			.toEqual([]);
		// Pages of components consist of stories, which are audited by themselves.
		if (entry.tags.includes('unattached-mdx')) {
			const mode = { name: 'light', ...WINDOW, globals: {}, audit: 'all' } as const;
			expect.soft(await findings(ownPage, entry, mode), 'axe').toEqual([]);
		}
		expect(problems.end(), 'errors in the console').toEqual([]);
		if (isPinned)
			info.annotations.push({ type: ANNOTATIONS.loads, description: JSON.stringify(inputs.loadedBy(files)) });
	});
}
