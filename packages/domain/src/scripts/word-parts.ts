/** A part of a text: offsets of its first character and of the one after its last. */
export type WordRange = readonly [start: number, end: number];

/** A part of a name as it is shown. */
export interface WordPart {
	readonly text: string;
	/** Whether no line ends in it. */
	readonly isWhole: boolean;
}

/** U+00A0: a space at which no line ends. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * Parts a name into what no line may part, and what is between.
 * @param ranges as `wholeWords` finds them; those of spaces are shown as spaces at which no line ends
 * @param from offset at which the shown part of the name begins
 */
export function wordParts(name: string, ranges: readonly WordRange[] = [], from = 0): readonly WordPart[] {
	const parts: WordPart[] = [];
	let at = from;
	let open = '';
	const close = () => {
		if (open !== '') parts.push({ text: open, isWhole: false });
		open = '';
	};
	for (const [start, end] of ranges) {
		if (start < at) continue;
		open += name.slice(at, start);
		const kept = name.slice(start, end);
		if (kept === ' ') open += NO_BREAK_SPACE;
		else {
			close();
			parts.push({ text: kept, isWhole: true });
		}
		at = end;
	}
	open += name.slice(at);
	close();
	return parts;
}
