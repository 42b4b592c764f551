import { writeSet, writeShared } from '../src/compiler/sets.ts';
import { readSource, SETS } from '../src/compiler/source.ts';
import type { Theme } from '../src/compiler/theme-file.ts';
import { isTree, mergeTrees, type Tree } from '../src/compiler/tree.ts';

/** What a release promises of one token. */
export interface FlatToken {
	/** Its value as JSON text, in each set that has it. */
	readonly values: Readonly<Record<string, string>>;
	readonly isDeprecated: boolean;
}

/** The tokens of a release by group and name: `color.surface`. */
export type FlatTokens = Readonly<Record<string, FlatToken>>;

type Leaf = readonly [path: string, token: Tree];

function leaves(node: unknown, path: readonly string[] = []): readonly Leaf[] {
	if (!isTree(node)) return [];
	if ('$value' in node) return [[path.join('.'), node]];
	return Object.entries(node)
		.filter(([name]) => !name.startsWith('$'))
		.flatMap(([name, child]) => leaves(child, [...path, name]));
}

/** What one look promises, by set. Ramps are left out: nothing outside of the token source may name them. */
function setsOf(file: Tree, prefix: string): readonly (readonly [set: string, content: unknown])[] {
	const source = readSource(file);
	const { palette: _, ...shared }: Tree = JSON.parse(writeShared(source, file));
	return [
		[`${prefix}shared`, shared],
		...SETS.map((set) => [`${prefix}${set}`, JSON.parse(writeSet(source, set))] as const),
	];
}

/**
 * Lists everything that a release promises: the sets of Zaylat and those of its themes.
 * @returns each token with its value in each set
 */
export function flatTokens(file: Tree, themes: readonly Theme[]): FlatTokens {
	const flat: Record<string, FlatToken> = {};
	const sets = [
		...setsOf(file, ''),
		...themes.flatMap(({ name, overrides }) => setsOf(mergeTrees(file, overrides), `${name}-`)),
	];
	for (const [set, content] of sets) {
		for (const [path, token] of leaves(content)) {
			const known = flat[path];
			flat[path] = {
				values: { ...known?.values, [set]: JSON.stringify(token.$value) },
				isDeprecated: (known?.isDeprecated ?? false) || token.$deprecated !== undefined,
			};
		}
	}
	return flat;
}
