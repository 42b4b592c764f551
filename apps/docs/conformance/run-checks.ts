import type { Page } from '@playwright/test';
import type { Scene } from './fixtures.ts';
import type { Check } from './pattern.ts';
import type { Subject } from './subjects.ts';
import { createUi, type Ui } from './ui.ts';

/** What is wrong by a check; null when nothing is. */
export type Outcome = string | null;

const LONGEST_MESSAGE = 160;

/** Shows a scene from its beginning: no focus, no address of a part, no remains of the one before. */
async function show(page: Page, scene: Scene, check: Check): Promise<void> {
	await page.evaluate(
		([name, direction]) => {
			if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
			history.replaceState(null, '', `${location.pathname}${location.search}`);
			window.showScene?.(undefined, direction);
			window.getSelection()?.removeAllRanges();
			window.showScene?.(name, direction);
		},
		[scene, check.aspect === 'right-to-left' ? 'rtl' : 'ltr'] as const,
	);
	// Where Tab begins is where the pointer was last: the beginning of the page.
	await page.mouse.move(0, 0);
}

/**
 * Runs the checks of a component's pattern on the open page, which has a `Host`.
 * @param timeoutMs how long a check waits for what it expects
 * @param tries how often a check may be run until it holds
 * @returns one outcome for each check, in order
 */
export async function runChecks(
	page: Page,
	{ scene, pattern }: Subject,
	timeoutMs: number,
	tries = 1,
): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const check of pattern.checks) {
		let outcome: Outcome = null;
		for (let round = 0; round < tries; round += 1) {
			await show(page, scene, check);
			outcome = await outcomeOf(check, createUi(page, timeoutMs));
			if (outcome === null) break;
		}
		outcomes.push(outcome);
	}
	return outcomes;
}

async function outcomeOf(check: Check, ui: Ui): Promise<Outcome> {
	try {
		await check.run(ui);
		return null;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		return (message.split('\n')[0] ?? '').slice(0, LONGEST_MESSAGE);
	}
}
