import { deepEqual, equal, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.mjs';
import { allSteps } from './steps.mjs';
import { readUnstable, settle, tooUnstable, writeUnstable } from './unstable.mjs';

const failure = (title, message = 'expected 1 to be 2') => ({ file: 'packages/domain/src/a.test.ts', title, message });
const count = (passed, ...failures) => ({ passed, failed: failures.length, failures });
const name = (title) => `packages/domain/src/a.test.ts › ${title}`;

test('what passes the second time is unstable, and its step has passed', () => {
	const { count: settled, unstable } = settle('domain tests', count(7, failure('adds'), failure('sorts')), count(2));
	equal(settled.failed, 0);
	equal(settled.passed, 9);
	deepEqual(
		unstable.map((each) => each.name),
		[name('adds'), name('sorts')],
	);
	equal(unstable[0].message, 'expected 1 to be 2');
});

test('what fails twice has failed, with the reason of the second time', () => {
	const first = count(7, failure('adds'), failure('sorts'));
	const { count: settled, unstable } = settle('domain tests', first, count(1, failure('sorts', 'timed out')));
	deepEqual(settled.failures, [failure('sorts', 'timed out')]);
	equal(settled.failed, 1);
	equal(settled.passed, 8);
	deepEqual(
		unstable.map((each) => each.name),
		[name('adds')],
	);
});

test('what fails only the second time has failed too', () => {
	const { count: settled } = settle('domain tests', count(7, failure('adds')), count(0, failure('sorts')));
	deepEqual(settled.failures, [failure('sorts')]);
});

test('a second run without a report settles nothing', () => {
	const crashed = { passed: 0, failed: 1, note: 'no report was written' };
	const { count: settled, unstable } = settle('domain tests', count(7, failure('adds')), crashed);
	deepEqual(settled.failures, [failure('adds')]);
	deepEqual(unstable, []);
});

test('a step whose runner ended without naming a test is run whole, and counts as one', () => {
	const crashed = { passed: 0, failed: 1, note: 'no report was written' };
	const { count: settled, unstable } = settle('domain tests', crashed, count(300));
	equal(settled.failed, 0);
	equal(settled.passed, 300);
	deepEqual(unstable, [{ step: 'domain tests', name: 'domain tests', message: 'no report was written' }]);
});

test('more than three unstable tests, or one twice in a row, fail a run', () => {
	const unstable = ['a', 'b', 'c', 'd'].map((title) => ({ step: 'domain tests', name: name(title), message: '' }));
	deepEqual(tooUnstable(unstable.slice(0, 3), []), []);
	deepEqual(tooUnstable(unstable, []), ['More than 3 tests are unstable.']);
	deepEqual(tooUnstable(unstable.slice(0, 1), unstable.slice(0, 1)), [`Unstable twice in a row: ${name('a')}`]);
});

test('a run of some steps keeps the unstable tests of the others', () => {
	const file = join(mkdtempSync(join(tmpdir(), 'unstable-')), 'unstable.json');
	const of = (step, title) => ({ step, name: title, message: '' });
	writeUnstable([of('ui tests', 'a'), of('api tests', 'b')], ['ui tests', 'api tests'], file);
	writeUnstable([], ['ui tests'], file);
	deepEqual(readUnstable(file), [of('api tests', 'b')]);
});

test('the second run selects the failed tests alone', () => {
	const step = (wanted) => allSteps().find((each) => each.name === wanted);
	const selected = step('domain tests').retry([failure('adds (1 + 1)')]);
	equal(selected.at(-1), '^(adds \\(1 \\+ 1\\))$');
	equal(selected.at(-3).endsWith('packages/domain/src/a.test.ts'), true);
	equal(
		step('domain tests')
			.retry([failure('')])
			.at(-1)
			.endsWith('a.test.ts'),
		true,
	);
	equal(
		step('stories')
			.retry([failure('a')])
			.at(-1),
		'--last-failed',
	);
	equal(
		step('stories')
			.retry([failure('a')])
			.join(' ')
			.includes('passed-reporter'),
		false,
	);
});

test('the title that the reporter writes selects a test of a suite', () => {
	const { command, retry, env, cwd } = allSteps().find((each) => each.name === 'domain tests');
	const report = join(mkdtempSync(join(tmpdir(), 'unstable-')), 'report.json');
	const run = ([file, ...args]) => {
		execFileSync(file, args, { cwd: join(ROOT, cwd), env: { ...process.env, ...env, TEST_REPORT: report } });
		return JSON.parse(readFileSync(report, 'utf8')).tests;
	};
	const [wanted, ...others] = run([...command, 'src/money/convert.test.ts']);
	ok(others.length > 0);
	deepEqual(
		run(retry([wanted])).map(({ title }) => title),
		[wanted.title],
	);
});
