import { checkSearchText } from '@zaylat/domain/search';
import { zawgyiReadings } from '@zaylat/domain/zawgyi';
import { Failure } from '../http/failure.ts';

/** A search text as it was read. */
export interface Search {
	/** The text in Unicode, the likeliest reading first: a short Burmese word can be right in Zawgyi and in Unicode. */
	readonly readings: readonly string[];
	/** Whether only the words as they were typed count. */
	readonly isExact: boolean;
}

/**
 * Reads a search text in any script; Burmese in the old Zawgyi encoding is understood too.
 * @throws Failure `search_invalid` for texts of 50 characters or more, or with a web link (Specification §5).
 */
export async function readSearch(text: string, isExact: boolean): Promise<Search | undefined> {
	const check = checkSearchText(text);
	if (check.kind === 'invalid') throw new Failure('search_invalid');
	if (check.kind === 'empty') return undefined;
	return { readings: await zawgyiReadings(check.text), isExact };
}
