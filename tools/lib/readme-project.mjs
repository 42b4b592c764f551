import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blocksOf, printedBy } from './readme-blocks.mjs';
import { PACKAGES, ROOT } from './root.mjs';

/** Languages whose blocks are files of a project; commands of `sh` and markup of `html` are not. */
const IS_FILE = new Set(['ts', 'tsx', 'css', 'json']);

/** A module that prints something, and the output that its README documents. */
/** @typedef {{ file: string, printed: string[] }} Example */

/**
 * Writes the code blocks of the READMEs into a project, as a reader who follows them would.
 *
 * @param {string} folder of the project
 * @returns {Example[]} the modules that run by themselves
 */
export function writeReadmeProject(folder) {
	const write = (file, text) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	};
	const examples = [];
	const sheets = [];
	for (const name of PACKAGES) {
		const counts = new Map();
		for (const { language, file, code } of blocksOf(readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8'))) {
			if (!IS_FILE.has(language)) continue;
			const count = (counts.get(language) ?? 0) + 1;
			counts.set(language, count);
			const path = `src/${file ?? `${name}-${count}.${language}`}`;
			write(path, code);
			if (language === 'ts' && file === undefined) examples.push({ file: path, printed: printedBy(code) });
			if (language === 'css') sheets.push(`import './${file ?? `${name}-${count}.css`}';\n`);
		}
	}
	write('src/styles.ts', sheets.join(''));
	return examples;
}

/**
 * Compares the modules' output with their READMEs; `...` matches anything.
 *
 * @param {readonly Example[]} examples
 * @param {string} output of the project's `run.js`
 * @returns {string[]} what differs
 */
export function printedDifferences(examples, output) {
	const parts = new Map(
		output.split(/^--- /m).map((part) => {
			// Prices have spaces that do not break; a README has plain ones.
			const [file, ...lines] = part.replaceAll('\u00a0', ' ').trimEnd().split('\n');
			return [file, lines];
		}),
	);
	return examples.flatMap(({ file, printed }) => {
		const lines = parts.get(file) ?? [];
		const fits = (line, wanted) =>
			wanted.includes('...') ? wanted.split('...').every((part) => line?.includes(part)) : line === wanted;
		const wrong = printed.findIndex((wanted, at) => !fits(lines[at], wanted));
		return wrong === -1 ? [] : [`${file} prints ${lines[wrong]}, and its README says ${printed[wrong]}`];
	});
}
