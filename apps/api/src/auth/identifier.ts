import { fromBurmeseDigits } from '@zaylat/domain/digits';

/** Country codes without which a number is written at home: Myanmar 09… is 959…, Thailand 08… is 668… */
const HOME_PREFIXES = [
	[/^0(9\d{7,9})$/, '95'],
	[/^0([689]\d{8})$/, '66'],
] as const;

/** What somebody signs in as: an email address, or a phone number with its country code. */
export type Identifier = { readonly email: string } | { readonly phone: string };

/**
 * Reads what was typed as email or phone number; digits may be Burmese, numbers may have spaces and dashes.
 * @returns `undefined` when it is neither.
 */
export function readIdentifier(typed: string): Identifier | undefined {
	const text = fromBurmeseDigits(typed.normalize('NFC')).trim().toLowerCase();
	if (text.length > 254) return undefined;
	if (text.includes('@')) return { email: text };
	const digits = text.replace(/[\s().-]/g, '').replace(/^\+|^00/, '');
	if (!/^\d{7,15}$/.test(digits)) return undefined;
	const home = HOME_PREFIXES.find(([pattern]) => pattern.test(digits));
	return { phone: home ? digits.replace(home[0], `${home[1]}$1`) : digits };
}
