import { type DiallingCode, phoneProblem } from '../contact/phone.ts';
import type { Edition } from '../editions/editions.ts';
import { cleanLine, cleanSigns } from '../typed-text/typed-text.ts';

/** Where a parcel goes (Specification §3). Places are keys of the location tables. */
export interface Address {
	readonly id: string;
	/** What the shopper calls it ("Home"). */
	readonly label: string;
	readonly recipient: string;
	readonly phoneCountry: DiallingCode;
	readonly phone: string;
	readonly country: Edition;
	/** Myanmar: region or state; Thailand: province. */
	readonly region: string;
	/** Myanmar: township; Thailand: district. */
	readonly township: string;
	/** Thailand only: sub-district. */
	readonly subdistrict: string | null;
	readonly postcode: string;
	readonly homeNo: string;
	readonly street: string;
	/** A place nearby that a rider knows; addresses in Myanmar often need it. */
	readonly landmark: string | null;
	readonly isPrimary: boolean;
}

/** What a shopper fills in. */
export type AddressFields = Omit<Address, 'id' | 'isPrimary'>;

/** Why a field of an address is refused. */
export type AddressProblem = 'missing' | 'too_long' | 'postcode_malformed' | 'phone_malformed';

/** Most characters of each field that is typed. */
const LIMITS = {
	label: 40,
	recipient: 80,
	homeNo: 40,
	street: 160,
	landmark: 160,
} as const satisfies Partial<Record<keyof AddressFields, number>>;

/** Fields that must be filled in, by country. */
const REQUIRED: Readonly<Record<Edition, readonly (keyof AddressFields)[]>> = {
	mm: ['recipient', 'phone', 'region', 'township', 'homeNo', 'street'],
	th: ['recipient', 'phone', 'region', 'township', 'subdistrict', 'postcode', 'homeNo', 'street'],
};

/** Myanmar's codes have 7 digits since 2021, and 5 on older letters; Thailand's have 5. */
const POSTCODES: Readonly<Record<Edition, RegExp>> = { mm: /^\d{5}(\d{2})?$/, th: /^\d{5}$/ };

/** Most addresses that one shopper keeps. */
export const MOST_ADDRESSES = 20;

/**
 * Reads an address as it was typed: words in any script, numbers in any digits.
 * @param typed what was filled in
 * @returns the address as it is stored; `addressProblems` judges it
 */
export function readAddress(typed: AddressFields): AddressFields {
	return {
		...typed,
		label: cleanLine(typed.label),
		recipient: cleanLine(typed.recipient),
		phone: cleanSigns(typed.phone),
		subdistrict: typed.country === 'th' && typed.subdistrict !== null ? cleanLine(typed.subdistrict) : null,
		postcode: cleanSigns(typed.postcode).replace(/[\s-]/g, ''),
		homeNo: cleanLine(typed.homeNo),
		street: cleanLine(typed.street),
		landmark: typed.landmark === null ? null : cleanLine(typed.landmark) || null,
	};
}

/**
 * Checks an address before it is stored (Specification §5).
 * @param typed what was filled in
 * @returns what is wrong, by field; empty when it is valid
 */
export function addressProblems(typed: AddressFields): Partial<Record<keyof AddressFields, AddressProblem>> {
	const fields = readAddress(typed);
	const problems: Partial<Record<keyof AddressFields, AddressProblem>> = {};
	for (const [field, most] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
		if ((fields[field] ?? '').length > most) problems[field] = 'too_long';
	}
	if (fields.postcode !== '' && !POSTCODES[fields.country].test(fields.postcode)) {
		problems.postcode = 'postcode_malformed';
	}
	if (phoneProblem(fields.phone, fields.phoneCountry) === 'malformed') problems.phone = 'phone_malformed';
	for (const field of REQUIRED[fields.country]) {
		if ((fields[field] ?? '') === '') problems[field] = 'missing';
	}
	return problems;
}

/**
 * Keeps the rule that exactly one address of a list is the primary one, as long as there is one at all
 * (Specification §3): the last that was made so, else the first.
 * @param addresses the list
 * @param primaryId id of the one that shall be it
 * @returns the list; the same objects where nothing changes
 */
export function withOnePrimary<A extends Pick<Address, 'id' | 'isPrimary'>>(
	addresses: readonly A[],
	primaryId?: string,
): A[] {
	const wanted = addresses.find(({ id }) => id === primaryId) ?? addresses.findLast(({ isPrimary }) => isPrimary);
	const primary = wanted ?? addresses[0];
	return addresses.map((address) =>
		address.isPrimary === (address === primary) ? address : { ...address, isPrimary: address === primary },
	);
}

/**
 * The address that an order goes to until another is chosen: in the country of the shop's edition the primary one, else the
 * first there; without any there the primary one.
 * @returns undefined without addresses
 */
export function usualAddress<A extends Pick<Address, 'country' | 'isPrimary'>>(
	addresses: readonly A[],
	edition: Edition,
): A | undefined {
	const near = addresses.filter(({ country }) => country === edition);
	const among = near.length > 0 ? near : addresses;
	return among.find(({ isPrimary }) => isPrimary) ?? among[0];
}
