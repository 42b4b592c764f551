import ts from 'typescript';
import type { Found, Sources } from './sources.ts';

const isUndefined = (node: ts.TypeNode) => node.kind === ts.SyntaxKind.UndefinedKeyword;

/** The values of a union of literals, through its names; undefined when the type is anything else. */
export function literalsOf({ node, file }: Found<ts.TypeNode>, sources: Sources): string[] | undefined {
	const again = (next: ts.TypeNode, from = file) => literalsOf({ node: next, file: from }, sources);
	if (ts.isParenthesizedTypeNode(node)) return again(node.type);
	if (ts.isLiteralTypeNode(node)) return [node.getText(file)];
	if (ts.isUnionTypeNode(node)) {
		const parts = node.types.filter((part) => !isUndefined(part)).map((part) => again(part));
		return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
	}
	if (ts.isTypeOperatorNode(node) && ts.isTypeQueryNode(node.type))
		return keysOf(sources.find(node.type.exprName.getText(file), file));
	if (!ts.isTypeReferenceNode(node)) return undefined;
	const name = node.typeName.getText(file);
	if (name === 'Exclude') {
		const [all, without] = (node.typeArguments ?? []).map((part) => again(part));
		return all && without && all.filter((value) => !without.includes(value));
	}
	const found = sources.find(name, file);
	return found && ts.isTypeAliasDeclaration(found.node) && !found.node.typeParameters
		? again(found.node.type, found.file)
		: undefined;
}

/** The keys of a constant table, as literals. */
function keysOf(found: Found | undefined): string[] | undefined {
	if (!found || !ts.isVariableDeclaration(found.node)) return undefined;
	let value = found.node.initializer;
	while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
	if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
	return value.properties.flatMap(({ name }) => {
		if (!name) return [];
		const text = name.getText(found.file).replaceAll(/^['"]|['"]$/g, '');
		return [ts.isNumericLiteral(name) ? text : `'${text}'`];
	});
}
