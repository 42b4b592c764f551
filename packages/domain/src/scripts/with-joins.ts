import { endsOf, syllablesOf } from './syllables.ts';

/** U+2060: joins what is before and after it into one line. */
export const WORD_JOINER = '\u2060';
/** U+00A0: a space at which no line ends. */
const NO_BREAK_SPACE = '\u00A0';
/** U+200B: a line may end there. */
const ZERO_WIDTH_SPACE = '\u200B';

/** How a name with joins is shown. */
export interface JoinedOptions {
	/** Offset at which the shown part of the name begins. Default 0. */
	readonly from?: number;
	/** Whether lines of Burmese may end after every syllable, as {@link breakable} lets them, for narrow places. Default false. */
	readonly isNarrow?: boolean;
}

/**
 * Shows a name in lines that end nowhere that is joined.
 * @param joins offsets at which no line ends, as `joinsIn` finds them
 * @returns the name with marks that are neither seen nor read out
 */
export function withJoins(
	name: string,
	joins: readonly number[] = [],
	{ from = 0, isNarrow = false }: JoinedOptions = {},
): string {
	const joined = new Set(joins);
	const ends = new Set(isNarrow ? endsOf(syllablesOf(name)) : []);
	let shown = '';
	for (let at = from; at < name.length; at++) {
		if (joined.has(at) && name[at] === ' ') {
			shown += NO_BREAK_SPACE;
			continue;
		}
		if (at > from) shown += joined.has(at) ? WORD_JOINER : ends.has(at) ? ZERO_WIDTH_SPACE : '';
		shown += name[at];
	}
	return shown;
}
