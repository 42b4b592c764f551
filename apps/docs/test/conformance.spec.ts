import { runChecks } from '../conformance/run-checks.ts';
import { SUBJECTS } from '../conformance/subjects.ts';
import results from '../src/conformance/results.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';

/** A check waits as long as a busy machine may need; one that holds is done at once. */
const TIMEOUT_MS = 8_000;

for (const subject of SUBJECTS) {
	test(`${subject.component} does what its WAI-ARIA pattern says`, async ({ touchPage }) => {
		if (!(await touchPage.evaluate(() => 'showScene' in window))) {
			await touchPage.goto('iframe.html?viewMode=story&id=start-conformance-scenes--scene');
			await touchPage.waitForFunction(() => window.showScene !== undefined);
		}
		const outcomes = await runChecks(touchPage, subject, TIMEOUT_MS);
		const failed = outcomes.flatMap((outcome, at) =>
			outcome === null ? [] : [`${subject.pattern.checks[at]?.text}: ${outcome}`],
		);
		expect(failed).toEqual([]);
	});
}

test('the table shows every component with as many checks as its pattern has', () => {
	const libraries: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = results.outcomes;
	expect(Object.keys(libraries.ours ?? {}).toSorted()).toEqual(SUBJECTS.map(({ component }) => component).toSorted());
	for (const [library, outcomes] of Object.entries(libraries)) {
		for (const { component, pattern } of SUBJECTS) {
			const found = outcomes[component];
			if (found) expect(found, `${library}: ${component}; run pnpm conformance`).toHaveLength(pattern.checks.length);
		}
	}
});
