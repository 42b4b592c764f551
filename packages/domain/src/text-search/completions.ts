import { canonicalText } from './canonical.ts';

/**
 * Texts to search for that go on from a typed text: it becomes a name that begins with it, or its last words do.
 * @param text as typed, in Unicode
 * @param names what products are called: types and brands, the most frequent first
 * @returns each once, in the order of the names; a name that the text already ends with gives none
 */
export function completionsOf(text: string, names: readonly string[]): string[] {
	const typed = text.trim();
	if (canonicalText(typed) === '') return [];
	const found = new Map<string, string>();
	for (const name of names) {
		const whole = canonicalText(name);
		const start = startOfLastWords(typed, (words) => whole !== words && whole.startsWith(words));
		if (start === undefined) continue;
		const completed = `${typed.slice(0, start)}${name}`;
		const key = canonicalText(completed);
		if (!found.has(key)) found.set(key, completed);
	}
	return [...found.values()];
}

/** Where the longest part of a text begins that reaches its end and that a name begins with; words are kept whole. */
function startOfLastWords(text: string, isBeginning: (words: string) => boolean): number | undefined {
	const starts = [0, ...Array.from(text.matchAll(/\s+/g), ({ 0: space, index }) => index + space.length)];
	return starts.find((start) => isBeginning(canonicalText(text.slice(start))));
}
