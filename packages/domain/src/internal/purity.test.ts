import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((file) => `${root}${file}`);

describe('the rules', () => {
	it('compile with the language alone: no DOM, no Node', () => {
		const program = ts.createProgram(files, {
			target: ts.ScriptTarget.ES2024,
			lib: ['lib.es2024.d.ts'],
			types: [],
			module: ts.ModuleKind.ESNext,
			moduleResolution: ts.ModuleResolutionKind.Bundler,
			allowImportingTsExtensions: true,
			noEmit: true,
			strict: true,
			noUncheckedIndexedAccess: true,
		});
		const messages = ts
			.getPreEmitDiagnostics(program)
			.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
		expect(files.length).toBeGreaterThan(30);
		expect(messages).toEqual([]);
	});

	it.each([
		['the clock', /\bDate\.now\b|\bnew Date\(\s*\)/],
		['chance', /\bMath\.random\b/],
		['the locale of the machine', /\.toLocale\w+\(|\.localeCompare\(/],
	])('never ask %s', (_, forbidden) => {
		expect(files.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([]);
	});
});
