import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { createTypePrinter } from './type-printer.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** The module whose exports are the named types of the API. */
const TYPES = 'src/types.ts';

/** The module that says what an endpoint is. */
const ENDPOINT = 'src/http/endpoint.ts';

/**
 * Members of an endpoint that have the same type in all of them. Written out, they would repeat every group of documents and
 * every error code, or name a type that the declaration does not import.
 */
const OF_EVERY_ENDPOINT = ['group', 'cache', 'errors'];

/** Modules that declare schemas and endpoints. */
const isContract = (source: string) => /(\/contract|^src\/shared)\.ts$/.test(source) && source !== 'src/contract.ts';

/** Schemas whose declaration is short keep it. */
const SHORT = 300;

/** A schema of choices has more to it than its type: the list of them. */
const CHOICES = 'ZodEnum';

/** A schema that gives what it takes; not exported. */
const SCHEMA = 'type Schema<Value> = z.ZodType<Value, Value>;\nexport {};\n';

/** Types that are written by what a contract declares, and not by a type of zod's own. */
const IS_OF_CONTRACT = /^(contract|sandbox)\.|^z\.(input|output|infer)<typeof /;

function openProgram() {
	const path = join(PACKAGE, 'tsconfig.json');
	const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, PACKAGE);
	const roots = [TYPES, 'src/index.ts', 'src/contract.ts', 'src/mocks.ts'].map((file) => join(PACKAGE, file));
	return ts.createProgram(roots, { ...options, noEmit: true, composite: false, incremental: false });
}

/** The declaration that the build has copied of a source file. */
const builtOf = (source: string) => join(PACKAGE, source.replace(/^src/, 'dist').replace(/\.tsx?$/, '.d.ts'));

const pathTo = (target: string, from: string) => {
	const path = posix.relative(posix.dirname(from), target).replace(/\.ts$/, '.js');
	return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Writes the declarations in `dist` with the named types of the API instead of inferred ones: what a call answers is
 * `Product` and not its hundred members again, and a schema is `z.ZodType<Product>` and not the calls that made it.
 * Programs that use the package are checked faster, and editors show names.
 */
export function nameTypes(): void {
	const program = openProgram();
	const checker = program.getTypeChecker();
	const printer = createTypePrinter(checker);

	function exportsOf(source: string): readonly ts.Symbol[] {
		const file = program.getSourceFile(join(PACKAGE, source));
		const module = file && checker.getSymbolAtLocation(file);
		if (!module) throw new Error(`${source} is no module of the program`);
		return checker.getExportsOfModule(module);
	}
	const real = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

	const named = new Map(
		exportsOf(TYPES).map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(real(symbol))] as const),
	);
	for (const [name, type] of named) printer.name(name, type);

	const docOf = (symbol: ts.Symbol) => {
		const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
		return text === '' ? '' : `/** ${text.replaceAll('\n', '\n * ')} */\n`;
	};

	writeFileSync(
		builtOf(TYPES),
		exportsOf(TYPES)
			.map((symbol) => {
				const type = named.get(symbol.name);
				const text = type && printer.print(type, symbol.name);
				return `${docOf(real(symbol))}export type ${symbol.name} = ${text};\n`;
			})
			.join(''),
	);

	const importOf = (names: readonly string[], source: string) =>
		names.length === 0 ? '' : `import type { ${names.join(', ')} } from '${pathTo(TYPES, source)}';\n`;

	/** The member of zod's internals that says what a schema takes or gives. */
	function sideOf(schema: ts.Type, side: 'input' | 'output'): ts.Type | undefined {
		const internals = schema.getProperty('_zod');
		const member = internals && checker.getTypeOfSymbol(internals).getProperty(side);
		return member && checker.getTypeOfSymbol(member);
	}

	function schemaText(schema: ts.Type): string | undefined {
		const [output, input] = [sideOf(schema, 'output'), sideOf(schema, 'input')];
		if (output === undefined || input === undefined) return undefined;
		const [given, taken] = [printer.print(output), printer.print(input)];
		return given === taken ? `Schema<${given}>` : `z.ZodType<${given}, ${taken}>`;
	}

	/** An object of schemas and plain values, such as an endpoint; nothing for other types. */
	function recordText(type: ts.Type, source: string): string | undefined {
		const isEndpoint = type.getProperty('resource') !== undefined && type.getProperty('group') !== undefined;
		const members = checker.getPropertiesOfType(type).map((symbol) => {
			const member = checker.getTypeOfSymbol(symbol);
			const plain =
				isEndpoint && OF_EVERY_ENDPOINT.includes(symbol.name)
					? `import('${pathTo(ENDPOINT, source)}').Endpoint['${symbol.name}']`
					: checker.typeToString(member, undefined, ts.TypeFormatFlags.NoTruncation);
			return { name: symbol.name, schema: schemaText(member), plain };
		});
		if (!members.some(({ schema }) => schema !== undefined)) return undefined;
		const lines = members.map(
			({ name, schema, plain }) => `    readonly ${name}: ${(schema ?? plain).replaceAll('\n', '\n    ')};\n`,
		);
		return `{\n${lines.join('')}}`;
	}

	/** Declarations of a contract: schemas and endpoints by their types, everything else as the compiler writes it. */
	function contractText(file: ts.SourceFile, source: string): string {
		const symbols = new Map(exportsOf(source).map((symbol) => [symbol.name, symbol]));
		const declarations = file.statements
			.map((statement) => {
				const text = statement.getFullText(file);
				const doc = file.text.slice(statement.getFullStart(), statement.getStart(file));
				const name = ts.isVariableStatement(statement)
					? statement.declarationList.declarations[0]?.name.getText(file)
					: ts.isTypeAliasDeclaration(statement)
						? statement.name.text
						: undefined;
				const symbol = name === undefined ? undefined : symbols.get(name);
				if (symbol === undefined) return text;
				if (ts.isTypeAliasDeclaration(statement)) {
					if (named.has(symbol.name)) return `\nexport type { ${symbol.name} } from '${pathTo(TYPES, source)}';`;
					return `${doc}export type ${symbol.name} = ${printer.print(checker.getDeclaredTypeOfSymbol(symbol))};`;
				}
				const type = checker.getTypeOfSymbol(symbol);
				if (text.length < SHORT || type.symbol?.name === CHOICES) return text;
				const short = schemaText(type) ?? recordText(type, source);
				return short === undefined ? text : `${doc}export declare const ${symbol.name}: ${short};`;
			})
			.join('');
		return declarations.includes('Schema<') ? `${declarations}\n${SCHEMA}` : declarations;
	}

	/** Types that a source writes by what the contract declares: `contract.NewReview`, `z.input<typeof placeOrder.body>`. */
	function contractTypes(source: string): ReadonlyMap<string, ts.Type> {
		const file = program.getSourceFile(join(PACKAGE, source));
		const types = new Map<string, ts.Type>();
		const visit = (node: ts.Node) => {
			if (file && ts.isTypeReferenceNode(node) && IS_OF_CONTRACT.test(node.getText(file)))
				types.set(node.getText(file), checker.getTypeFromTypeNode(node));
			node.forEachChild(visit);
		};
		file?.forEachChild(visit);
		return types;
	}

	/** Declarations of calls and the like: named types instead of shapes, and no import of the contract or of zod. */
	function callsText(file: ts.SourceFile, source: string): string {
		const known = contractTypes(source);
		const rewrite = (node: ts.Node): string => {
			if (ts.isTypeNode(node)) return printer.rewrite(node, file, known);
			let text = '';
			let position = node.getStart(file);
			node.forEachChild((child) => {
				text += file.text.slice(position, child.getStart(file)) + rewrite(child);
				position = child.end;
			});
			return text + file.text.slice(position, node.end);
		};

		const isOfContract = (statement: ts.Statement): statement is ts.ImportDeclaration =>
			ts.isImportDeclaration(statement) &&
			/(contract|shared)\.js['"]$|['"]zod['"]$/.test(statement.moduleSpecifier.getText(file));
		const body = file.statements
			.filter((statement) => !isOfContract(statement))
			.map(
				(statement) => statement.getFullText(file).slice(0, statement.getLeadingTriviaWidth(file)) + rewrite(statement),
			)
			.join('');
		const imports = file.statements.filter(isOfContract).map((statement) => importText(statement, file, body, source));
		return imports.join('') + body;
	}

	/** What is left of an import of the contract: names that are still used and are no named types of the API. */
	function importText(statement: ts.ImportDeclaration, file: ts.SourceFile, body: string, source: string): string {
		const isUsed = (name: string) =>
			new RegExp(`(?<![\\w'"])${name}(?![\\w'"])`).test(body.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
		const bindings = statement.importClause?.namedBindings;
		if (bindings === undefined) return '';
		if (ts.isNamespaceImport(bindings)) return isUsed(`${bindings.name.text}\\.`) ? `${statement.getText(file)}\n` : '';
		const used = bindings.elements.map(({ name }) => name.text).filter(isUsed);
		const ofTypes = used.filter((name) => named.has(name));
		const others = used.filter((name) => !named.has(name));
		const specifier = statement.moduleSpecifier.getText(file);
		return (
			importOf(ofTypes, source) + (others.length > 0 ? `import type { ${others.join(', ')} } from ${specifier};\n` : '')
		);
	}

	/** Named types that a declaration uses and neither declares nor imports yet. */
	function missingNames(text: string): readonly string[] {
		const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^export type \{.*$/gm, '');
		const declared = [...code.matchAll(/^export (?:declare )?(?:interface|type|class) (\w+)/gm)].map(
			([, name]) => name,
		);
		const imported = [...code.matchAll(/^import type \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
			names.split(/[\s,]+/),
		);
		const present = new Set([...declared, ...imported]);
		return printer.namesIn(code).filter((name) => !present.has(name));
	}

	for (const source of globSync('src/**/*.ts', { cwd: PACKAGE }).map((file) => file.replaceAll('\\', '/'))) {
		const built = builtOf(source);
		if (source === TYPES || !existsSync(built)) continue;
		const file = ts.createSourceFile(built, readFileSync(built, 'utf8'), ts.ScriptTarget.Latest, true);
		const text = isContract(source) ? contractText(file, source) : callsText(file, source);
		writeFileSync(built, `${importOf(missingNames(text), source)}${text.trimStart()}\n`);
	}
}
