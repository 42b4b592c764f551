import ts from 'typescript';
import type { Sources } from '../props/sources.ts';

/** What is said of members, by their path: `items[].price`. */
export type Notes = Map<string, string>;

/** The sentence or two above a member, as one line. */
function noteOf(node: ts.Node): string {
	const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
	return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Calls of zod whose arguments hold members; those of others are rules and defaults. */
const COMBINED = new Set(['object', 'strictObject', 'extend', 'array', 'union', 'discriminatedUnion']);

/**
 * Reads what the contract says above the members of a zod schema.
 * @param node the expression that makes the schema
 * @param file where it stands; its names are followed from there
 * @param path of the schema in what is sent or answered
 * @param notes filled with what is found
 */
export function readSchema(sources: Sources, node: ts.Node, file: ts.SourceFile, path: string, notes: Notes): void {
	const read = (inner: ts.Node, at = path) => readSchema(sources, inner, file, at, notes);
	if (ts.isIdentifier(node)) {
		const found = sources.find(node.text, file);
		if (found && ts.isVariableDeclaration(found.node) && found.node.initializer)
			readSchema(sources, found.node.initializer, found.file, path, notes);
	} else if (ts.isObjectLiteralExpression(node)) {
		for (const member of node.properties) {
			if (ts.isSpreadAssignment(member)) read(member.expression);
			if (!member.name) continue;
			const own = `${path}${path === '' ? '' : '.'}${member.name.getText(file)}`;
			const note = noteOf(member);
			if (note !== '') notes.set(own, note);
			if (ts.isPropertyAssignment(member)) read(member.initializer, own);
			if (ts.isShorthandPropertyAssignment(member)) read(member.name, own);
		}
	} else if (ts.isArrayLiteralExpression(node)) {
		for (const element of node.elements) read(element);
	} else if (ts.isPropertyAccessExpression(node)) {
		read(node.expression);
	} else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
		const { name, expression } = node.expression;
		read(expression);
		if (!COMBINED.has(name.text)) return;
		for (const argument of node.arguments) read(argument, name.text === 'array' ? `${path}[]` : path);
	}
}
