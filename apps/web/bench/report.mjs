import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root.mjs';
import { lineOf, table } from './table.mjs';

/** The figures of the last run, as far as it has come. */
const RESULTS = join(ROOT, 'bench-results.json');

/** By how much a figure may differ from that of an earlier run before the comparison names it. */
const TOLERANCE = 0.1;

const rows = [];
const notes = [];
const failures = [];

const print = (text) => process.stdout.write(`${text}\n`);

function save() {
	writeFileSync(RESULTS, `${JSON.stringify({ rows, notes, failures }, null, '\t')}\n`);
}

/** Adds a figure beside its budget, and prints it at once. */
export function row(page, budget, figure, more = {}) {
	const added = { page, what: budget.label, figure, limit: budget.limit, at: budget.at, unit: budget.unit, ...more };
	rows.push(added);
	print(lineOf(added).join('  '));
	save();
}

/** Adds a sentence about the measurement. */
export function note(text) {
	notes.push(text);
	save();
}

/** Runs a part of the benchmark; when it fails, the others are still measured, and the run names it at its end. */
export async function measure(what, action) {
	try {
		await action();
	} catch (error) {
		failures.push(`${what}: ${error.message}`);
		process.stderr.write(`${what} failed: ${error.stack}\n`);
		save();
	}
}

/**
 * Prints all figures, and those that differ from an earlier run. The process fails where a part has failed.
 * @param {string} [compare] file with the results of the earlier run
 */
export function finish(compare) {
	const { text, missed } = table(rows);
	print(`\n${text}`);
	if (notes.length > 0) print(`\n${notes.map((each) => `- ${each}`).join('\n')}`);
	if (compare) print(`\n${changesSince(compare).join('\n')}`);
	for (const failure of failures) print(`\nNot measured: ${failure}`);
	print(
		`\n${rows.length - missed} budgets met, ${missed} missed, ${failures.length} parts failed; all figures: ${RESULTS}`,
	);
	if (failures.length > 0) process.exitCode = 1;
}

function changesSince(file) {
	const before = JSON.parse(readFileSync(file, 'utf8')).rows;
	const changes = rows.flatMap((now) => {
		const then = before.find(({ page, what }) => page === now.page && what === now.what);
		if (!then || Math.abs(now.figure - then.figure) <= TOLERANCE * Math.abs(then.figure)) return [];
		return [`changed: ${lineOf(now).join('  ')}, before ${lineOf(then)[3]}`];
	});
	return changes.length > 0 ? changes : [`no figure differs by more than ${TOLERANCE * 100} % from ${file}`];
}
