import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from '../conformance/run-checks.ts';
import { SUBJECTS, WITHOUT_PATTERN } from '../conformance/subjects.ts';
import results from '../src/conformance/results.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';

const UI = new URL('../../../packages/ui/src', import.meta.url).pathname;

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

test('every component has a pattern or a reason for having none', async () => {
	const files = globSync('*/*.guide.ts', { cwd: UI });
	const guides = await Promise.all(files.map(async (file) => (await import(join(UI, file))).guide.name as string));
	const withPattern = new Set(SUBJECTS.map(({ component }) => component));
	const without = new Set(Object.keys(WITHOUT_PATTERN));
	expect(guides.filter((name) => withPattern.has(name) === without.has(name))).toEqual([]);
	expect([...without].filter((name) => !guides.includes(name))).toEqual([]);
});

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
