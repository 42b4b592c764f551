import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { compressPicture } from './compress-picture.ts';
import type { Mode } from './mode.ts';
import { isComponent, isScreen, type StoryEntry } from './stories.ts';
import { whereItDiffers } from './where-it-differs.ts';

/** The footer is the same below every screen; the stories of the frame keep its picture. */
const WITHOUT_FOOTER = join(import.meta.dirname, 'without-footer.css');

/** Compares the shown story with its picture; only the pinned browser draws the same pixels everywhere. */
export async function compare(page: Page, story: StoryEntry, mode: Mode, isPinned: boolean): Promise<void> {
	if (!isPinned) {
		test.info().annotations.push({ type: 'notice', description: 'Not the pinned browser: pictures not compared' });
		return;
	}
	const found = test.info().errors.length;
	const name = `${story.id}--${mode.name}.png`;
	await expect.soft(page).toHaveScreenshot([name], {
		...(isComponent(story) ? { clip: await boundsOf(page) } : {}),
		...(isScreen(story) ? { stylePath: WITHOUT_FOOTER } : {}),
	});
	if (test.info().config.updateSnapshots !== 'none') {
		await compressPicture(test.info().snapshotPath(name, { kind: 'screenshot' }));
	}
	if (test.info().errors.length > found) {
		expect.soft(await whereItDiffers(page, test.info()), 'where the picture differs').toBeUndefined();
	}
}

/** The part of the canvas that a component fills, with some air; the whole canvas for what floats. */
async function boundsOf(page: Page) {
	return page.evaluate(() => {
		const floats = document.querySelector('dialog[open], [popover]:popover-open, [data-radix-popper-content-wrapper]');
		const root = document.querySelector('#storybook-root');
		// What stands out of the flow, such as a list of suggestions, counts too.
		const parts = root ? [root, ...root.querySelectorAll('*')] : [];
		const bottom = Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom));
		const height = floats ? window.innerHeight : Math.min(window.innerHeight, Math.max(48, Math.ceil(bottom) + 16));
		return { x: 0, y: 0, width: window.innerWidth, height };
	});
}
