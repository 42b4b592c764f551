/**
 * Checks docs/specification.md against the tests: each row names the test files that prove it, and each of these files
 * contains the row's id in the title of a test (`[§8.8]`); no title contains an id without its row naming the file.
 * Checks docs/journeys.md, too: each row names tests by file and title, and these tests exist.
 *
 * Titles are read with the TypeScript parser, so that ids in comments or in data prove nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { FOLDERS, resolveShort, titlesOf } from './lib/test-titles.mjs';

const NOTHING = '—';
const NOT_MET = /^Not met yet: \S/;
const ID = /\[(§\d+\.\d+)\]/g;

/** @typedef {{ id: string, line: string, code: string, proof: string }} Row */

/** @returns {Row[]} */
function readRows() {
	return readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('| ') && !line.startsWith('| id |'))
		.map((line) => {
			const [id = '', text = '', code = '', proof = ''] = line
				.slice(1, -1)
				.split(' | ')
				.map((cell) => cell.trim());
			return { id, line: text, code, proof };
		});
}

const namedIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);

function testFiles() {
	return [...new Set(Object.values(FOLDERS))].flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true })
			.filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
			.map((file) => folder + file.replaceAll('\\', '/')),
	);
}

/** Ids in titles of tests that run, and the number of ids anywhere in the file. */
function idsOf(path) {
	const text = readFileSync(join(ROOT, path), 'utf8');
	const everywhere = [...text.matchAll(ID)].length;
	const inTitles = [];
	// Parsing takes most of the time, and most files contain no id.
	if (everywhere > 0) {
		for (const part of titlesOf(path, text).flat()) for (const [, id] of part.matchAll(ID)) inTitles.push(id);
	}
	return { inTitles, everywhere };
}

/** Tests of one file that a row of the journeys names: the file, and a part of the title of each. */
const JOURNEY_PROOF = /`([^`]+)`: ("[^"]+"(?:, "[^"]+")*)/g;

/** Problems of docs/journeys.md: rows without tests, and tests that do not exist. */
function journeyProblems() {
	const found = [];
	const lines = readFileSync(join(ROOT, 'docs/journeys.md'), 'utf8').split('\n');
	const rows = lines.filter((line) => /^\| \d/.test(line));
	if (rows.length === 0) found.push('docs/journeys.md has no rows');
	for (const row of rows) {
		const [, name = ''] = row.split(' | ');
		const proofs = [...row.matchAll(JOURNEY_PROOF)].flatMap(([, short = '', titles = '']) =>
			[...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ short, title })),
		);
		if (proofs.length === 0) found.push(`docs/journeys.md: "${name}" names no test`);
		for (const { short, title } of proofs) {
			const path = resolveShort(short);
			const isHeld = path !== undefined && titlesOf(path).some((parts) => parts.some((part) => part.includes(title)));
			if (!isHeld) found.push(`docs/journeys.md: "${name}" names "${title}", which is no title of a test of ${short}`);
		}
	}
	return found;
}

const problems = journeyProblems();
const rows = readRows();
const isNotMet = ({ proof }) => NOT_MET.test(proof);
/** Test files that each row names, by its id; none for rows that are not met. */
const testsOf = new Map();

for (const row of rows) {
	const { id, line, code } = row;
	const places = code === NOTHING ? [] : namedIn(code);
	const tests = isNotMet(row) ? [] : namedIn(row.proof);
	if (!/^§\d+\.\d+$/.test(id)) problems.push(`"${line}" has no id such as §1.2`);
	if (testsOf.has(id)) problems.push(`${id} is the id of two rows`);
	if (!isNotMet(row) && (places.length === 0 || tests.length === 0)) {
		problems.push(`${id} names no code or no test; if it is not met, write "Not met yet:" and what is missing`);
	}
	for (const short of [...places, ...tests]) {
		if (!resolveShort(short)) problems.push(`${id} names ${short}, which does not exist`);
	}
	testsOf.set(id, new Set(tests.map(resolveShort)));
}

/** Ids in test titles, by test file. */
const held = new Map();
for (const path of testFiles()) {
	const { inTitles, everywhere } = idsOf(path);
	if (inTitles.length < everywhere) problems.push(`${path} holds an id outside of the title of a test that runs`);
	held.set(path, new Set(inTitles));
	for (const id of held.get(path)) {
		if (!testsOf.has(id)) problems.push(`${path}: no row has the id ${id}`);
		else if (!testsOf.get(id).has(path))
			problems.push(`${path} has a test of ${id}, but the row does not name the file`);
	}
}

for (const [id, paths] of testsOf) {
	for (const path of paths) {
		if (path && !held.get(path)?.has(id)) problems.push(`${path}: no title of a test holds [${id}]`);
	}
}

for (const problem of problems) console.error(problem);
const notMet = rows.filter(isNotMet);
console.log(
	`docs/specification.md: ${rows.length} rows, ${rows.length - notMet.length} with tests, ${notMet.length} not met yet` +
		` (${notMet.map(({ id }) => id).join(', ')})`,
);
process.exit(problems.length > 0 ? 1 : 0);
