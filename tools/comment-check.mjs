/**
 * Checks what comments and documents say about other parts of the repository:
 *
 * - Each `@param` names a parameter of the function below it, in the order of the signature.
 * - Each record that is cited ("ADR 28") exists, and so does each product decision ("Decision 28").
 * - docs/decisions/README.md lists each record once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const DECISIONS = 'docs/decisions/';
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
const files = output.split('\n').filter((file) => /\.(tsx?|mjs|cjs|css|md|sql|ya?ml)$/.test(file));
const problems = [];

/** The names that a parameter declares: its own and those of its properties, or those that it is taken apart into. */
function namesOf({ name, type }) {
	if (!ts.isIdentifier(name)) return name.elements.flatMap((each) => (each.name ? namesOf(each) : []));
	const properties = type && ts.isTypeLiteralNode(type) ? type.members : [];
	return [name.text, ...properties.flatMap((member) => member.name?.getText() ?? [])];
}

/** The parameters of a declaration, when it is a function or holds one. */
function parametersOf(node) {
	const value = ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.initializer : undefined;
	return node.parameters ?? value?.parameters ?? node.type?.parameters;
}

/**
 * The described names that no parameter has. One that is taken apart may have any name, in its place: after the names of
 * the parameters before it.
 */
function unknownNames(described, parameters) {
	const names = parameters.map(namesOf);
	const placeOf = (said) => names.findIndex((each) => each.includes(said.split('.')[0]));
	const strange = described.filter((said) => placeOf(said) < 0);
	const apart = parameters.flatMap(({ name }, place) => (ts.isIdentifier(name) ? [] : [place]));
	const isOneTooMany = new Set(strange.map((said) => said.split('.')[0])).size > apart.length;
	return strange.filter((said) => {
		const before = Math.max(-1, ...described.slice(0, described.indexOf(said)).map(placeOf));
		const [, property] = said.split('.');
		if (property !== undefined) return !names.flat().includes(property);
		return isOneTooMany || !apart.some((place) => place > before);
	});
}

function checkParameters(file, text) {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const visit = (node) => {
		const tags = (node.jsDoc ?? []).flatMap(({ tags = [] }) => tags).filter(ts.isJSDocParameterTag);
		const parameters = tags.length > 0 ? parametersOf(node) : undefined;
		if (parameters) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
			const unknown = unknownNames(
				tags.map(({ name }) => name.getText(source)),
				parameters,
			);
			for (const name of unknown) problems.push(`${file}:${line + 1}: no parameter is called ${name}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
}

const records = files.filter((file) => /^docs\/decisions\/(superseded\/)?\d{4}-.*\.md$/.test(file));
const numberOf = (record) => Number(/(\d{4})-[^/]*$/.exec(record)?.[1]);
const numbers = new Set(records.map(numberOf));
const decisions = new Set(
	[...read(`${DECISIONS}0000-product-decisions.md`).matchAll(/^(\d+)\. /gm)].map(([, n]) => Number(n)),
);

const CITED = /\b(ADR|Decision)s? (\d+(?:(?:, | and |, and | to )\d+)*)/g;

for (const file of files) {
	const text = read(file);
	if (/\.(tsx?|mjs)$/.test(file) && text.includes('@param')) checkParameters(file, text);
	for (const [all, kind, list] of text.matchAll(CITED)) {
		const known = kind === 'ADR' ? numbers : decisions;
		for (const [number] of list.matchAll(/\d+/g))
			if (!known.has(Number(number))) problems.push(`${file}: ${all} does not exist`);
	}
}

const index = read(`${DECISIONS}README.md`);
for (const record of records) {
	const count = index.split(`](${record.slice(DECISIONS.length)}) | `).length - 1;
	if (count !== 1) problems.push(`${DECISIONS}README.md has ${count} rows for ${record}`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
