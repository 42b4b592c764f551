import { regions } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { usePreferences } from '../../app/app-context.ts';
import { PLACE_COUNTRIES, type PlaceCountry } from '../place-value.ts';

/** A country with its regions, named in the language of the page. */
export interface CountryRegions {
	readonly country: PlaceCountry;
	readonly name: string;
	readonly regions: readonly { readonly id: string; readonly name: string }[];
}

/** The regions of both countries; empty lists until they are here. */
export function useRegions(): readonly CountryRegions[] {
	const { language } = usePreferences();
	const myanmar = useQuery(regions('mm')).data?.data.items ?? [];
	const thailand = useQuery(regions('th')).data?.data.items ?? [];
	const items: Readonly<Record<PlaceCountry, CountryRegions['regions']>> = { mm: myanmar, th: thailand };
	return PLACE_COUNTRIES.map((country) => ({
		country,
		name: LOCAL_COUNTRIES.find(({ value }) => value === country)?.name[language] ?? '',
		regions: items[country],
	}));
}
