/**
 * Tells whether a text has Burmese letters, the only ones that can be in the legacy Zawgyi encoding.
 * @param text any text
 * @returns true when there is at least one
 */
export function hasMyanmar(text: string): boolean {
	return /[\u1000-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f]/.test(text);
}

/**
 * Turns Burmese typed in the legacy Zawgyi encoding into Unicode, so that search, names and addresses have one form.
 *
 * Detection and conversion (26 kB) are loaded only when the text has Burmese letters.
 * @param text what was typed, in either encoding or none
 * @returns the text in Unicode; unchanged when it is not surely Zawgyi
 */
export async function toUnicode(text: string): Promise<string> {
	if (!hasMyanmar(text)) return text;
	const { convertIfZawgyi } = await import('./legacy.ts');
	return convertIfZawgyi(text);
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
