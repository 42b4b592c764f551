/**
 * Proves that a skipped story cannot hide a change: applies changes one at a time to a copy of the repository, and holds
 * that each selects the story that shows it, and that this story then fails.
 *
 *   pnpm selection-check                 all changes; about 20 minutes
 *   pnpm selection-check "story args"    those whose name holds this
 *
 * It starts from the committed files; the stories of the changes have to be unchanged there.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { endOnSignals, must, run } from './lib/run.mjs';
import { CHANGES } from './lib/selection-changes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'zaylat-selection-'));
const copy = join(folder, 'zaylat');
const docs = join(copy, 'apps/docs');
const print = (text) => process.stdout.write(`${text}\n`);

const build = () => must(['npx', 'storybook', 'build', '--quiet', '--disable-telemetry'], { cwd: docs });

const testStories = async (...args) =>
	run(['npx', 'playwright', 'test', 'stories.spec.ts', ...args], {
		cwd: docs,
		env: { TZ: 'UTC' },
	});

/** Ids of the stories that the next run would open. */
async function selectedStories() {
	const { output } = await testStories('--reporter=./test/selected-reporter.ts', '--list');
	return output.split('\n').flatMap((line) => /^selected (\S+)$/.exec(line)?.[1] ?? []);
}

/** Applies a change. @returns puts the files back */
function apply({ edits = [], copies = [] }) {
	const before = new Map();
	const keep = (path) => {
		if (!before.has(path)) before.set(path, readFileSync(join(copy, path)));
	};
	for (const { file, from, to } of edits) {
		keep(file);
		const text = readFileSync(join(copy, file), 'utf8');
		if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
		writeFileSync(join(copy, file), text.replace(from, to));
	}
	for (const { from, to } of copies) {
		keep(to);
		cpSync(join(copy, from), join(copy, to));
	}
	return () => {
		for (const [path, content] of before) writeFileSync(join(copy, path), content);
	};
}

const remove = () => rmSync(folder, { recursive: true, force: true });
endOnSignals({ cleanUp: remove });

const wanted = process.argv[2] ?? '';
const changes = CHANGES.filter(({ name }) => name.includes(wanted));
const problems = [];
try {
	await must(['git', 'clone', '--quiet', ROOT, copy], { cwd: folder });
	await must(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy });
	await build();
	const atFirst = await selectedStories();
	const early = changes.filter(({ story }) => atFirst.includes(story));
	if (early.length > 0) throw new Error(`Selected without a change: ${early.map(({ story }) => story).join(', ')}`);
	for (const change of changes) {
		const undo = apply(change);
		try {
			for (const command of change.run ?? []) await must(command, { cwd: copy });
			await build();
			const selected = await selectedStories();
			const isSelected = selected.includes(change.story);
			const { code, output } = isSelected
				? await testStories('-g', change.test, '--reporter=line')
				: { code: 0, output: '' };
			// Playwright fails without a test, too.
			if (output.includes('No tests found')) throw new Error(`No test is called ${change.test}`);
			const isDetected = code !== 0 || change.isHarmless === true;
			const words = [
				isSelected ? 'selected' : 'NOT SELECTED',
				change.isHarmless ? 'passes' : isDetected ? 'fails' : 'NOT DETECTED',
			];
			print(
				`${change.name}: ${change.story} ${words.join(', ')}; ${selected.length - atFirst.length} stories selected`,
			);
			if (!isSelected || !isDetected) problems.push(change.name);
		} finally {
			undo();
			if (change.run) await must(['git', 'checkout', '--quiet', '.'], { cwd: copy });
		}
	}
} catch (error) {
	problems.push(error.message);
} finally {
	remove();
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
print(`${changes.length - problems.length} passed, ${problems.length} failed`);
process.exitCode = problems.length > 0 ? 1 : 0;
