import ts from 'typescript';

/** Writes types as text, with names for the shapes that have one. */
export interface TypePrinter {
	/** Gives a shape a name, by which it is written wherever it occurs. */
	name(name: string, type: ts.Type): void;
	/** @param own name of the type that is declared, which must not be written as itself */
	print(type: ts.Type, own?: string): string;
	/**
	 * Writes a type of a declaration file in the same way.
	 * @param known types to write in place of references, by the text of the reference
	 */
	rewrite(node: ts.TypeNode, file: ts.SourceFile, known?: ReadonlyMap<string, ts.Type>): string;
	/** Names that a text of this printer uses. */
	namesIn(text: string): readonly string[];
}

/**
 * A type as a node, and as a text without names, comments and order of members, by which equal shapes are found. The
 * compiler's factory and printer write the node, because they know where a type needs parentheses.
 */
interface Written {
	readonly key: string;
	readonly node: ts.TypeNode;
}

/** A member of an object type. */
interface Member {
	readonly name: ts.PropertyName;
	readonly isReadonly: boolean;
	readonly isOptional: boolean;
	readonly type: Written;
	readonly doc: string;
}

const { factory } = ts;

const printer = ts.createPrinter();

const NO_FILE = ts.createSourceFile('types.d.ts', '', ts.ScriptTarget.Latest);

const textOf = (node: ts.Node, file: ts.SourceFile = NO_FILE) => printer.printNode(ts.EmitHint.Unspecified, node, file);

const keyOfName = (name: ts.PropertyName, file = NO_FILE) => ('text' in name ? name.text : name.getText(file));

function signatureOf({ name, isReadonly, isOptional, type, doc }: Member): ts.TypeElement {
	const modifiers = isReadonly ? [factory.createToken(ts.SyntaxKind.ReadonlyKeyword)] : undefined;
	const mark = isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
	const signature = factory.createPropertySignature(modifiers, name, mark, type.node);
	if (doc === '') return signature;
	const comment = `* ${doc.replaceAll('\n', '\n * ')} `;
	return ts.addSyntheticLeadingComment(signature, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
}

function objectOf(members: readonly Member[], file?: ts.SourceFile): Written {
	const keys = members
		.map(({ name, isReadonly, isOptional, type }) => {
			const head = `${isReadonly ? 'readonly ' : ''}${keyOfName(name, file)}`;
			// What may be left out may be undefined, whether or not that is written.
			return isOptional ? `${head}?: ${type.key.replace(/ \| undefined$/, '')}` : `${head}: ${type.key}`;
		})
		.sort();
	return { key: `{${keys.join('; ')}}`, node: factory.createTypeLiteralNode(members.map(signatureOf)) };
}

const BOOLEAN: Written = {
	key: 'boolean',
	node: factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword),
};

const ANY: Written = { key: 'any', node: factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword) };

/** Null and undefined come last, as people write them. */
const rank = ({ key }: Written) => ['null', 'undefined'].indexOf(key);

function unionOf(types: readonly Written[]): Written {
	const byKey = new Map(types.map((type) => [type.key, type]));
	if (byKey.has('true') && byKey.has('false')) {
		byKey.delete('true');
		byKey.delete('false');
		byKey.set(BOOLEAN.key, BOOLEAN);
	}
	const parts = [...byKey.values()].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
	const [only, ...more] = parts;
	if (only !== undefined && more.length === 0) return only;
	return {
		key: parts.map(({ key }) => key).join(' | '),
		node: factory.createUnionTypeNode(parts.map(({ node }) => node)),
	};
}

const listOf = ({ key, node }: Written): Written => ({ key: `(${key})[]`, node: factory.createArrayTypeNode(node) });

const readonlyListOf = (item: Written): Written => {
	const { key, node } = listOf(item);
	return { key: `readonly ${key}`, node: factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, node) };
};

const referenceTo = (name: string) => factory.createTypeReferenceNode(name);

/** The comment above a member. */
const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
	ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

const isReadonly = ({ declarations = [] }: ts.Symbol) =>
	declarations.some((each) => (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly) !== 0);

const propertyName = (name: string) =>
	/^[A-Za-z_$][\w$]*$/.test(name) ? factory.createIdentifier(name) : factory.createStringLiteral(name);

/** As the compiler writes types in messages: in full, with names of libraries. */
const FLAGS =
	ts.NodeBuilderFlags.NoTruncation |
	ts.NodeBuilderFlags.IgnoreErrors |
	ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
	ts.NodeBuilderFlags.AllowUniqueESSymbolType;

/** Creates a printer of the types of a program. */
export function createTypePrinter(checker: ts.TypeChecker): TypePrinter {
	const names = new Map<string, string>();

	/** Written by its name, where the shape has one. */
	function withName(written: Written, own?: string): Written {
		const name = names.get(written.key);
		return name === undefined || name === own ? written : { key: written.key, node: referenceTo(name) };
	}

	const memberOf = (symbol: ts.Symbol): Member => ({
		name: propertyName(symbol.name),
		isReadonly: isReadonly(symbol),
		isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
		type: write(checker.getTypeOfSymbol(symbol)),
		doc: docOf(symbol, checker),
	});

	/** Shapes are written in place; interfaces and classes of libraries have names of their own. */
	function isShape(type: ts.Type): boolean {
		if ((type.flags & ts.TypeFlags.Object) === 0 || !('objectFlags' in type)) return false;
		const isAnonymous = (Number(type.objectFlags) & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped)) !== 0;
		const signatures = [ts.SignatureKind.Call, ts.SignatureKind.Construct].flatMap((kind) =>
			checker.getSignaturesOfType(type, kind),
		);
		return isAnonymous && signatures.length === 0;
	}

	function plain(type: ts.Type): Written {
		const node = checker.typeToTypeNode(type, undefined, FLAGS);
		if (node === undefined) throw new Error(`The compiler cannot write ${checker.typeToString(type)}`);
		return { key: textOf(node), node };
	}

	function writePlainly(type: ts.Type): Written {
		if (type.isUnion()) return unionOf(type.types.map((part) => write(part)));
		if (checker.isArrayType(type)) {
			const [item] = checker.getTypeArguments(type as ts.TypeReference);
			if (item !== undefined) return (type.symbol.name === 'ReadonlyArray' ? readonlyListOf : listOf)(write(item));
		}
		const properties = checker.getPropertiesOfType(type);
		const [index] = checker.getIndexInfosOfType(type);
		if (index !== undefined && properties.length === 0 && isShape(type)) {
			const [key, value] = [write(index.keyType), write(index.type)];
			return {
				key: `Record<${key.key}, ${value.key}>`,
				node: factory.createTypeReferenceNode('Record', [key.node, value.node]),
			};
		}
		if (index === undefined && isShape(type)) return objectOf(properties.map(memberOf));
		return plain(type);
	}

	const write = (type: ts.Type, own?: string): Written => withName(writePlainly(type), own);

	/** Rewrites the types of a declaration file. */
	function createRewriter(file: ts.SourceFile, known: ReadonlyMap<string, ts.Type>) {
		const memberIn = ({ name, modifiers, questionToken, type }: ts.PropertySignature): Member => ({
			name,
			isReadonly: modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) === true,
			isOptional: questionToken !== undefined,
			type: type ? rewritten(type) : ANY,
			doc: '',
		});

		function rewrittenPlainly(node: ts.TypeNode): Written {
			const substitute = known.get(node.getText(file));
			if (substitute !== undefined) return write(substitute);
			if (ts.isUnionTypeNode(node)) return unionOf(node.types.map(rewritten));
			if (ts.isArrayTypeNode(node)) return listOf(rewritten(node.elementType));
			// The factory writes parentheses anew where they are needed.
			if (ts.isParenthesizedTypeNode(node)) return rewritten(node.type);
			if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
				return { key: JSON.stringify(node.literal.text), node };
			const properties = ts.isTypeLiteralNode(node) ? node.members.filter(ts.isPropertySignature) : [];
			if (ts.isTypeLiteralNode(node) && properties.length === node.members.length)
				return objectOf(properties.map(memberIn), file);
			return withChildren(node);
		}

		/** A node with its types rewritten, and the text of its key. */
		function withChildren<Node extends ts.Node>(node: Node): { key: string; node: Node } {
			let key = '';
			let position = node.getStart(file);
			const changed = ts.visitEachChild(
				node,
				(child) => {
					const inner = ts.isTypeNode(child) ? rewritten(child) : withChildren(child);
					key += file.text.slice(position, child.getStart(file)) + inner.key;
					position = child.end;
					return inner.node;
				},
				undefined,
			);
			return { key: key + file.text.slice(position, node.end), node: changed };
		}

		const rewritten = (node: ts.TypeNode): Written => withName(rewrittenPlainly(node));
		return rewritten;
	}

	return {
		name(name, type) {
			const { key, node } = writePlainly(type);
			// Plain texts and numbers have no shape to know them by.
			const hasShape = ts.isUnionTypeNode(node) || (ts.isTypeLiteralNode(node) && node.members.length > 0);
			if (hasShape && !names.has(key)) names.set(key, name);
		},
		print: (type, own) => textOf(write(type, own).node),
		rewrite: (node, file, known = new Map()) => textOf(createRewriter(file, known)(node).node, file),
		namesIn: (text) =>
			[...new Set(names.values())].filter((name) => new RegExp(`(?<![\\w.'"])${name}(?![\\w'"?:])`).test(text)),
	};
}
