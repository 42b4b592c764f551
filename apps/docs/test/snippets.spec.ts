import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readSnippets } from '../props/read-snippets.ts';
import { expect, test } from './fixtures.ts';

const UI = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

/** What the compiler has against code that is pasted into files beside the package's sources. */
function errorsOf(snippets: Readonly<Record<string, string>>): string[] {
	const { config } = ts.readConfigFile(join(UI, 'tsconfig.json'), ts.sys.readFile);
	const { options } = ts.parseJsonConfigFileContent(config, ts.sys, UI);
	const checked = { ...options, noEmit: true, composite: false, incremental: false, noUnusedLocals: false };
	const files = new Map(Object.entries(snippets).map(([id, code]) => [join(UI, 'src', `${id}.snippet.tsx`), code]));
	const host = ts.createCompilerHost(checked, true);
	const read = host.getSourceFile.bind(host);
	const exists = host.fileExists.bind(host);
	host.fileExists = (name) => files.has(name) || exists(name);
	host.getSourceFile = (name, target, ...rest) => {
		const text = files.get(name);
		return text === undefined ? read(name, target, ...rest) : ts.createSourceFile(name, text, target, true);
	};
	const program = ts.createProgram([...files.keys()], checked, host);
	return [...files.keys()].flatMap((name) => {
		const file = program.getSourceFile(name);
		return program
			.getSemanticDiagnostics(file)
			.concat(program.getSyntacticDiagnostics(file))
			.map(({ messageText }) => `${name.slice(UI.length + 5)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
	});
}

test('every example of a component compiles where it is pasted: it imports or declares what it names', () => {
	const { snippets, without } = readSnippets(join(UI, 'src'));
	expect([...without]).toEqual([]);
	expect(Object.keys(snippets).length).toBeGreaterThan(300);
	expect(errorsOf(snippets)).toEqual([]);
});
