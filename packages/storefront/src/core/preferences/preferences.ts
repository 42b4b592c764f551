import { type ColourMode, parseColourMode } from '@zaylat/domain/colour-mode';
import { readCookie } from '@zaylat/domain/cookies';
import { LOCAL_COUNTRIES, resolveDeliveryCountry } from '@zaylat/domain/countries';
import type { Edition } from '@zaylat/domain/editions';
import { isLanguage, type Language, resolveLanguage } from '@zaylat/domain/languages';
import { type CurrencyKey, isCurrencyKey, resolveCurrency } from '@zaylat/domain/money';
import { type DataUse, isLessData, PREFERENCE_KEYS, type Preference, parseDataUse } from '@zaylat/domain/preferences';
import { resolveViewport, VIEWPORT_COOKIE, type Viewport } from '@zaylat/domain/viewport';

/** What a visitor has chosen, or the edition's defaults. */
export interface Preferences {
	readonly language: Language;
	readonly currency: CurrencyKey;
	/** `value` of the delivery country in the local list, for example `th` (Specification §3). */
	readonly deliveryCountry: string;
	/** Whether the visitor has chosen that country: until then pages ask where to deliver (Decision 25). */
	readonly isDestinationChosen: boolean;
	readonly colourMode: ColourMode;
	readonly dataUse: DataUse;
	/** Whether pages use less data, by choice or because the device asks for it. */
	readonly isLessData: boolean;
}

/** Where the server learns a visitor's preferences from. */
export interface PreferenceSources {
	readonly edition: Edition;
	/** The page's address: `?lang=` wins over what is stored (Decision 3). */
	readonly url: URL;
	/** The request's cookie header, or `document.cookie`. */
	readonly cookies: string | null | undefined;
	/** Languages of the shop; all four when left out. */
	readonly languages?: readonly Language[];
	/** Whether the device asks to save data (`Save-Data: on`). Default false. */
	readonly savesData?: boolean;
}

/** Reads the preferences of a visit from its cookies and address, so that the first paint is right (Decision 4). */
export function readPreferences({
	edition,
	url,
	cookies,
	languages,
	savesData = false,
}: PreferenceSources): Preferences {
	const stored = (preference: Preference) => readCookie(cookies, PREFERENCE_KEYS[preference]);
	const dataUse = parseDataUse(stored('dataUse'));
	return {
		language: resolveLanguage({
			query: url.searchParams.get('lang'),
			stored: stored('language'),
			edition,
			offered: languages,
		}),
		currency: resolveCurrency({ stored: stored('currency'), edition }),
		deliveryCountry: resolveDeliveryCountry({ stored: stored('deliveryCountry'), edition }).value,
		isDestinationChosen: VALID.deliveryCountry(stored('deliveryCountry') ?? ''),
		colourMode: parseColourMode(stored('colourMode')),
		dataUse,
		isLessData: isLessData(dataUse, savesData),
	};
}

/**
 * Reads the state of a visitor's window from the cookies of a request, or guesses it from the device.
 * @param cookies the request's cookie header
 */
export function readViewport(cookies: string | null | undefined, userAgent: string | null | undefined): Viewport {
	return resolveViewport({ cookie: readCookie(cookies, VIEWPORT_COOKIE.name), userAgent });
}

/** What storage may hold for each preference; anything else in it is passed over. */
const VALID: { readonly [P in Preference]: (value: string) => value is Extract<Preferences[P], string> } = {
	language: isLanguage,
	currency: isCurrencyKey,
	deliveryCountry: (value): value is string => LOCAL_COUNTRIES.some((country) => country.value === value),
	colourMode: (value): value is ColourMode => parseColourMode(value) === value,
	dataUse: (value): value is DataUse => parseDataUse(value) === value,
};

/** Whether a text is a choice of a preference. */
export const isPreferenceValue = (preference: Preference, value: string): boolean => VALID[preference](value);

/**
 * Reads what a browser's storage holds.
 * @returns only the preferences with a valid stored value
 */
export function readStored(storage: { getItem(key: string): string | null | undefined }): Partial<Preferences> {
	const found: Partial<Record<Preference, string>> = {};
	for (const preference of PREFERENCES) {
		const value = storage.getItem(PREFERENCE_KEYS[preference]);
		if (typeof value === 'string' && VALID[preference](value)) found[preference] = value;
	}
	return found as Partial<Preferences>;
}

/** Reads the fields of a form. @returns only the preferences with a valid value */
export const readChosen = (fields: FormData): Partial<Preferences> =>
	readStored({
		getItem(key) {
			const preference = PREFERENCES.find((each) => PREFERENCE_KEYS[each] === key);
			const value = preference && fields.get(preference);
			return typeof value === 'string' ? value : null;
		},
	});

/** The stored preferences. */
export const PREFERENCES = [
	'language',
	'currency',
	'deliveryCountry',
	'colourMode',
	'dataUse',
] as const satisfies readonly Preference[];
