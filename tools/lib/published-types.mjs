import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { publishedExports } from './exports.mjs';
import { ROOT } from './root.mjs';

/** Not on disk: the compiler is given its text. */
const COMPARISON = join(ROOT, 'packages', 'published-types.ts');

/** Those of the package that uses the others, for a program that writes nothing. */
const { options: OPTIONS } = ts.getParsedCommandLineOfConfigFile(
	join(ROOT, 'packages/storefront/tsconfig.json'),
	{
		...{ noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false },
		rootDir: ROOT,
		typeRoots: [join(ROOT, 'packages/storefront/node_modules/@types')],
	},
	ts.sys,
);

/**
 * Two types are the same when the compiler says so, and not only when each can be assigned to the other: `any` and
 * `readonly` count. A schema is published by what it takes and gives (ADR 57).
 */
const PREAMBLE = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function takes<A>(value: A): void;
declare function given<A>(): A;
declare function same<A, B>(isSame: Same<A, B>): void;
type Sides<A> = A extends { readonly _zod: { readonly output: infer Output; readonly input: infer Input } }
	? { schema: [Output, Input] }
	: A extends (...args: never) => unknown ? A
	: A extends object ? { readonly [Name in keyof A]: Sides<A[Name]> }
	: A;
`;

/** Its declarations name shapes that the source infers: types fit each other, and may be written otherwise. */
const IS_NAMED = /^@zaylat\/api-client(\/|$)/;

/** The entry with schemas. */
const CONTRACT = '@zaylat/api-client/contract';

/** The entry with calls. The type of a response is a member that each side names by a symbol of its own. */
const CALLS = '@zaylat/api-client';

/**
 * Arguments for a function whose parameters the compiler cannot compare in general. What `defineScreen` takes is compared as
 * `ScreenModule`.
 */
const ARGUMENTS = { useTranslation: "<['cart', 'app']>", defineScreen: '<Record<string, never>, any>' };

/** Published entries with types: their declarations, and the source that these were made of. */
function entriesOf(folder) {
	return Object.entries(publishedExports(folder)).flatMap(([entry, target]) => {
		const built = target.types ?? (typeof target === 'string' && /\.d\.ts$/.test(target) ? target : undefined);
		if (built === undefined) return [];
		const at = (path) => join(ROOT, 'packages', folder, path);
		const stem = built.replace(/^\.\/dist\//, 'src/').replace(/\.d\.ts$/, '');
		const source = ['.ts', '.tsx'].map((ending) => at(`${stem}${ending}`)).find((file) => existsSync(file));
		if (source === undefined) throw new Error(`@zaylat/${folder}: there is no source of ${built}`);
		return [{ name: join(`@zaylat/${folder}`, entry), built: at(built), source }];
	});
}

/** How many type parameters a declared type has. */
function arityOf(symbol) {
	const declaration = symbol.declarations?.find(
		(each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each),
	);
	return declaration?.typeParameters?.length ?? 0;
}

function open(files, text, oldProgram) {
	const host = ts.createCompilerHost(OPTIONS, true);
	const read = host.getSourceFile.bind(host);
	host.getSourceFile = (name, target, ...rest) =>
		name === COMPARISON
			? ts.createSourceFile(name, text, target, true)
			: (oldProgram?.getSourceFile(name) ?? read(name, target, ...rest));
	const exists = host.fileExists.bind(host);
	host.fileExists = (name) => name === COMPARISON || exists(name);
	return ts.createProgram({ rootNames: files, options: OPTIONS, host });
}

/**
 * Compares each export of each published declaration file with that of its source.
 * @returns {{ compared: number, problems: readonly string[] }}
 */
export function comparePublishedTypes(folders) {
	const entries = folders.flatMap(entriesOf);
	const program = open(entries.flatMap(({ built, source }) => [built, source]));
	const checker = program.getTypeChecker();
	const real = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
	const exportsOf = (file) => {
		const module = checker.getSymbolAtLocation(program.getSourceFile(file));
		return new Map(module ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, real(symbol)]) : []);
	};

	const problems = [];
	const lines = [PREAMBLE];
	const titles = new Map();
	let position = PREAMBLE.length;
	const write = (line, title) => {
		lines.push(line);
		titles.set(position, title);
		position += line.length;
	};
	let compared = 0;
	for (const [at, { name: entry, built, source }] of entries.entries()) {
		const path = (file) => `./${relative(join(ROOT, 'packages'), file)}`.replace(/\.d\.ts$/, '.js');
		write(`import type * as S${at} from '${path(source)}';\nimport type * as P${at} from '${path(built)}';\n`, entry);
		const [sources, published] = [exportsOf(source), exportsOf(built)];
		const missing = [...sources.keys()].filter((name) => !published.has(name));
		const added = [...published.keys()].filter((name) => !sources.has(name));
		problems.push(...missing.map((name) => `${entry}: ${name} is not published`));
		problems.push(...added.map((name) => `${entry}: ${name} is published and not in the source`));
		for (const [name, symbol] of sources) {
			if (!published.has(name)) continue;
			compared += 1;
			const value = (side) => `typeof ${side}.${name}${ARGUMENTS[name] ?? ''}`;
			const args = Array.from({ length: arityOf(symbol) }, () => 'any').join(', ');
			const sides = [
				...(symbol.flags & ts.SymbolFlags.Value ? [value] : []),
				...(symbol.flags & ts.SymbolFlags.Function && entry === CALLS
					? [(side) => `(${value(side)} extends (...args: never) => ${side}.ApiRequest<infer A> ? A : never)`]
					: []),
				...(symbol.flags & ts.SymbolFlags.Type ? [(side) => `${side}.${name}${args && `<${args}>`}`] : []),
			];
			for (const typeOn of sides) {
				const [one, other] = [`S${at}`, `P${at}`].map((side) =>
					entry === CONTRACT ? `Sides<${typeOn(side)}>` : typeOn(side),
				);
				write(`takes<${one}>(given<${other}>());\n`, `${entry}: published ${name} does not fit its source`);
				write(`takes<${other}>(given<${one}>());\n`, `${entry}: ${name} of the source does not fit what is published`);
				if (!IS_NAMED.test(entry))
					write(`same<${one}, ${other}>(true);\n`, `${entry}: ${name} differs from its source`);
			}
		}
	}
	const text = lines.join('');
	const comparison = open([COMPARISON], text, program);
	const file = comparison.getSourceFile(COMPARISON);
	for (const { start = 0, messageText } of comparison.getSemanticDiagnostics(file)) {
		const title = [...titles].findLast(([from]) => from <= start)?.[1];
		problems.push(`${title}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
	}
	return { compared, problems };
}
