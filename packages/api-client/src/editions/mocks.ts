import { createBrand } from '@zaylat/domain/brand';
import { LOCAL_COUNTRIES, PHONE_COUNTRIES, resolveDeliveryCountry } from '@zaylat/domain/countries';
import { EDITIONS, type Edition, isEdition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { CURRENCIES } from '@zaylat/domain/money';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { EditionSettings, Operator } from './contract.ts';

/** Mock answers of the edition calls: the rules of the domain. */
export const editionHandlers = {
	listEditions: ({ world, catalogue: { config } }) => ({
		items: [settingsOf('mm', config.language, world), settingsOf('th', config.language, world)],
	}),
	getEdition: ({ world, catalogue: { config }, params }) => {
		if (!isEdition(params.key)) refuse('path_not_found');
		return settingsOf(params.key, config.language, world);
	},
} satisfies Partial<MockHandlers>;

function settingsOf(key: Edition, language: Language, { options }: World): EditionSettings {
	const { currency, defaultLanguage, timeZone } = EDITIONS[key];
	const { slug, name } = createBrand();
	return {
		key,
		name: resolveDeliveryCountry({ stored: key, edition: key }).name[language],
		brand: { slug, name },
		timeZone,
		defaultLanguage,
		languages: Object.values(LANGUAGES).map((entry) => ({
			key: entry.key,
			name: entry.name,
			tag: entry.htmlLang,
			flag: entry.flag,
		})),
		currency,
		currencies: Object.values(CURRENCIES).map((entry) => entry.key),
		defaultDeliveryCountry: resolveDeliveryCountry({ edition: key }).value,
		deliveryCountries: LOCAL_COUNTRIES.flatMap(({ value, code, name: names, icon }) =>
			code === undefined ? [] : [{ value, code, name: names[language], icon }],
		),
		phoneCountries: PHONE_COUNTRIES.map(({ diallingCode, name: names, flag }) => ({
			diallingCode,
			name: names[language],
			flag,
		})),
		appStores: [
			{ key: 'google_play', url: null },
			{ key: 'app_store', url: null },
			{ key: 'app_gallery', url: null },
		],
		oauthProviders: options.hasGoogle
			? [{ id: 'google', name: 'Google', ...(options.googleClientId && { clientId: options.googleClientId }) }]
			: [],
		operator: MOCK_OPERATORS[key],
	};
}

/** The invented companies of the mock API. */
export const MOCK_OPERATORS: Readonly<Record<Edition, Operator>> = {
	mm: {
		company: 'Zaylat Marketplace Co., Ltd.',
		address: '1 Merchant Street, Kyauktada, Yangon 11182',
		registrationNumber: '109876543',
		registrationUrl: 'https://www.myco.dica.gov.mm/',
		taxNumber: '109-876-543',
		branch: null,
		phone: '+95 1 000 0000',
		email: 'help.mm@zaylat.example',
	},
	th: {
		company: 'Zaylat Marketplace (Thailand) Co., Ltd.',
		address: '1 Rama I Road, Pathum Wan, Bangkok 10330',
		registrationNumber: '0105500000001',
		registrationUrl: 'https://www.trustmarkthai.com/',
		taxNumber: '0105500000001',
		branch: '00000',
		phone: '+66 2 000 0000',
		email: 'help.th@zaylat.example',
	},
};
