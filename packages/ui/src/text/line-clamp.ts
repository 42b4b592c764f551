/** Most lines that a text may take before it ends in an ellipsis. */
export type LineCount = 1 | 2 | 3 | 4 | 5 | 6;

// Always by lines and never by height: a line of Burmese is higher than one of Latin, and its marks must not be cut.
const CLAMPS: Record<LineCount, string> = {
	1: 'line-clamp-1',
	2: 'line-clamp-2',
	3: 'line-clamp-3',
	4: 'line-clamp-4',
	5: 'line-clamp-5',
	6: 'line-clamp-6',
};

/** Classes of a text of at most so many lines; none without a limit. */
export const clampOf = (lines: LineCount | undefined) => (lines === undefined ? undefined : CLAMPS[lines]);
