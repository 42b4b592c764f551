import type { DiallingCode } from '@zaylat/domain/contact';

/** Country codes of phones (Specification §3); `country` names the text `addresses:countries.<country>`. */
export const PHONE_CODES = [
	{ value: '95', code: '+95', country: 'mm' },
	{ value: '66', code: '+66', country: 'th' },
	{ value: '65', code: '+65', country: 'sg' },
] as const;

/** Reads the country code that a phone field has chosen; Myanmar's for any other text. */
export const phoneCodeOf = (text: string): DiallingCode =>
	PHONE_CODES.find(({ value }) => value === text)?.value ?? '95';
