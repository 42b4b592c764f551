import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ComponentDoc, EntryDoc } from './component-docs.ts';
import { membersOf } from './members.ts';
import { createSources, docstringOf, exportedValues, type Sources } from './sources.ts';

/** Components start with a capital and are no constants. */
const IS_COMPONENT = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/;

/**
 * Reads what every entry of a package of components exports: components, their props, docstrings and defaults.
 * @param source folder whose folders are the entries
 */
export function readEntries(source: string): EntryDoc[] {
	const sources = createSources();
	return readdirSync(source)
		.sort()
		.filter((entry) => existsSync(join(source, entry, 'index.ts')))
		.map((entry) => ({
			entry,
			components: componentsOf(join(source, entry, 'index.ts'), sources).map(({ doc }) => doc),
			formComponents: componentsOf(join(source, entry, 'form.tsx'), sources).map(({ doc }) => doc),
		}));
}

/** The components of a package by the file that declares them, with the names that they have there. */
export function readComponents(source: string): ReadonlyMap<string, readonly ComponentDoc[]> {
	const sources = createSources();
	const all = readdirSync(source).flatMap((entry) => componentsOf(join(source, entry, 'index.ts'), sources));
	return new Map(
		[...Map.groupBy(all, ({ file }) => file)].map(([file, found]) => [
			file,
			found.map(({ declared, doc }) => ({ ...doc, name: declared })),
		]),
	);
}

function componentsOf(
	path: string,
	sources: Sources,
): { readonly file: string; readonly declared: string; readonly doc: ComponentDoc }[] {
	if (!existsSync(path)) return [];
	const index = sources.open(path);
	return exportedValues(index)
		.filter((name) => IS_COMPONENT.test(name))
		.flatMap((name) => {
			const found = sources.find(name, index);
			if (!found || !ts.isFunctionDeclaration(found.node)) return [];
			const { node, file } = found;
			const [parameter] = node.parameters;
			const members = parameter?.type && membersOf({ node: parameter.type, file }, sources);
			const defaults = defaultsOf(parameter?.name, file);
			const props = [...(members?.props.values() ?? [])].map((prop) => ({
				...prop,
				defaultValue: defaults.get(prop.name),
			}));
			const doc = { name, description: docstringOf(node), props, natives: members?.natives ?? [] };
			return [{ file: file.fileName, declared: node.name?.text ?? name, doc }];
		});
}

/** What the parameter's pattern puts in place of props that are not given. */
function defaultsOf(pattern: ts.BindingName | undefined, file: ts.SourceFile): ReadonlyMap<string, string> {
	if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map();
	return new Map(
		pattern.elements.flatMap(({ name, propertyName, initializer }): [string, string][] =>
			initializer ? [[(propertyName ?? name).getText(file), initializer.getText(file)]] : [],
		),
	);
}
