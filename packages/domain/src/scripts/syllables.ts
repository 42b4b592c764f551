/** Begins a Burmese syllable: a consonant or a vowel of its own that neither ends one (asat) nor is stacked on another. */
const BEGINNING = /(?=[\u1000-\u102A\u103F](?!\u1037?[\u1039\u103A]))/u;

const BURMESE_END = /[\u1000-\u1038\u103A-\u109F]$/u;

/**
 * Splits Burmese at its syllables, where a line may end: browsers know words, and break a longer one anywhere, also
 * between a vowel and the consonant that closes it.
 * @param text in any language; what is not Burmese stays in one piece
 * @returns pieces that joined are the text
 */
export function syllablesOf(text: string): readonly string[] {
	const pieces: string[] = [];
	for (const piece of text.split(BEGINNING)) {
		const before = pieces.at(-1);
		// After a stacking sign the syllable goes on; after anything else than Burmese nothing is split.
		if (before === undefined || BURMESE_END.test(before)) pieces.push(piece);
		else pieces[pieces.length - 1] = before + piece;
	}
	return pieces;
}
