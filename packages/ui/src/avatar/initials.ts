/**
 * A letter with all that belongs to it: in Thai the vowel before it, in Burmese medials, vowels, stacked letters.
 * By hand, because half a syllable says nothing and browser and server must cut at the same place.
 */
const CLUSTER = /[\u0e40-\u0e44]?[\p{L}\p{N}](?:\u1039\p{L}|\p{M}|\u200d)*/u;

/** Scripts whose names are written as words with spaces, and so shortened to two letters. */
const WORDY = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

const first = (word: string) => CLUSTER.exec(word)?.[0] ?? '';

/**
 * What stands for a name where its picture is missing: two capitals of a Latin name, one whole syllable of a Burmese
 * or Thai name, one character of a Chinese one.
 * @returns an empty text when the name has no letter
 */
export function initialsOf(name: string): string {
	const letters = name
		.trim()
		.split(/\s+/u)
		.map(first)
		.filter((letter) => letter !== '');
	const [start = '', ...others] = letters;
	const end = others.at(-1) ?? '';
	const initials = WORDY.test(start) && WORDY.test(end) ? start + end : start;
	return initials.toUpperCase();
}
