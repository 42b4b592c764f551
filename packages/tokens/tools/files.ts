import { readdirSync, readFileSync } from 'node:fs';
import { readSource } from '../src/compiler/source.ts';
import type { Theme } from '../src/compiler/theme-file.ts';
import { isTree, type Tree } from '../src/compiler/tree.ts';
import tokens from '../src/tokens.json' with { type: 'json' };

/** The DTCG file of Zaylat itself. */
export const tokenFile: Tree = tokens;

/** The tokens of Zaylat itself. */
export const source = readSource(tokenFile);

const THEMES = new URL('../themes/', import.meta.url);

function readTheme(name: string): Theme {
	const overrides: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, THEMES), 'utf8'));
	if (!isTree(overrides)) throw new Error(`themes/${name}.json is not a group of tokens`);
	return { name, overrides };
}

/** The themes in themes/, by name. */
export const themes: readonly Theme[] = readdirSync(THEMES)
	.filter((file) => file.endsWith('.json'))
	.sort()
	.map((file) => readTheme(file.replace(/\.json$/, '')));
