import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { modesOf } from './modes.ts';
import { readPassed, writePassed } from './passed-stories.ts';
import { builtPages, builtStories, firstStories } from './stories.ts';
import { readStoryInputs } from './story-inputs.ts';

/** Kinds of annotations by which a story's test tells the reporter about itself. */
export const ANNOTATIONS = { story: 'story', loads: 'loads', unchanged: 'unchanged' } as const;

/**
 * Records the stories and documentation pages that passed with every comparison made, so that the next
 * run can skip them while nothing they depend on has changed; removes those that failed.
 */
export default class PassedReporter implements Reporter {
	private readonly passed = new Map<string, readonly string[]>();
	private readonly failed = new Set<string>();

	onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
		const told = (type: string) => annotations.find((each) => each.type === type)?.description;
		const story = told(ANNOTATIONS.story);
		if (story === undefined || status === 'skipped') return;
		const loads = told(ANNOTATIONS.loads);
		if (status === 'passed' && loads !== undefined) this.passed.set(story, JSON.parse(loads));
		else this.failed.add(story);
	}

	onEnd(): void {
		if (this.passed.size + this.failed.size === 0) return;
		// Read again: a run that took new pictures has changed what the stories depend on.
		const inputs = readStoryInputs();
		const stories = builtStories();
		const first = firstStories(stories);
		const records = readPassed();
		const pages = builtPages();
		for (const entry of [...stories, ...pages]) {
			const loads = this.passed.get(entry.id);
			const modes = entry.type === 'docs' ? [] : modesOf(entry, first.has(entry.id));
			if (this.failed.has(entry.id)) records.delete(entry.id);
			else if (loads) records.set(entry.id, { hash: inputs.hashOf(entry, modes, loads), loads });
		}
		writePassed(records, [...stories, ...pages]);
	}
}
