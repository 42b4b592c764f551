import { globSync } from 'node:fs';
import ts from 'typescript';
import { createSources } from '../props/sources.ts';
import { type Notes, readSchema } from './schema-notes.ts';

/** What the contract says of the members of an endpoint, by the part of the call and the member's path. */
export type EndpointNotes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PARTS = new Set(['params', 'query', 'body', 'response']);

/** The schemas of an endpoint's declaration; empty for all other constants. */
function partsOf({ initializer }: ts.VariableDeclaration): readonly ts.PropertyAssignment[] {
	if (!initializer || !ts.isCallExpression(initializer)) return [];
	const [declared] = initializer.arguments;
	if (initializer.expression.getText() !== 'defineEndpoint' || !declared) return [];
	if (!ts.isObjectLiteralExpression(declared)) return [];
	return declared.properties.filter(ts.isPropertyAssignment).filter(({ name }) => PARTS.has(name.getText()));
}

/**
 * Reads the notes above the members of every endpoint's schemas; JSON Schemas carry none.
 * @param folder the source of `@zaylat/api-client`
 * @returns by the name of the endpoint
 */
export function readNotes(folder: string): Readonly<Record<string, EndpointNotes>> {
	const sources = createSources();
	const found: Record<string, EndpointNotes> = {};
	for (const path of globSync('*/contract.ts', { cwd: folder })) {
		const file = sources.open(`${folder}/${path}`);
		const constants = file.statements
			.filter(ts.isVariableStatement)
			.flatMap(({ declarationList }) => [...declarationList.declarations]);
		for (const constant of constants) {
			const parts = partsOf(constant).map((part) => {
				const notes: Notes = new Map();
				readSchema(sources, part.initializer, file, '', notes);
				return [part.name.getText(), Object.fromEntries(notes)] as const;
			});
			if (parts.length > 0) found[constant.name.getText()] = Object.fromEntries(parts);
		}
	}
	return found;
}
