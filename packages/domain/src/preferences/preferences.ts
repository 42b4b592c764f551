/** A choice that a visitor makes once and keeps. */
export type Preference = 'language' | 'currency' | 'deliveryCountry' | 'colourMode';

/**
 * Names under which preferences are stored, in local storage and in the cookies that mirror it
 * (Specification §1, §3; Decision 4).
 */
export const PREFERENCE_KEYS: Readonly<Record<Preference, string>> = {
	language: 'locale',
	currency: 'currency',
	deliveryCountry: 'deliver-country',
	colourMode: 'colour-mode',
};

/**
 * Attributes of the mirror cookies (Decision 4): as long as the viewport's, and also sent when a visitor follows a link
 * from another site, so that the first paint is already right.
 */
export const PREFERENCE_COOKIE = {
	maxAgeSeconds: 365 * 24 * 60 * 60,
	path: '/',
	sameSite: 'Lax',
	secure: true,
} as const;
