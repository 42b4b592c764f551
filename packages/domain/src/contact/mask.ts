import type { Identifier } from './identifier.ts';
import { maskPhone, readPhone } from './phone.ts';

/** Most numbers that one shopper keeps for riders and shops to call. */
export const MOST_CONTACT_PHONES = 5;

/**
 * Hides an email address or phone number but for what its owner knows it by, for telling where a code was sent
 * (Specification §5).
 * @returns for example `s•••@example.com` or `09 ••• ••• 567`
 */
export function maskIdentifier(identifier: Identifier): string {
	if ('email' in identifier) {
		const at = identifier.email.lastIndexOf('@');
		const [first = ''] = identifier.email;
		return `${first}•••${identifier.email.slice(at)}`;
	}
	const phone = readPhone(`+${identifier.phone}`, '95');
	return phone === undefined ? `+••• ${identifier.phone.slice(-3)}` : maskPhone(phone);
}
