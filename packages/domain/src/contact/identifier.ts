import { cleanEmail, isBlank } from '../typed-text/typed-text.ts';
import { readEmail } from './email.ts';
import { phoneDigits, phoneKey, readPhone } from './phone.ts';

/** What somebody signs in as: an email address, or a phone number with its country code. */
export type Identifier = { readonly email: string } | { readonly phone: string };

const isEmailLike = (typed: string): boolean => cleanEmail(typed).includes('@');

/** Why an identifier is refused (Specification §5). */
export type IdentifierProblem = 'identifier_missing' | 'email_malformed' | 'phone_malformed';

/** Numbers of other countries: digits alone, with a country code (E.164). */
const ABROAD = /^\d{7,15}$/;

/**
 * Reads what was typed as email address or phone number (Decision 17). A number without country code is taken as one
 * of Myanmar, or of Thailand when it can only be that.
 * @param typed what was typed, in the digits of any script
 * @returns the identifier in the form in which accounts are compared, or undefined when it is neither
 */
export function readIdentifier(typed: string): Identifier | undefined {
	if (isEmailLike(typed)) {
		const email = readEmail(typed);
		return email === undefined ? undefined : { email };
	}
	const phone = readPhone(typed, '95') ?? readPhone(typed, '66');
	if (phone !== undefined) return { phone: phoneKey(phone) };
	const digits = phoneDigits(typed).replace(/^\+|^00/, '');
	return ABROAD.test(digits) && !digits.startsWith('0') ? { phone: digits } : undefined;
}

/**
 * Checks an identifier before it is sent (Specification §5).
 * @param typed what was typed
 * @returns what is wrong with it, or undefined
 */
export function identifierProblem(typed: string): IdentifierProblem | undefined {
	if (isBlank(typed)) return 'identifier_missing';
	if (readIdentifier(typed) !== undefined) return undefined;
	// Letters without an @ are more likely a half-typed email address than a phone number.
	return isEmailLike(typed) || /\p{L}/u.test(typed) ? 'email_malformed' : 'phone_malformed';
}
