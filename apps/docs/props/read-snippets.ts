import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { createSources } from './sources.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Stories that show no way to use a component: tables of all looks, and fields to try its props. */
const IS_NO_EXAMPLE = /^(?:Combinations|Playground)$/;

/** Props of a story by name, as nodes of its file. */
type Args = ReadonlyMap<string, ts.Expression>;

/** The file of a top-level declaration, and the import or statement that declares it. */
type Declared =
	| { readonly kind: 'import'; readonly specifier: string; readonly name: string; readonly isTypeOnly: boolean }
	| { readonly kind: 'local'; readonly statements: readonly ts.Statement[]; readonly file: ts.SourceFile };

/** A story that cannot be written as an example, and why. */
class NoExample extends Error {}

const unwrapped = (node: ts.Expression): ts.Expression =>
	ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
		? unwrapped(node.expression)
		: node;

const nameOf = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? name.getText() : name.text);

/** Names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
	if (ts.isVariableStatement(statement))
		return statement.declarationList.declarations.map(({ name }) => name.getText());
	const isNamed =
		ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
	return isNamed && statement.name ? [statement.name.text] : [];
}

/** Statements that declare a name; a type and a value may share one. */
const statementsOf = (name: string, file: ts.SourceFile) =>
	file.statements.filter((statement) => namesOf(statement).includes(name));

const isExported = (statement: ts.Statement) =>
	ts.canHaveModifiers(statement) &&
	ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Whether an identifier is a reference, and not the name of a member, an attribute or an HTML element. */
function isReference(node: ts.Identifier): boolean {
	const { parent } = node;
	if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
		return node === (ts.isPropertyAccessExpression(parent) ? parent.expression : parent.left);
	if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent))
		return node !== parent.name;
	if (ts.isBindingElement(parent)) return node !== parent.propertyName;
	const isTag = ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent);
	return !isTag || /^[A-Z]/.test(node.text);
}

/** Reads the stories of `@zaylat/ui` as examples; see `readSnippets`. */
function createReader(source: string) {
	const sources = createSources();

	/** Where a name of a file is declared. */
	function declarationOf(name: string, file: ts.SourceFile): Declared | undefined {
		const statements = statementsOf(name, file);
		if (statements.length > 0) return { kind: 'local', statements, file };
		for (const node of file.statements) {
			if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
			const bindings = node.importClause?.namedBindings;
			const binding =
				bindings && ts.isNamedImports(bindings) && bindings.elements.find((each) => each.name.text === name);
			if (!binding) continue;
			const isTypeOnly = binding.isTypeOnly || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
			const real = (binding.propertyName ?? binding.name).text;
			const { text: specifier } = node.moduleSpecifier;
			if (!specifier.startsWith('.')) return { kind: 'import', specifier, name: binding.getText(file), isTypeOnly };
			const path = join(dirname(file.fileName), specifier);
			const entry = /^([\w-]+)\/(?:index\.ts|(form)\.tsx)$/.exec(relative(source, path));
			if (entry) {
				const place = entry[2] ? `${entry[1]}/form` : entry[1];
				return { kind: 'import', specifier: `@zaylat/ui/${place}`, name: binding.getText(file), isTypeOnly };
			}
			return existsSync(path) ? declarationOf(real, sources.open(path)) : undefined;
		}
		return undefined;
	}

	/** Collects what nodes refer to: imports, and declarations in an order in which they can be written. */
	function createContext() {
		const imports = new Map<string, Set<string>>();
		const declared = new Set<ts.Statement>();
		const texts: string[] = [];

		function refer(name: string, file: ts.SourceFile): void {
			const found = declarationOf(name, file);
			if (found === undefined) return;
			if (found.kind === 'import') {
				const type = found.isTypeOnly && !found.name.startsWith('type ') ? 'type ' : '';
				const names = imports.get(found.specifier) ?? new Set();
				imports.set(found.specifier, names.add(`${type}${found.name}`));
				return;
			}
			for (const statement of found.statements) declare(statement, found.file);
		}

		function declare(statement: ts.Statement, file: ts.SourceFile): void {
			if (declared.has(statement)) return;
			declared.add(statement);
			const text = statement.getText(file);
			if (/\b(?:Meta|StoryObj)\b/.test(text)) throw new NoExample(`${text} is a part of the stories`);
			collect(statement, file);
			const docs = ts.getJSDocCommentsAndTags(statement).map((each) => `${each.getText(file)}\n`);
			texts.push(`${docs.join('')}${text.replace(/^export (?!default)/, '')}`);
		}

		function collect(node: ts.Node, file: ts.SourceFile): void {
			if (ts.isIdentifier(node) && isReference(node)) refer(node.text, file);
			node.forEachChild((child) => collect(child, file));
		}

		const importLines = () =>
			[...imports]
				.sort(([one], [other]) => (one < other ? -1 : 1))
				.map(([specifier, names]) => `import { ${[...names].sort().join(', ')} } from '${specifier}';`);
		return { collect, refer, importLines, texts };
	}

	/** The value of a member of an object that a file declares: `meta`'s args, another story's. */
	function memberOf(object: ts.Expression, name: string): ts.Expression | undefined {
		const literal = unwrapped(object);
		if (!ts.isObjectLiteralExpression(literal)) return undefined;
		const member = literal.properties.find((each) => each.name !== undefined && nameOf(each.name) === name);
		if (member && ts.isShorthandPropertyAssignment(member)) return member.name;
		return member && ts.isPropertyAssignment(member) ? member.initializer : undefined;
	}

	function argsOf(node: ts.Expression | undefined, file: ts.SourceFile): Args {
		if (node === undefined) return new Map();
		const literal = unwrapped(node);
		if (ts.isIdentifier(literal)) return argsOf(initialOf(literal.text, file), file);
		if (ts.isPropertyAccessExpression(literal) && ts.isIdentifier(literal.expression)) {
			const object = initialOf(literal.expression.text, file);
			return argsOf(object && memberOf(object, literal.name.text), file);
		}
		if (!ts.isObjectLiteralExpression(literal)) throw new NoExample(`args are ${literal.getText(file)}`);
		const args = new Map<string, ts.Expression>();
		for (const each of literal.properties) {
			if (ts.isSpreadAssignment(each)) for (const [name, value] of argsOf(each.expression, file)) args.set(name, value);
			else if (ts.isPropertyAssignment(each)) args.set(nameOf(each.name), each.initializer);
			else if (ts.isShorthandPropertyAssignment(each)) args.set(each.name.text, each.name);
			else throw new NoExample(`args have the member ${each.getText(file)}`);
		}
		return args;
	}

	function initialOf(name: string, file: ts.SourceFile): ts.Expression | undefined {
		const declarations = statementsOf(name, file)
			.filter(ts.isVariableStatement)
			.flatMap(({ declarationList }) => [...declarationList.declarations]);
		return declarations.find((each) => each.name.getText(file) === name)?.initializer;
	}

	/** A prop in JSX. */
	function attributeOf(name: string, value: ts.Expression, file: ts.SourceFile): string {
		const node = unwrapped(value);
		const text = /^fn\(\)$/.test(node.getText(file)) ? '() => {}' : value.getText(file);
		if (node.kind === ts.SyntaxKind.TrueKeyword) return name;
		if (ts.isStringLiteral(node) && !/["\\\n&]/.test(node.text)) return `${name}="${node.text}"`;
		return `${name}={${text}}`;
	}

	function childrenOf(value: ts.Expression, file: ts.SourceFile): string {
		const node = unwrapped(value);
		if (ts.isStringLiteral(node) && !/[{}<>&\n]/.test(node.text) && node.text.trim() === node.text) return node.text;
		if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return node.getText(file);
		return `{${value.getText(file)}}`;
	}

	/** An element with the props of a story, and with attributes of its own after them. */
	function elementOf(tag: string, args: Args, own: ReadonlyMap<string, string>, children: string, file: ts.SourceFile) {
		const given = args.get('children');
		const inner = children.trim() !== '' || own.has('children') || !given ? children.trim() : childrenOf(given, file);
		const attributes = [...args]
			.filter(([name, value]) => name !== 'children' && !own.has(name) && value.getText(file) !== 'undefined')
			.map(([name, value]) => attributeOf(name, value, file));
		const opening = [tag, ...attributes, ...own.values()].join('\n');
		return inner === '' ? `<${opening} />` : `<${opening}>${inner}</${tag}>`;
	}

	/** The text of a node in which what a story spreads is written out. */
	function written(
		node: ts.Node,
		spreads: ReadonlyMap<string, Args>,
		used: (arg: ts.Expression) => void,
		file: ts.SourceFile,
	): string {
		const argsAt = (expression: ts.Expression) => spreads.get(expression.getText(file));
		const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;
		const spread = opening?.attributes.properties
			.filter(ts.isJsxSpreadAttribute)
			.find(({ expression }) => argsAt(expression));
		if (opening && spread) {
			const args = argsAt(spread.expression) ?? new Map();
			const others = opening.attributes.properties.filter((each) => each !== spread);
			const own = new Map(
				others.map((each) => {
					const name = ts.isJsxAttribute(each) ? each.name.getText(file) : each.getText(file);
					return [name, written(each, spreads, used, file)];
				}),
			);
			const children = ts.isJsxElement(node)
				? node.children.map((child) => written(child, spreads, used, file)).join('')
				: '';
			for (const [name, value] of args) {
				if (!own.has(name) && (name !== 'children' || children.trim() === '')) used(value);
			}
			return elementOf(opening.tagName.getText(file), args, own, children, file);
		}
		if (ts.isPropertyAccessExpression(node)) {
			const value = argsAt(node.expression)?.get(node.name.text);
			if (value) {
				used(value);
				return value.getText(file);
			}
		}
		if (ts.isIdentifier(node) && isReference(node) && spreads.has(node.text))
			throw new NoExample(`it hands ${node.text} on`);
		let text = '';
		let position = node.getFullStart();
		node.forEachChild((child) => {
			text += file.text.slice(position, child.getFullStart()) + written(child, spreads, used, file);
			position = child.end;
		});
		return text + file.text.slice(position, node.end);
	}

	/** What a `render` function draws, and the names by which it spreads the props of the story. */
	function drawn(render: ts.Expression, args: Args, metaArgs: Args, file: ts.SourceFile) {
		const node = unwrapped(render);
		if (!ts.isArrowFunction(node) || node.parameters.length > 1)
			throw new NoExample('its render is no simple function');
		const spreads = new Map<string, Args>([['meta.args', metaArgs]]);
		const [parameter] = node.parameters;
		if (parameter && ts.isIdentifier(parameter.name)) spreads.set(parameter.name.text, args);
		if (parameter && ts.isObjectBindingPattern(parameter.name)) {
			const taken = parameter.name.elements.filter(({ dotDotDotToken }) => !dotDotDotToken);
			const names = taken.map((each) => (each.propertyName ? nameOf(each.propertyName) : each.name.getText(file)));
			for (const each of parameter.name.elements) {
				const rest = new Map([...args].filter(([name]) => !names.includes(name)));
				if (each.dotDotDotToken) spreads.set(each.name.getText(file), rest);
				else if (!each.name.getText(file).startsWith('_')) throw new NoExample(`it takes ${each.getText(file)}`);
			}
		}
		if (!ts.isBlock(node.body)) return { body: node.body, spreads };
		const [statement] = node.body.statements;
		if (node.body.statements.length !== 1 || !statement || !ts.isReturnStatement(statement) || !statement.expression)
			throw new NoExample('its render has statements');
		return { body: statement.expression, spreads };
	}

	function snippetOf(meta: ts.Expression, story: ts.Expression, file: ts.SourceFile): string {
		const context = createContext();
		const metaArgs = argsOf(memberOf(meta, 'args'), file);
		const args = new Map([...metaArgs, ...argsOf(memberOf(story, 'args'), file)]);
		const render = memberOf(story, 'render') ?? memberOf(meta, 'render');
		let element: string;
		if (render) {
			const { body, spreads } = drawn(render, args, metaArgs, file);
			element = written(unwrapped(body), spreads, (value) => context.collect(value, file), file);
			const names = new Set([...spreads.keys(), 'meta']);
			const visit = (node: ts.Node): void => {
				if (ts.isIdentifier(node) && isReference(node) && !names.has(node.text)) context.refer(node.text, file);
				node.forEachChild(visit);
			};
			visit(body);
		} else {
			const component = memberOf(meta, 'component');
			if (!component) throw new NoExample('it has no component');
			const tag = component.getText(file).replace(/<.*$/s, '');
			context.refer(tag, file);
			for (const value of args.values()) context.collect(value, file);
			element = elementOf(tag, args, new Map(), '', file);
		}
		return [...context.importLines(), '', ...context.texts.flatMap((text) => [text, '']), `${element.trim()};`].join(
			'\n',
		);
	}

	return function read(path: string): ReadonlyMap<string, string | NoExample> {
		const file = sources.open(path);
		const meta = initialOf('meta', file);
		const titled = meta && memberOf(meta, 'title');
		if (!meta || !titled || !ts.isStringLiteral(titled)) throw new Error(`${path} has no title`);
		const names = file.statements.filter((each) => ts.isVariableStatement(each) && isExported(each)).flatMap(namesOf);
		return new Map(
			names.flatMap((name): [string, string | NoExample][] => {
				const story = initialOf(name, file);
				if (!story || IS_NO_EXAMPLE.test(name)) return [];
				const id = toId(titled.text, storyNameFromExport(name));
				try {
					return [[id, snippetOf(meta, story, file)]];
				} catch (thrown) {
					if (thrown instanceof NoExample) return [[id, thrown]];
					throw thrown;
				}
			}),
		);
	};
}

/** Formats texts of TSX, all at once. */
function formatted(texts: ReadonlyMap<string, string>): Record<string, string> {
	const folder = mkdtempSync(join(tmpdir(), 'zaylat-snippets-'));
	try {
		for (const [id, text] of texts) writeFileSync(join(folder, `${id}.tsx`), text);
		const style = [
			'--indent-style=space',
			'--indent-width=2',
			'--line-width=90',
			'--javascript-formatter-quote-style=single',
		];
		execFileSync(
			join(ROOT, 'node_modules/.bin/biome'),
			['format', '--write', '--files-max-size=1000000', ...style, folder],
			{
				cwd: folder,
				stdio: 'pipe',
			},
		);
		return Object.fromEntries(
			[...texts.keys()].map((id) => [
				id,
				readFileSync(join(folder, `${id}.tsx`), 'utf8')
					.trim()
					.replace(/;$/, ''),
			]),
		);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/**
 * Reads the stories of a package of components as code that can be pasted into an app: imports, what the story declares,
 * and the element with its props.
 * @param source folder whose folders are the entries
 * @returns code by id of the story, and why others have none
 */
export function readSnippets(source: string) {
	const read = createReader(source);
	const all = globSync('*/*.stories.tsx', { cwd: source })
		.sort()
		.flatMap((file) => [...read(join(source, file))]);
	const texts = new Map(all.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text] as const] : [])));
	return {
		snippets: formatted(texts),
		without: new Map(all.flatMap(([id, text]) => (text instanceof NoExample ? [[id, text.message] as const] : []))),
	};
}
