import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { createTypePrinter } from './type-printer.ts';

/** Types of a source, by their names. */
function program(source: string) {
	const host = ts.createCompilerHost({});
	const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.ES2022, true);
	const read = host.getSourceFile.bind(host);
	host.getSourceFile = (name, version) => (name === 'types.ts' ? file : read(name, version));
	const checker = ts.createProgram(['types.ts'], { strict: true, noLib: false, types: [] }, host).getTypeChecker();
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

	test('knows which names a text uses', () => {
		expect(printer.namesIn('{ price: Money; Line: string }')).toEqual(['Money']);
	});
});
