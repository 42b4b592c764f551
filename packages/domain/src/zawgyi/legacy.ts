import { convertZawgyi } from './convert.ts';
import { zawgyiProbability } from './detect.ts';

/** Least probability at which a text is taken for Zawgyi by itself, as the authors of the model advise. */
const SURE = 0.95;

/** Least probability when the spelling, too, is wrong as Unicode and right after conversion. */
const LIKELY = 0.5;

/** Letters that Zawgyi uses for Burmese and that Burmese in Unicode never needs. */
const ZAWGYI_LETTERS = /[\u1060-\u1097]/;

/** One or more Burmese syllables as Unicode orders their parts: kinzi, letter, stacked letter, medials, vowels, tones.
 * There is one way only to match each text, so that no text takes long. */
const SYLLABLES =
	/^(?:(?:[\u1004\u101b\u1009]\u103a\u1039)?[\u1000-\u102a\u103f\u104e](?:\u1039[\u1000-\u1021])?(?:\u103a(?=\u103b))?\u103b?\u103c?\u103d?\u103e?\u1031?[\u102d\u102e\u1032]?[\u102f\u1030]?[\u102b\u102c]?\u103a?\u1036?(?:\u1037\u103a?)?\u1038?|[\u1040-\u104d\u104f])+$/;

/**
 * Converts a text that is Zawgyi and leaves any other as it is.
 *
 * The model alone is unsure of single words, which is what people search for: there the spelling decides. A text that is
 * right as Unicode and would be wrong after conversion stays, and one that is wrong as Unicode and would be right after
 * conversion is converted on less evidence.
 */
export function convertIfZawgyi(text: string): string {
	const probability = zawgyiProbability(text);
	const converted = convertZawgyi(text);
	const isRight = isSpelledRight(text);
	const isRightAfter = isSpelledRight(converted);
	if (probability > SURE) return isRight && !isRightAfter ? text : converted;
	const hasEvidence = probability > LIKELY || ZAWGYI_LETTERS.test(text);
	return hasEvidence && !isRight && isRightAfter ? converted : text;
}

/** Both readings of a text, the likelier one first; one where they are the same. */
export function readingsOf(text: string): string[] {
	const likely = convertIfZawgyi(text);
	return [...new Set([likely, text, convertZawgyi(text)])].slice(0, 2);
}

function isSpelledRight(text: string): boolean {
	return (text.match(/[\u1000-\u109f]+/g) ?? []).every((run) => SYLLABLES.test(run));
}
