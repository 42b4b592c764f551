/** Reads the titles of tests with the TypeScript parser, so that text in comments or in data is no title. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.mjs';

/** Short names of folders in the tables of the documentation. */
export const FOLDERS = {
	'domain/': 'packages/domain/src/',
	'tokens/': 'packages/tokens/src/',
	'ui/': 'packages/ui/src/',
	'api-client/': 'packages/api-client/src/',
	'storefront/': 'packages/storefront/src/',
	'api/': 'apps/api/src/',
	'demo-data/': 'apps/demo-data/src/',
	'api-test/': 'apps/api/test/',
	'web/': 'apps/web/src/',
	'web-test/': 'apps/web/test/',
};

/** Functions whose calls declare tests; the first text among their arguments is the title. */
const DECLARES_TESTS = new Set(['it', 'test', 'describe', 'journey']);

/** Ways to declare a test that never runs. */
const NEVER_RUNS = new Set(['skip', 'todo', 'fixme']);

/** The path below the root that a short path refers to; undefined when there is no such file or folder. */
export function resolveShort(short) {
	const prefix = Object.keys(FOLDERS).find((each) => short.startsWith(each));
	const path = prefix && FOLDERS[prefix] + short.slice(prefix.length);
	return path && existsSync(join(ROOT, path)) ? path : undefined;
}

/**
 * Titles of the tests of a file that run, each as its literal parts: all of a string, the parts between the places of a
 * template.
 * @returns {string[][]}
 */
export function titlesOf(path, text = readFileSync(join(ROOT, path), 'utf8')) {
	const titles = [];
	collect(ts.createSourceFile(path, text, ts.ScriptTarget.Latest), titles);
	return titles;
}

function collect(node, titles) {
	if (ts.isCallExpression(node) && neverRuns(node.expression)) return;
	if (ts.isCallExpression(node) && declaresTests(node.expression)) {
		const title = node.arguments.find((each) => ts.isStringLiteralLike(each) || ts.isTemplateExpression(each));
		if (title) titles.push(literalParts(title));
	}
	ts.forEachChild(node, (child) => collect(child, titles));
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

function literalParts(title) {
	return ts.isTemplateExpression(title)
		? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
		: [title.text];
}
