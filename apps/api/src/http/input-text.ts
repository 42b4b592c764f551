import { Failure } from './failure.ts';

/** Deepest nesting of a JSON body; no schema of the contract has more than a few levels. */
const MOST_LEVELS = 32;

/** Control characters other than tab and line breaks, and those that override the direction of text. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Checks one text that was sent, and removes what can make it read as another one, whatever it is for. What a person typed
 * is cleaned by the schema that reads it.
 * @throws Failure `bad_request` when PostgreSQL or UTF-8 cannot represent the text
 */
export function cleanText(text: string): string {
	if (text.includes('\0')) throw new Failure('bad_request', { fields: { '': 'nul_character' } });
	if (!text.isWellFormed()) throw new Failure('bad_request', { fields: { '': 'lone_surrogate' } });
	return text.replace(CONTROLS, '');
}

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
