import type { Tree } from './tree.ts';

/** A theme: the tokens in which a brand differs from Zaylat. */
export interface Theme {
	/** Value of the attribute `data-theme` that selects it: lower-case letters, digits and hyphens. */
	readonly name: string;
	/** Overrides in DTCG format, in the structure of `@zaylat/tokens/tokens.json`. */
	readonly overrides: Tree;
}

/** A generated file. */
export interface OutputFile {
	/** Path below the output folder. */
	readonly file: string;
	readonly text: string;
}
