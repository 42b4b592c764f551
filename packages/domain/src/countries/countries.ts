import { EDITIONS, type Edition } from '../editions/editions.ts';
import type { Language } from '../languages/language.ts';

/** Stored values of the countries that goods may be delivered to, in the order of Specification §3. */
export const DELIVERY_COUNTRIES = ['mm', 'us', 'th', 'cn', 'jp', 'mala', 'sk', 'sg', 'uae'] as const;

/** Stored value of a country that goods may be delivered to. */
export type DeliveryCountryValue = (typeof DELIVERY_COUNTRIES)[number];

/** A country that goods may be delivered to (Specification §3). */
export interface DeliveryCountry {
	/** Its name in each language of the interface. */
	readonly name: Readonly<Record<Language, string>>;
	/** Value that is stored for the choice. */
	readonly value: DeliveryCountryValue;
	/** Phone-style code that the server's list is matched by; South Korea has none. */
	readonly code: string | undefined;
	/** ISO 3166 code of its flag, lower case. */
	readonly icon: string;
}

const country = (
	value: DeliveryCountryValue,
	code: string | undefined,
	icon: string,
	en: string,
	mm: string,
	thai: string,
	china: string,
): DeliveryCountry => ({ value, code, icon, name: { en, mm, thai, china } });

/** The local country list with the values and codes of Specification §3, in its order. */
export const LOCAL_COUNTRIES: readonly DeliveryCountry[] = [
	country('mm', '095', 'mm', 'Myanmar', 'မြန်မာ', 'เมียนมา', '缅甸'),
	country('us', '001', 'us', 'USA', 'အမေရိကန်', 'สหรัฐอเมริกา', '美国'),
	country('th', '066', 'th', 'Thailand', 'ထိုင်း', 'ไทย', '泰国'),
	country('cn', '086', 'cn', 'China', 'တရုတ်', 'จีน', '中国'),
	country('jp', '081', 'jp', 'Japan', 'ဂျပန်', 'ญี่ปุ่น', '日本'),
	country('mala', '060', 'my', 'Malaysia', 'မလေးရှား', 'มาเลเซีย', '马来西亚'),
	country('sk', undefined, 'kr', 'South Korea', 'တောင်ကိုရီးယား', 'เกาหลีใต้', '韩国'),
	country('sg', '082', 'sg', 'Singapore', 'စင်ကာပူ', 'สิงคโปร์', '新加坡'),
	country('uae', '971', 'ae', 'UAE', 'ယူအေအီး', 'สหรัฐอาหรับเอมิเรตส์', '阿联酋'),
];

/** A country whose phone numbers are accepted (Specification §3). */
export interface PhoneCountry {
	readonly name: Readonly<Record<Language, string>>;
	/** Without a plus sign. */
	readonly diallingCode: string;
	/** File name of its flag. */
	readonly flag: string;
}

/** The three phone country codes of Specification §3. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = (
	[
		['mm', '95'],
		['sg', '65'],
		['th', '66'],
	] as const
).map(([value, diallingCode]) => ({ name: localCountry(value).name, diallingCode, flag: `${value}.svg` }));

/**
 * Matches the server's countries with the local list by their code (Specification §3).
 * @param serverList countries that goods are delivered to, as the server answers them
 * @returns the local entries among them in the server's order; a country that is not in the local list is left out
 */
export function deliveryCountries(serverList: readonly { readonly postcode: string }[]): DeliveryCountry[] {
	const found = serverList.map(({ postcode }) => LOCAL_COUNTRIES.find(({ code }) => code === postcode.trim()));
	return [...new Set(found.filter((entry) => entry !== undefined))];
}

/**
 * Decides the delivery country: the stored choice when it is in the list, else the China item for the Myanmar edition
 * and the Thailand item for the Thai one (Specification §4).
 * @param choice.stored what storage or the cookie `deliver-country` held
 * @param choice.edition the edition that the host names
 * @param choice.countries countries to choose from; the local list while the server's is not there
 * @returns the country; the edition's default even when the list does not contain it
 */
export function resolveDeliveryCountry(choice: {
	readonly stored?: string | null | undefined;
	readonly edition: Edition;
	readonly countries?: readonly DeliveryCountry[];
}): DeliveryCountry {
	const { stored, edition, countries = LOCAL_COUNTRIES } = choice;
	const code = EDITIONS[edition].defaultDeliveryCountry;
	const chosen = countries.find(({ value }) => value === stored);
	return chosen ?? find((entry) => entry.code === code, code);
}

function localCountry(value: string): DeliveryCountry {
	return find((entry) => entry.value === value, value);
}

function find(matches: (entry: DeliveryCountry) => boolean, wanted: string): DeliveryCountry {
	const entry = LOCAL_COUNTRIES.find(matches);
	if (entry === undefined) throw new RangeError(`No country ${wanted} in the local list`);
	return entry;
}
