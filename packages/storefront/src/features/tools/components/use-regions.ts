import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { PLACE_COUNTRIES, type PlaceCountry } from '../place-value.ts';
import { regionQueries } from '../queries.ts';

/** A country with its regions, named in the language of the page. */
export interface CountryRegions {
	readonly country: PlaceCountry;
	readonly name: string;
	readonly regions: readonly { readonly id: string; readonly name: string }[];
}

/** The regions of both countries; empty lists until they are here. */
export function useRegions(): readonly CountryRegions[] {
	const { language } = usePreferences();
	const myanmar = useScreenQuery(regionQueries.myanmar).data?.data.items ?? [];
	const thailand = useScreenQuery(regionQueries.thailand).data?.data.items ?? [];
	const items: Readonly<Record<PlaceCountry, CountryRegions['regions']>> = { mm: myanmar, th: thailand };
	return PLACE_COUNTRIES.map((country) => ({
		country,
		name: LOCAL_COUNTRIES.find(({ value }) => value === country)?.name[language] ?? '',
		regions: items[country],
	}));
}
