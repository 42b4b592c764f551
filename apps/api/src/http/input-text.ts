import { Failure } from './failure.ts';

/** Deepest nesting of a JSON body; no schema of the contract has more than a few levels. */
const MOST_LEVELS = 32;

/**
 * Control characters other than tab and line breaks, and the characters that override the direction of text: they are
 * invisible and can make a text read as another one.
 */
const INVISIBLE_CONTROLS = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Checks and cleans one text that was sent. Control and bidirectional override characters are removed instead of
 * refused, because contacts copied from phones contain them.
 * @throws Failure `bad_request` when PostgreSQL or UTF-8 cannot represent the text
 */
export function cleanText(text: string): string {
	if (text.includes('\0')) throw new Failure('bad_request', { fields: { '': 'nul_character' } });
	if (!text.isWellFormed()) throw new Failure('bad_request', { fields: { '': 'lone_surrogate' } });
	return visibleText(text);
}

/** Text of an external service, without characters that cannot be stored or seen; its sender cannot correct them. */
export const visibleText = (text: string): string => text.toWellFormed().replace(INVISIBLE_CONTROLS, '');

/**
 * Checks and cleans every text of an input: parameters, query or JSON body, before a schema sees it.
 * @throws Failure `bad_request` for texts that cannot be stored, and for bodies that are nested too deeply
 */
export function cleanInput(value: unknown, levels = MOST_LEVELS): unknown {
	if (typeof value === 'string') return cleanText(value);
	if (typeof value !== 'object' || value === null) return value;
	if (levels === 0) throw new Failure('bad_request', { fields: { '': 'too_deep' } });
	if (Array.isArray(value)) return value.map((inner) => cleanInput(inner, levels - 1));
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [cleanText(name), cleanInput(inner, levels - 1)]),
	);
}
