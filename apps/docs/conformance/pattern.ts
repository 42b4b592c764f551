import type { Ui } from './ui.ts';

/** What a check looks at. */
export const ASPECTS = ['roles', 'keys', 'focus', 'announcements', 'touch', 'right-to-left'] as const;

/** One of ASPECTS. */
export type Aspect = (typeof ASPECTS)[number];

/** One sentence of a WAI-ARIA pattern as a test. */
export interface Check {
	readonly aspect: Aspect;
	/** What holds: "Escape closes it". */
	readonly text: string;
	/** @throws when it does not hold */
	readonly run: (ui: Ui) => Promise<void>;
}

/** Where the patterns are. */
export const APG = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/** A pattern of the WAI-ARIA Authoring Practices, or what takes its place where they have none. */
export interface Pattern {
	readonly name: string;
	/** Its page, relative to APG. */
	readonly path: string;
	readonly checks: readonly Check[];
}

/** Makes a check. */
export const check = (aspect: Aspect, text: string, run: Check['run']): Check => ({ aspect, text, run });
