import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { currencyKey } from '../shared.ts';

const defineEndpoint = defineResource('editions', 'Reference');

const languageKey = z.enum(['en', 'mm', 'thai', 'china']);

/** The company that runs an edition and answers for it in law; texts are in the language of the request. */
export const operator = z.object({
	company: z.string(),
	address: z.string(),
	/** Number in the register of companies. */
	registrationNumber: z.string(),
	/** Page of the register that proves the registration; null without one. */
	registrationUrl: z.string().nullable(),
	taxNumber: z.string(),
	/** Branch of the tax office's register, five digits, `00000` for the head office; null where there is no such register. */
	branch: z.string().nullable(),
	phone: z.string(),
	email: z.string(),
});

/** What an edition is set to (Specification §1 and §3, Decisions 1 to 3); names are in the language of the request. */
export const editionSettings = z.object({
	key: z.enum(['mm', 'th']),
	/** The country's name. */
	name: z.string(),
	brand: z.object({ slug: z.string(), name: z.string() }),
	/** IANA time zone of its dates. */
	timeZone: z.string(),
	defaultLanguage: languageKey,
	/** In the order in which menus offer them. */
	languages: z.array(z.object({ key: languageKey, name: z.string(), tag: z.string(), flag: z.string() })),
	/** Currency that its shops price in. */
	currency: currencyKey,
	/** Currencies that prices can be shown in. */
	currencies: z.array(currencyKey),
	/** Value of the delivery country that is chosen at first. */
	defaultDeliveryCountry: z.string(),
	deliveryCountries: z.array(z.object({ value: z.string(), code: z.string(), name: z.string(), icon: z.string() })),
	/** Countries whose phone numbers are accepted. */
	phoneCountries: z.array(z.object({ diallingCode: z.string(), name: z.string(), flag: z.string() })),
	/** The three app stores of the footer; `url` is null until the app is there. */
	appStores: z.array(
		z.object({ key: z.enum(['google_play', 'app_store', 'app_gallery']), url: z.string().nullable() }),
	),
	/** OAuth providers of this edition (Decision 17); ids are those of `/api/auth/providers`. */
	oauthProviders: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			/** Public client id, for the provider's own plugin (Specification §7); absent without one. */
			clientId: z.string().optional(),
		}),
	),
	/** Null where the configuration names none. */
	operator: operator.nullable(),
});

/** Both editions. */
export const listEditions = defineEndpoint({
	method: 'GET',
	path: '/api/editions',
	summary: 'Settings of both editions',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	response: z.object({ data: z.object({ items: z.array(editionSettings) }) }),
});

/** One edition. */
export const getEdition = defineEndpoint({
	method: 'GET',
	path: '/api/editions/{key}',
	summary: 'Settings of one edition',
	caller: 'anyone',
	cache: { shared: 600 },
	guarded: false,
	params: z.object({ key: z.string().max(20) }),
	response: z.object({ data: editionSettings }),
	errors: ['path_not_found'],
});

export type Operator = z.infer<typeof operator>;
export type EditionSettings = z.infer<typeof editionSettings>;
