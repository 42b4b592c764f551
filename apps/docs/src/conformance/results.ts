import results from './results.json';

/** Libraries of the comparison, in the order of the table. */
export const LIBRARIES = ['ours', 'base-ui', 'react-aria', 'radix'] as const;

/** One of LIBRARIES. */
export type Library = (typeof LIBRARIES)[number];

/** What one check found: null when it holds, otherwise what is wrong. */
export type Outcome = string | null;

/** What was measured, and with what: `pnpm conformance` writes it. */
export interface Results {
	/** Version of the browser. */
	readonly browser: string;
	/** Version of each library; ours is the one of this repository. */
	readonly versions: Readonly<Record<string, string>>;
	/** By library and component: one outcome for each check of its pattern; a component that a library lacks is missing. */
	readonly outcomes: Readonly<Record<string, Readonly<Record<string, readonly Outcome[]>>>>;
}

export const RESULTS: Results = results;
