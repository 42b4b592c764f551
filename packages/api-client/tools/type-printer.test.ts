import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { createTypePrinter } from './type-printer.ts';

/** A program of one file. */
function compiled(source: string) {
	const host = ts.createCompilerHost({});
	const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.ES2022, true);
	const read = host.getSourceFile.bind(host);
	host.getSourceFile = (name, version) => (name === 'types.ts' ? file : read(name, version));
	return { file, program: ts.createProgram(['types.ts'], { strict: true, noLib: false, types: [] }, host) };
}

/** What the compiler has against a source. */
function errorsOf(source: string) {
	const { file, program } = compiled(source);
	return program.getSemanticDiagnostics(file).map(({ messageText }) => messageText);
}

/** Types of a source, by their names. */
function program(source: string) {
	const { file, program } = compiled(source);
	const checker = program.getTypeChecker();
	const types = new Map(
		file.statements
			.filter(ts.isTypeAliasDeclaration)
			.map((alias) => [alias.name.text, { type: checker.getTypeAtLocation(alias.name), node: alias.type }]),
	);
	const of = (name: string) => {
		const found = types.get(name);
		if (!found) throw new Error(`no type ${name}`);
		return found;
	};
	return { file, of, printer: createTypePrinter(checker) };
}

const SOURCE = `
	type Money = { amount: number; currency: 'mmk' | 'thb' };
	type Line = {
		/** What it costs. */
		price: { currency: 'thb' | 'mmk'; amount: number }; note?: string | null; tags: string[] };
	type Cart = { lines: { price: { amount: number; currency: 'mmk' | 'thb' }; tags: string[]; note?: string | null }[]; isOpen: boolean };
	type Words = Record<string, Money>;
	type Facts = Record<string, readonly ('a' | 'b')[] | string[]>;
	type Options = { readonly headers?: (() => Record<string, string>) | Record<string, string> | undefined };
	type Kinds<T> = [
		(() => string) | number, (new () => Date) | null, (() => void)[], ('a' | 'b')[], (keyof Money)[],
		keyof (Cart | Line), readonly (string | number)[], (() => void)['name'], (typeof values)[number],
		((value: string) => void) & { at: 1 }, { a: 1 } & (T extends string ? 1 : 2), (T extends string ? 1 : 2) | 3,
		(T extends (infer Item extends string)[] ? Item : never) extends 1 ? 2 : 3,
		(() => string) extends T ? 1 : 2, (() => () => string) | string, ((() => string) | undefined)?, ...(string | 1)[],
	];
	declare const values: string[];
`;

describe('the printer of types', () => {
	const { file, of, printer } = program(SOURCE);
	for (const name of ['Cart', 'Line', 'Money']) printer.name(name, of(name).type);

	test('writes shapes by their names, in whichever order they were named and written', () => {
		expect(printer.print(of('Cart').type, 'Cart')).toBe('{\n    lines: Line[];\n    isOpen: boolean;\n}');
	});

	test('keeps comments, optional members and null', () => {
		const text = printer.print(of('Line').type, 'Line');
		expect(text.split('\n').map((line) => line.trim())).toEqual([
			'{',
			'/** What it costs. */',
			'price: Money;',
			'note?: string | null | undefined;',
			'tags: string[];',
			'}',
		]);
	});

	test('writes the types of a declaration file in the same way', () => {
		expect(printer.rewrite(of('Cart').node, file)).toBe('Cart');
		expect(printer.print(of('Words').type)).toBe('Record<string, Money>');
		expect(printer.rewrite(of('Words').node, file)).toBe('Record<string, Money>');
	});

	const flat = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/([[(]) | (?=[\])])|'/g, '$1');

	test('keeps lists that may not be changed', () => {
		const written = 'Record<string, string[] | readonly (a | b)[]>';
		expect(flat(printer.print(of('Facts').type)).replaceAll('"', '')).toBe(written);
		expect(flat(printer.rewrite(of('Facts').node, file)).replaceAll('"', '')).toBe(written);
	});

	test('keeps the parentheses of a function in a union', () => {
		const written = '{ readonly headers?: (() => Record<string, string>) | Record<string, string> | undefined; }';
		expect(flat(printer.rewrite(of('Options').node, file))).toBe(written);
		expect(flat(printer.print(of('Options').type))).toBe(written);
	});

	test('writes each kind of type so that it means the same when it is read again', () => {
		const { node } = of('Kinds');
		if (!ts.isTupleTypeNode(node)) throw new Error('Kinds is a tuple');
		const sources = node.elements.map((element) => element.getText(file));
		const written = node.elements.map((element) => printer.rewrite(element, file));
		const head = SOURCE.replace(
			'type Kinds<T> = [',
			'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false; type Kinds<T> = [',
		);
		const proofs = sources.map(
			(source, at) => `type Proof${at}<T extends 'x' | 5> = Same<[${source}], [${written[at]}]>;
				const proof${at}: [Proof${at}<'x'>, Proof${at}<5>] = [true, true];`,
		);
		expect(errorsOf(`${head}${proofs.join('\n')}`)).toEqual([]);
		expect(written.filter((text) => /^\(/.test(text))).not.toEqual([]);
	});

	test('knows which names a text uses', () => {
		expect(printer.namesIn('{ price: Money; Line: string }')).toEqual(['Money']);
	});
});
