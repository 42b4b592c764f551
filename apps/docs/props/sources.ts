import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A declaration and the file whose names it uses. */
export interface Found<T extends ts.Node = ts.Node> {
	readonly node: T;
	readonly file: ts.SourceFile;
}

export type Declaration =
	| ts.InterfaceDeclaration
	| ts.TypeAliasDeclaration
	| ts.FunctionDeclaration
	| ts.VariableDeclaration;

/** Source files by path, parsed once; names are followed through imports, not checked, so that reading stays quick. */
export function createSources() {
	const files = new Map<string, ts.SourceFile>();

	function open(path: string): ts.SourceFile {
		const known = files.get(path);
		if (known) return known;
		const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
		files.set(path, file);
		return file;
	}

	/** The file that a relative specifier means; undefined for packages. */
	function target(from: ts.SourceFile, specifier: ts.Expression): ts.SourceFile | undefined {
		if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
		const path = join(dirname(from.fileName), specifier.text);
		return existsSync(path) ? open(path) : undefined;
	}

	/** Finds what a name means in a file, there or where it is imported from. */
	function find(name: string, file: ts.SourceFile): Found<Declaration> | undefined {
		for (const node of file.statements) {
			if (
				(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node)) &&
				node.name?.text === name
			)
				return { node, file };
			if (ts.isVariableStatement(node)) {
				const variable = node.declarationList.declarations.find((one) => one.name.getText(file) === name);
				if (variable) return { node: variable, file };
			}
			const bindings = bindingsOf(node);
			const binding = bindings?.names.find((one) => one.name.text === name);
			const next = binding && bindings && target(file, bindings.specifier);
			if (binding && next) return find((binding.propertyName ?? binding.name).text, next);
		}
		return undefined;
	}

	return { open, find };
}

export type Sources = ReturnType<typeof createSources>;

/** Names that a statement imports or hands on, and from where. */
function bindingsOf(node: ts.Statement) {
	if (ts.isImportDeclaration(node)) {
		const named = node.importClause?.namedBindings;
		return named && ts.isNamedImports(named) ? { names: named.elements, specifier: node.moduleSpecifier } : undefined;
	}
	if (ts.isExportDeclaration(node) && node.moduleSpecifier && node.exportClause && ts.isNamedExports(node.exportClause))
		return { names: node.exportClause.elements, specifier: node.moduleSpecifier };
	return undefined;
}

/** Names of the values that a file exports, in its order; types are left out. */
export function exportedValues(file: ts.SourceFile): string[] {
	return file.statements.flatMap((node) => {
		if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.exportClause && ts.isNamedExports(node.exportClause))
			return node.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.getText(file));
		const isExported =
			ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
		if (isExported && ts.isFunctionDeclaration(node) && node.name) return [node.name.text];
		return [];
	});
}

/** The docstring of a declaration as one paragraph, without tags. */
export function docstringOf(node: ts.Node): string {
	const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
	return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
}
