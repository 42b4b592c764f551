/**
 * Tells whether a text has Burmese letters, the only ones that can be in the legacy Zawgyi encoding.
 * @param text any text
 * @returns true when there is at least one
 */
export function hasMyanmar(text: string): boolean {
	return /[\u1000-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f]/.test(text);
}

/**
 * Turns Burmese typed in the legacy Zawgyi encoding into Unicode. Text that is right as Unicode in any language of the
 * script is never changed; who typed the text should see that it was converted, and be able to undo it.
 *
 * Detection and conversion (27 kB) are loaded only when the text has Myanmar letters.
 * @param text what was typed, in either encoding or none
 * @returns the text in Unicode; unchanged when it is not surely Zawgyi
 */
export async function toUnicode(text: string): Promise<string> {
	if (!hasMyanmar(text)) return text;
	return (await loadToUnicode())(text);
}

/**
 * Loads `toUnicode` as a function that answers at once, for a field that is converted when it is left or sent.
 * @returns the function
 */
export async function loadToUnicode(): Promise<(text: string) => string> {
	return (await import('./legacy.ts')).convertIfZawgyi;
}

/**
 * Gives the readings of a text that may be in either encoding. A short word can be right in both, so search tries the
 * second reading where the first finds nothing.
 * @param text what was typed
 * @returns the likelier reading first; one where there is no other
 */
export async function zawgyiReadings(text: string): Promise<readonly string[]> {
	if (!hasMyanmar(text)) return [text];
	const { readingsOf } = await import('./legacy.ts');
	return readingsOf(text);
}
