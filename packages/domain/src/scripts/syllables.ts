/** Begins a Burmese syllable: a consonant or a vowel of its own that neither ends one (asat) nor is stacked on another. */
const BEGINNING = /(?=[\u1000-\u102A\u103F](?!\u1037?[\u1039\u103A]))/u;

/** After a stacking sign the syllable goes on; after anything else than Burmese nothing is split. */
const BURMESE_END = /[\u1000-\u1038\u103A-\u109F]$/u;

/** The syllables of a Burmese text, and whatever is between two of them as one piece. */
export function syllablesOf(text: string): readonly string[] {
	const pieces: string[] = [];
	for (const piece of text.split(BEGINNING)) {
		const before = pieces.at(-1);
		if (before === undefined || BURMESE_END.test(before)) pieces.push(piece);
		else pieces[pieces.length - 1] = before + piece;
	}
	return pieces;
}

/**
 * Lets lines of Burmese end after every syllable, for names in narrow places: browsers know words, and break one that is
 * wider than its place anywhere, also between a vowel and the consonant that closes it.
 * @param text in any language; what is not Burmese stays as it is
 * @returns the text with zero-width spaces, which are neither seen nor read out
 */
export function breakable(text: string): string {
	return syllablesOf(text).join('\u200B');
}
