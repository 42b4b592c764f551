import { DAY_SECONDS } from '../time/time.ts';
/** A choice that a visitor makes once and keeps. */
export type Preference = 'language' | 'currency' | 'deliveryCountry' | 'colourMode' | 'dataUse';

/**
 * Names under which preferences are stored, in local storage and in the cookies that mirror it
 * (Specification §1, §3; Decision 4).
 */
export const PREFERENCE_KEYS: Readonly<Record<Preference, string>> = {
	language: 'locale',
	currency: 'currency',
	deliveryCountry: 'deliver-country',
	colourMode: 'colour-mode',
	dataUse: 'data-use',
};

/** How much data the shop may use: as the device asks (`Save-Data`), less, or all. */
export type DataUse = 'device' | 'less' | 'full';

/** The choices in the order in which menus offer them. */
export const DATA_USES: readonly DataUse[] = ['device', 'less', 'full'];

/** Reads a stored choice. @returns `device` when nothing valid was stored */
export function parseDataUse(value: string | null | undefined): DataUse {
	return DATA_USES.find((use) => use === value) ?? 'device';
}

/**
 * Whether pages use less data: smaller pictures, the fonts of the device, nothing fetched ahead.
 * @param savesData whether the device asks for it
 */
export function isLessData(use: DataUse, savesData: boolean): boolean {
	return use === 'less' || (use === 'device' && savesData);
}

/**
 * Attributes of the mirror cookies (Decision 4): as long as the viewport's, and also sent when a visitor follows a link
 * from another site, so that the first paint is already right.
 */
export const PREFERENCE_COOKIE = {
	maxAgeSeconds: 365 * DAY_SECONDS,
	path: '/',
	sameSite: 'Lax',
	secure: true,
} as const;
