import { cleanEmail } from '../typed-text/typed-text.ts';

/** Longest email address that is taken, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

/**
 * Tells whether a text is an email address: local part, @, domain with a suffix of two letters or more (Specification §5).
 * @param text what was typed, without spaces around it
 * @returns true when a message may be sent there; whether somebody reads it only a message can tell
 */
export function isEmail(text: string): boolean {
	return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/**
 * Brings an email address into the form in which two of them are compared.
 * @param text what was typed
 * @returns the address in lower case without spaces around it, or undefined when it is none
 */
export function readEmail(text: string): string | undefined {
	const plain = cleanEmail(text).toLowerCase();
	return isEmail(plain) ? plain : undefined;
}
