import { readdirSync, readFileSync } from 'node:fs';
import tokens from '../src/tokens.json' with { type: 'json' };
import { readSource } from './source.ts';
import { isTree, type Tree } from './tree.ts';

/** The DTCG file of Zaylat itself. */
export const tokenFile: Tree = tokens;

/** The tokens of Zaylat itself. */
export const source = readSource(tokenFile);

/** A brand's look: overrides of Zaylat's tokens. */
export interface Theme {
	/** The value of `data-theme` that chooses it. */
	readonly name: string;
	readonly overrides: Tree;
}

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
