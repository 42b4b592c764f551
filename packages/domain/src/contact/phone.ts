import { cleanSigns, isBlank } from '../typed-text/typed-text.ts';

/** Dialling codes of the countries whose phone numbers are accepted, Myanmar's first (Specification §3). */
export const DIALLING_CODES = ['95', '66', '65'] as const;

/** Dialling code of a country whose phone numbers are accepted. */
export type DiallingCode = (typeof DIALLING_CODES)[number];

/** Reads a dialling code; what is none of ours counts as that of Myanmar. */
export function readDiallingCode(text: string): DiallingCode {
	return DIALLING_CODES.find((code) => code === text) ?? '95';
}

/** A mobile operator of Myanmar. */
export type Operator = 'mpt' | 'ooredoo' | 'atom' | 'mytel' | 'mec';

/**
 * Mobile numbers of each country as they follow the dialling code, without a leading zero.
 * Sources: national numbering plans of Myanmar (2014 and later), Singapore (IMDA) and Thailand (NBTC).
 */
const MOBILE: Readonly<Record<DiallingCode, RegExp>> = {
	'95': /^9\d{7,9}$/,
	'65': /^[89]\d{7}$/,
	'66': /^[689]\d{8}$/,
};

/** Digits after `9` that tell the operator of a Myanmar number; the first that fits is taken. */
const OPERATORS: readonly (readonly [Operator, RegExp])[] = [
	['ooredoo', /^9(?:9[5-8])\d{7}$/],
	['atom', /^9(?:7[4-9])\d{7}$/],
	['mytel', /^9(?:6[5-9])\d{7}$/],
	['mec', /^9(?:3\d{7,8})$/],
	['mpt', /^9(?:2\d{6,8}|4\d{7,8}|5\d{6,7}|8\d{6,8}|73\d{6}|9[019]\d{5,6})$/],
];

/** A phone number that a message can be sent to. */
export interface Phone {
	readonly country: DiallingCode;
	/** Digits after the dialling code, without a leading zero. */
	readonly national: string;
}

/** Why a phone number is refused (Specification §5). */
export type PhoneProblem = 'missing' | 'malformed' | 'operator_mismatch';

/** A phone number as it is typed or pasted, without spaces, brackets, dots and dashes. */
export const phoneDigits = (typed: string): string => cleanSigns(typed).replace(/[\s().-]/g, '');

/**
 * Reads a mobile number as people type it: with or without the country's code, a plus, zeros, spaces or dashes, in
 * digits of any script.
 * @param typed what was typed
 * @param country country that was chosen beside the field; a number with another of the three codes keeps its own
 * @returns the number, or undefined when it is no mobile number of these countries
 */
export function readPhone(typed: string, country: DiallingCode): Phone | undefined {
	const digits = phoneDigits(typed);
	const international = /^(?:\+|00)(\d+)$/.exec(digits)?.[1];
	if (international !== undefined) return splitCode(international);
	const national = digits.replace(/^0/, '');
	return MOBILE[country].test(national) ? { country, national } : splitCode(digits);
}

/**
 * Writes a number for comparing, storing and sending (E.164 without the plus).
 * @returns for example `959951234567`
 */
export function phoneKey({ country, national }: Phone): string {
	return country + national;
}

/**
 * Writes a number for people at home: with the leading zero, in groups that can be read out.
 * @returns for example `09 951 234 567`, `081 234 5678`
 */
export function formatPhone({ country, national }: Phone): string {
	if (country === '65') return `${national.slice(0, 4)} ${national.slice(4)}`;
	if (country === '66') return `0${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`;
	return ['09', ...(national.slice(1).match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [])].join(' ');
}

/**
 * Hides a number but for its ends, for screens that others may see.
 * @returns for example `09 ••• ••• 567`
 */
export function maskPhone(phone: Phone): string {
	const text = formatPhone(phone);
	return text.slice(0, 3) + text.slice(3, -3).replace(/\d/g, '•') + text.slice(-3);
}

/**
 * Finds the operator of a Myanmar number by its first digits.
 * @returns the operator; undefined for numbers of other countries and of ranges that nobody holds
 */
export function operatorOf({ country, national }: Phone): Operator | undefined {
	return country === '95' ? OPERATORS.find(([, range]) => range.test(national))?.[0] : undefined;
}

/**
 * Checks a mobile number before it is sent (Specification §5).
 * @param typed what was typed
 * @param country country chosen beside the field
 * @param operator operator that the number must belong to, as for a mobile wallet
 * @returns what is wrong with it, or undefined
 */
export function phoneProblem(typed: string, country: DiallingCode, operator?: Operator): PhoneProblem | undefined {
	if (isBlank(typed)) return 'missing';
	const phone = readPhone(typed, country);
	if (phone === undefined) return 'malformed';
	return operator !== undefined && operatorOf(phone) !== operator ? 'operator_mismatch' : undefined;
}

function splitCode(digits: string): Phone | undefined {
	for (const country of Object.keys(MOBILE) as DiallingCode[]) {
		const national = digits.slice(country.length).replace(/^0/, '');
		if (digits.startsWith(country) && MOBILE[country].test(national)) return { country, national };
	}
	return undefined;
}
