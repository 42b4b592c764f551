/**
 * Checks docs/specification.md against the tests: each row names the test files that prove it, and each of these files
 * contains the row's id in the title of a test (`[§8.8]`); no title contains an id without its row naming the file.
 *
 * Titles are read with the TypeScript parser, so that ids in comments or in data prove nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/root.mjs';

/** Short names of folders in the table. */
const FOLDERS = {
	'domain/': 'packages/domain/src/',
	'tokens/': 'packages/tokens/src/',
	'ui/': 'packages/ui/src/',
	'api-client/': 'packages/api-client/src/',
	'storefront/': 'packages/storefront/src/',
	'api/': 'apps/api/src/',
	'api-test/': 'apps/api/test/',
	'web/': 'apps/web/src/',
	'web-test/': 'apps/web/test/',
};

/** Functions whose calls declare tests; the first text among their arguments is the title. */
const DECLARES_TESTS = new Set(['it', 'test', 'describe', 'journey']);

/** Ways to declare a test that never runs. */
const NEVER_RUNS = new Set(['skip', 'todo', 'fixme']);

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

/** The path below the root that a short path refers to; undefined when there is no such file or folder. */
function resolve(short) {
	const prefix = Object.keys(FOLDERS).find((each) => short.startsWith(each));
	const path = prefix && FOLDERS[prefix] + short.slice(prefix.length);
	return path && existsSync(join(ROOT, path)) ? path : undefined;
}

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
	if (everywhere > 0) collect(ts.createSourceFile(path, text, ts.ScriptTarget.Latest), inTitles);
	return { inTitles, everywhere };
}

function collect(node, ids) {
	if (ts.isCallExpression(node) && neverRuns(node.expression)) return;
	if (ts.isCallExpression(node) && declaresTests(node.expression)) {
		const title = node.arguments.find((each) => ts.isStringLiteralLike(each) || ts.isTemplateExpression(each));
		for (const text of title ? literalParts(title) : []) for (const [, id] of text.matchAll(ID)) ids.push(id);
	}
	ts.forEachChild(node, (child) => collect(child, ids));
}

/** Whether a callee is `it`, `test.each(...)`, `describe.each(...)` and the like. */
function declaresTests(callee) {
	if (ts.isIdentifier(callee)) return DECLARES_TESTS.has(callee.text);
	if (ts.isCallExpression(callee)) return declaresTests(callee.expression);
	if (ts.isTaggedTemplateExpression(callee)) return declaresTests(callee.tag);
	return ts.isPropertyAccessExpression(callee) && declaresTests(callee.expression);
}

/** Whether a callee is `it.skip`, `describe.todo` and the like, with any arguments. */
function neverRuns(callee) {
	if (ts.isCallExpression(callee)) return neverRuns(callee.expression);
	return ts.isPropertyAccessExpression(callee) && NEVER_RUNS.has(callee.name.text) && declaresTests(callee.expression);
}

/** What is written out of a title: all of a string, the parts between the places of a template. */
function literalParts(title) {
	return ts.isTemplateExpression(title)
		? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
		: [title.text];
}

const problems = [];
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
		if (!resolve(short)) problems.push(`${id} names ${short}, which does not exist`);
	}
	testsOf.set(id, new Set(tests.map(resolve)));
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
