import ts from 'typescript';

/** Writes types as text, with names for the shapes that have one. */
export interface TypePrinter {
	/** Gives a shape a name, by which it is written wherever it occurs. */
	name(name: string, type: ts.Type): void;
	/** @param own name of the type that is declared, which must not be written as itself */
	print(type: ts.Type, own?: string): string;
	/** Writes a type of a declaration file in the same way. */
	rewrite(node: ts.TypeNode, file: ts.SourceFile): string;
	/** Names that a text of this printer uses. */
	namesIn(text: string): readonly string[];
}

/** A type as text, and the same without names, comments and order of members, by which equal shapes are found. */
interface Written {
	readonly key: string;
	readonly text: string;
}

/** A member of an object type. */
interface Member {
	/** Its name, and `?` where it may be left out. */
	readonly head: string;
	readonly type: Written;
	readonly doc: string;
}

const INDENT = '    ';

const indented = (text: string) => text.replaceAll('\n', `\n${INDENT}`);

const plain = (text: string): Written => ({ key: text, text });

function objectOf(members: readonly Member[]): Written {
	const lines = members.map(({ head, type, doc }) => `${INDENT}${indented(`${doc}${head}: ${type.text}`)};\n`);
	// What may be left out may be undefined, whether or not that is written.
	const keys = members
		.map(({ head, type }) => `${head}: ${head.endsWith('?') ? type.key.replace(/ \| undefined$/, '') : type.key}`)
		.sort();
	return { key: `{${keys.join('; ')}}`, text: lines.length === 0 ? '{}' : `{\n${lines.join('')}}` };
}

/** Null and undefined come last, as people write them. */
const rank = (part: string) => ['null', 'undefined'].indexOf(part);

function joined(parts: readonly string[]): string {
	const isBoolean = parts.includes('true') && parts.includes('false');
	const merged = isBoolean ? [...parts.filter((part) => part !== 'true' && part !== 'false'), 'boolean'] : parts;
	return [...new Set(merged)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join(' | ');
}

const unionOf = (parts: readonly Written[]): Written => ({
	key: joined(parts.map(({ key }) => key)),
	text: joined(parts.map(({ text }) => text)),
});

const listed = (item: string) => (/^[\w.]+$|^\{[\s\S]*\}$/u.test(item) ? `${item}[]` : `(${item})[]`);

const listOf = ({ key, text }: Written): Written => ({ key: `(${key})[]`, text: listed(text) });

/** The comment above a member. */
function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
	const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
	return text === '' ? '' : `/** ${text.replaceAll('\n', '\n * ')} */\n`;
}

const propertyName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Creates a printer of the types of a program. */
export function createTypePrinter(checker: ts.TypeChecker): TypePrinter {
	const names = new Map<string, string>();

	/** Written by its name, where the shape has one. */
	function withName(written: Written, own?: string): Written {
		const name = names.get(written.key);
		return name === undefined || name === own ? written : { key: written.key, text: name };
	}

	function memberOf(symbol: ts.Symbol): Member {
		const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
		return {
			head: `${propertyName(symbol.name)}${isOptional ? '?' : ''}`,
			type: write(checker.getTypeOfSymbol(symbol)),
			doc: docOf(symbol, checker),
		};
	}

	/** Shapes are written in place; interfaces and classes of libraries have names of their own. */
	function isShape(type: ts.Type): boolean {
		if ((type.flags & ts.TypeFlags.Object) === 0 || !('objectFlags' in type)) return false;
		const isAnonymous = (Number(type.objectFlags) & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped)) !== 0;
		return isAnonymous && checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0;
	}

	function writePlainly(type: ts.Type): Written {
		if (type.isUnion()) return unionOf(type.types.map((part) => write(part)));
		if (checker.isArrayType(type)) {
			const [item] = checker.getTypeArguments(type as ts.TypeReference);
			if (item !== undefined) return listOf(write(item));
		}
		const properties = checker.getPropertiesOfType(type);
		const [index] = checker.getIndexInfosOfType(type);
		if (index !== undefined && properties.length === 0 && isShape(type)) {
			const [key, value] = [write(index.keyType), write(index.type)];
			return { key: `Record<${key.key}, ${value.key}>`, text: `Record<${key.text}, ${value.text}>` };
		}
		if (index === undefined && isShape(type)) return objectOf(properties.map(memberOf));
		return plain(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));
	}

	const write = (type: ts.Type, own?: string): Written => withName(writePlainly(type), own);

	function rewritePlainly(node: ts.Node, file: ts.SourceFile): Written {
		const read = (inner: ts.Node) => rewritten(inner, file);
		if (ts.isUnionTypeNode(node)) return unionOf(node.types.map(read));
		if (ts.isArrayTypeNode(node)) return listOf(read(node.elementType));
		if (ts.isParenthesizedTypeNode(node)) return read(node.type);
		if (ts.isStringLiteral(node)) return plain(JSON.stringify(node.text));
		const properties = ts.isTypeLiteralNode(node) ? node.members.filter(ts.isPropertySignature) : [];
		if (ts.isTypeLiteralNode(node) && properties.length === node.members.length)
			return objectOf(
				properties.map(({ name, questionToken, type }) => ({
					head: `${name.getText(file)}${questionToken ? '?' : ''}`,
					type: type ? read(type) : plain('any'),
					doc: '',
				})),
			);
		const written = { key: '', text: '' };
		let position = node.getStart(file);
		node.forEachChild((child) => {
			const between = file.text.slice(position, child.getStart(file));
			const inner = read(child);
			written.key += between + inner.key;
			written.text += between + inner.text;
			position = child.end;
		});
		const rest = file.text.slice(position, node.end);
		return { key: written.key + rest, text: written.text + rest };
	}

	const rewritten = (node: ts.Node, file: ts.SourceFile): Written => withName(rewritePlainly(node, file));

	return {
		name(name, type) {
			const { key } = writePlainly(type);
			// Plain texts and numbers have no shape to know them by.
			if (/^\{.+\}$| \| /.test(key) && !names.has(key)) names.set(key, name);
		},
		print: (type, own) => write(type, own).text,
		rewrite: (node, file) => rewritten(node, file).text,
		namesIn: (text) =>
			[...new Set(names.values())].filter((name) => new RegExp(`(?<![\\w.'"])${name}(?![\\w'"?:])`).test(text)),
	};
}
