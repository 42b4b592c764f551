/** Latin words as they are compared: plain letters, one form for singular and plural. */

const IRREGULAR: Readonly<Record<string, string>> = {
	women: 'woman',
	womens: 'woman',
	men: 'man',
	mens: 'man',
	children: 'child',
	childrens: 'child',
	mice: 'mouse',
	knives: 'knife',
	shelves: 'shelf',
	scarves: 'scarf',
	feet: 'foot',
	teeth: 'tooth',
	leaves: 'leaf',
	loaves: 'loaf',
};

/** Endings, the first that fits is taken off. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
	[/(?<=[a-z]{2})ies$/, 'y'],
	[/(?<=ch|sh|ss|x|z)es$/, ''],
	[/(?<=[a-z]{2}[^su\Wi])s$/, ''],
];

const VOWEL = /[aeiouy]/;

function withoutVerbEnding(word: string): string {
	const stem = word.replace(/(?<=.{3})(?:ing|ed)$/, '');
	if (stem === word || !VOWEL.test(stem)) return word;
	return stem.replace(/([bdgklmnprt])\1$/, '$1');
}

/**
 * The stem of an English word: plurals and verb forms as one. Not a word to be shown.
 * @param word in lower case, without accents
 */
export function stemOf(word: string): string {
	if (!/^[a-z]{3,}$/.test(word)) return word;
	const ending = ENDINGS.find(([pattern]) => pattern.test(word));
	const singular = IRREGULAR[word] ?? (ending ? word.replace(...ending) : word);
	const bare = withoutVerbEnding(singular);
	return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}

/**
 * Counts the typing errors between two words: letters left out, added, replaced, or two neighbours swapped.
 * @returns the number of errors; above `most` any number greater than `most`
 */
export function typingErrors(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row.push(
				Math.min(
					(last[j] ?? 0) + 1,
					(row[j - 1] ?? 0) + 1,
					(last[j - 1] ?? 0) + (isSame ? 0 : 1),
					isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
				),
			);
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

/** How many typing errors a word of a length may have: none in short words, which would become others. */
export const errorsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
