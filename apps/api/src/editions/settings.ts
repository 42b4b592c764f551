import { currencyKey, type EditionSettings } from '@zaylat/api-client/contract';
import { deliveryCountries, PHONE_COUNTRIES, resolveDeliveryCountry } from '@zaylat/domain/countries';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { asc } from 'drizzle-orm';
import { BRAND } from '../brand.ts';
import type { Db } from '../db/connect.ts';
import { countries, currencies } from '../db/schema/index.ts';
import { type OperatorSettings, operatorIn } from '../operators.ts';

/** The stores that the app will be in; addresses come when it is there. */
const APP_STORES: EditionSettings['appStores'] = [
	{ key: 'google_play', url: null },
	{ key: 'app_store', url: null },
	{ key: 'app_gallery', url: null },
];

const COUNTRY_NAMES: Readonly<Record<Edition, Readonly<Record<Language, string>>>> = {
	mm: resolveDeliveryCountry({ stored: 'mm', edition: 'mm' }).name,
	th: resolveDeliveryCountry({ stored: 'th', edition: 'th' }).name,
};

/** What editions are set to: the rules of the domain, with the currencies and countries that this shop has. */
export async function readEditions(
	db: Db,
	language: Language,
	editions: readonly Edition[],
	oauthProviders: EditionSettings['oauthProviders'],
	operators: Readonly<Record<Edition, OperatorSettings | undefined>>,
): Promise<EditionSettings[]> {
	const served = await db.select().from(countries).orderBy(asc(countries.position));
	const money = await db.select({ key: currencies.key }).from(currencies).orderBy(asc(currencies.position));
	const destinations = deliveryCountries(served);
	return editions.map((key) => {
		const { currency, defaultLanguage, timeZone } = EDITIONS[key];
		return {
			key,
			name: COUNTRY_NAMES[key][language],
			brand: BRAND,
			timeZone,
			defaultLanguage,
			languages: Object.values(LANGUAGES).map((entry) => ({
				key: entry.key,
				name: entry.name,
				tag: entry.htmlLang,
				flag: entry.flag,
			})),
			currency,
			currencies: money.map(({ key: each }) => currencyKey.parse(each)),
			defaultDeliveryCountry: resolveDeliveryCountry({ edition: key, countries: destinations }).value,
			deliveryCountries: destinations.map(({ value, code = '', name, icon }) => ({
				value,
				code,
				name: name[language],
				icon,
			})),
			phoneCountries: PHONE_COUNTRIES.map(({ diallingCode, name, flag }) => ({
				diallingCode,
				name: name[language],
				flag,
			})),
			appStores: APP_STORES,
			oauthProviders,
			operator: operatorIn(operators, key, language),
		};
	});
}
