import type { Reporter, Suite } from '@playwright/test/reporter';
import { ANNOTATIONS } from './passed-reporter.ts';

/** Prints `selected <id>` for each story that a run would open; for `playwright test --list`. */
export default class SelectedReporter implements Reporter {
	onBegin(_config: unknown, suite: Suite): void {
		for (const { annotations } of suite.allTests()) {
			const told = (type: string) => annotations.find((each) => each.type === type);
			const story = told(ANNOTATIONS.story)?.description;
			if (story && !told(ANNOTATIONS.unchanged)) process.stdout.write(`selected ${story}\n`);
		}
	}
}
