/**
 * `npm test`: every check and test of the repository. Its last line is `N passed, N failed`.
 *
 *   npm test -- --only ui,api     some parts
 *   npm test -- --list            what parts there are
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { notBegun, readLine, tellLive } from './lib/live.mjs';
import { installDependencies } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';
import { endChildren } from './lib/run.mjs';
import { runSteps } from './lib/schedule.mjs';
import { allSteps, chooseSteps, outputFile, roomsWithoutTests } from './lib/steps.mjs';

const print = (text) => process.stdout.write(`${text}\n`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function wantedParts(args) {
	const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
	if (at < 0) return [];
	const list = args[at].includes('=') ? args[at].split('=')[1] : args[at + 1];
	return (list ?? '')
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean);
}

function describe({ passed, failed, skipped = 0, note }) {
	const parts = [`${passed} passed`];
	if (failed > 0) parts.push(`${failed} failed`);
	if (skipped > 0) parts.push(`${skipped} skipped`);
	if (note) parts.push(note);
	return parts.join(', ');
}

const tell = ({ title, message }) => `  ${title}\n${message.replaceAll(/^/gm, '      ')}`;

/** What a person needs to know of a failed step: its failed tests, or all it printed where it knows of none. */
function explain(step, { failures = [] }, output) {
	if (failures.length === 0) return output.trimEnd();
	const file = outputFile(step.name);
	writeFileSync(file, output);
	// The names first, close together: a log that is cut off still tells what failed.
	const titles = failures.map(({ title }) => `  ✘ ${title}`).join('\n');
	return [titles, ...failures.map(tell), `  All that it printed: ${relative(ROOT, file)}`].join('\n\n');
}

for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, () => {
		endChildren(signal);
		print('\nStopped.');
		process.exit(130);
	});
}

const args = process.argv.slice(2);
const steps = allSteps();
if (args.includes('--list')) {
	for (const step of steps) print(`${step.name}  (${step.groups.join(', ')})`);
	process.exit(0);
}

const started = Date.now();
let total = { passed: 0, failed: 0 };
try {
	const chosen = chooseSteps(steps, wantedParts(args));
	await installDependencies();
	const forgotten = roomsWithoutTests(steps);
	if (forgotten.length > 0) throw new Error(`No step of npm test covers ${forgotten.join(', ')}.`);

	const running = new Map();
	const ticker = setInterval(() => {
		const now = [...running].map(([step, { since, live }]) => {
			const far = [seconds(Date.now() - since), tellLive(live)].filter(Boolean);
			return `${step.name} (${far.join(', ')})`;
		});
		if (now.length > 0) print(`  ... ${now.join(', ')}`);
	}, 20_000);
	let ended = 0;
	const results = await runSteps(chosen, {
		onStart(step) {
			running.set(step, { since: Date.now(), live: notBegun() });
			print(`> ${step.name}`);
		},
		// Told at once, so that a run that is cut off has told it too.
		onLine(step, line) {
			const failed = readLine(running.get(step).live, line);
			if (failed) print(`  ✘ ${failed}`);
		},
		onEnd(step, { count, output, ms }) {
			running.delete(step);
			ended += 1;
			const mark = count.failed > 0 ? 'FAILED' : 'ok';
			print(`${mark.padEnd(6)} ${step.name}: ${describe(count)} (${seconds(ms)}) [${ended}/${chosen.length}]`);
			for (const one of count.unsteady ?? []) print(`  passed only when tried again:\n${tell(one)}`);
			if (count.failed > 0) print(`${explain(step, count, output)}\n`);
		},
	});
	clearInterval(ticker);

	for (const { count } of results.values()) {
		total = { passed: total.passed + count.passed, failed: total.failed + count.failed };
	}
	const failed = [...results].filter(([, { count }]) => count.failed > 0);
	print(`\n${chosen.length} steps in ${seconds(Date.now() - started)}${failed.length > 0 ? '; failed:' : ''}`);
	for (const [step, { count }] of failed) {
		print(`  ${step.name}`);
		for (const { title } of count.failures ?? []) print(`    ${title}`);
	}
} catch (error) {
	total = { ...total, failed: total.failed + 1 };
	print(error.message);
}
print(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
