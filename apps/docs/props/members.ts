import ts from 'typescript';
import type { PropDoc } from './component-docs.ts';
import { literalsOf } from './literals.ts';
import { docstringOf, type Found, type Sources } from './sources.ts';

/** Props of a type by name, and the elements whose attributes it takes besides. */
export interface Members {
	readonly props: ReadonlyMap<string, PropDoc>;
	readonly natives: readonly string[];
}

const NONE: Members = { props: new Map(), natives: [] };

/** Utility types of React that stand for the attributes of an element. */
const NATIVE = /^(?:React\.)?ComponentProps(?:WithRef|WithoutRef)?$/;

/** Utility types that change nothing of what a page tells. */
const TRANSPARENT = new Set(['Partial', 'Required', 'Readonly', 'PropsWithChildren', 'DistributiveOmit']);

const joined = (all: readonly Members[]): Members => ({
	props: new Map(all.flatMap(({ props }) => [...props])),
	natives: [...new Set(all.flatMap(({ natives }) => natives))],
});

const kept = ({ props, natives }: Members, isKept: (name: string) => boolean): Members => ({
	props: new Map([...props].filter(([name]) => isKept(name))),
	natives,
});

const unquoted = (text: string) => text.replaceAll(/^['"]|['"]$/g, '');

/** Reads the props that a type declares, through what it extends, joins, picks and omits. */
export function membersOf({ node, file }: Found<ts.TypeNode>, sources: Sources): Members {
	const again = (next: ts.TypeNode) => membersOf({ node: next, file }, sources);
	if (ts.isParenthesizedTypeNode(node)) return again(node.type);
	if (ts.isTypeLiteralNode(node)) return declared(node.members, file, sources);
	if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return joined(node.types.map(again));
	if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
		const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText(file);
		return named(name, node.typeArguments ?? [], file, sources);
	}
	return NONE;
}

function named(name: string, [first, second]: readonly ts.TypeNode[], file: ts.SourceFile, sources: Sources): Members {
	if (first && NATIVE.test(name))
		return ts.isLiteralTypeNode(first) ? { ...NONE, natives: [unquoted(first.getText(file))] } : NONE;
	if (first && TRANSPARENT.has(name)) return membersOf({ node: first, file }, sources);
	if (first && second && (name === 'Omit' || name === 'Pick')) {
		const keys = new Set(literalsOf({ node: second, file }, sources)?.map(unquoted));
		const { props, natives } = membersOf({ node: first, file }, sources);
		return name === 'Pick'
			? { ...kept({ props, natives: [] }, (key) => keys.has(key)) }
			: kept({ props, natives }, (key) => !keys.has(key));
	}
	const found = sources.find(name, file);
	if (!found) return NONE;
	if (ts.isTypeAliasDeclaration(found.node)) return membersOf({ node: found.node.type, file: found.file }, sources);
	if (!ts.isInterfaceDeclaration(found.node)) return NONE;
	const bases = (found.node.heritageClauses ?? []).flatMap(({ types }) => [...types]);
	return joined([
		...bases.map((base) => membersOf({ node: base, file: found.file }, sources)),
		declared(found.node.members, found.file, sources),
	]);
}

function declared(members: ts.NodeArray<ts.TypeElement>, file: ts.SourceFile, sources: Sources): Members {
	const props = members.flatMap((member): [string, PropDoc][] => {
		// A prop that may not be given says so with `never`: it is none.
		if (!ts.isPropertySignature(member) || !member.type || isNever(member.type)) return [];
		const name = unquoted(member.name.getText(file));
		const isRequired = member.questionToken === undefined;
		const fields = fieldsOf(member.type, file, sources);
		const literals = literalsOf({ node: member.type, file }, sources);
		const values = literals ?? responsiveValues(member.type, file, sources);
		const type = typeText(member.type, literals, file);
		const description = docstringOf(member);
		return [[name, { name, type, description, isRequired, ...(fields && { fields }), ...(values && { values }) }]];
	});
	return { props: new Map(props), natives: [] };
}

/** The choices of a prop that takes one for all widths, or one for each. */
function responsiveValues(node: ts.TypeNode, file: ts.SourceFile, sources: Sources): string[] | undefined {
	const parts = ts.isUnionTypeNode(node) ? [...node.types] : [node];
	const responsive = parts
		.filter(ts.isTypeReferenceNode)
		.find(({ typeName }) => typeName.getText(file) === 'Responsive');
	const [each] = responsive?.typeArguments ?? [];
	return each && literalsOf({ node: each, file }, sources);
}

/** The words that a prop of labels holds, each of which has a default. */
function fieldsOf(node: ts.TypeNode, file: ts.SourceFile, sources: Sources): PropDoc[] | undefined {
	const parts = ts.isUnionTypeNode(node) ? [...node.types] : [node];
	const labels = parts.find(
		(part) => ts.isTypeReferenceNode(part) && /^Partial<\w+Labels>$/.test(part.getText(file).trim()),
	);
	return labels && [...membersOf({ node: labels, file }, sources).props.values()];
}

const isNever = (node: ts.TypeNode): boolean =>
	node.kind === ts.SyntaxKind.NeverKeyword ||
	(ts.isUnionTypeNode(node) &&
		node.types.every((part) => part.kind === ts.SyntaxKind.UndefinedKeyword || isNever(part)));

/** More values than these are told by the name of their type. */
const MOST_VALUES = 12;

function typeText(node: ts.TypeNode, literals: readonly string[] | undefined, file: ts.SourceFile): string {
	if (literals && literals.length <= MOST_VALUES) return literals.join(' | ');
	const parts = ts.isUnionTypeNode(node) ? [...node.types] : [node];
	return parts
		.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
		.map((part) => (ts.isParenthesizedTypeNode(part) && parts.length === 2 ? part.type : part).getText(file))
		.join(' | ')
		.replaceAll(/\s+/g, ' ');
}
