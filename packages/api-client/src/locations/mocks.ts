import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import type { Language } from '@zaylat/domain/languages';
import { checkSearchText } from '@zaylat/domain/search';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { findPlace, matchesAny, namesAt, ownPlace, type PlaceLevel, placesIn } from '../mocks/places.ts';
import type { Place } from './contract.ts';

/** Mock handlers of the location calls: the recorded places. */
export const locationHandlers = {
	listCountries: () =>
		LOCAL_COUNTRIES.flatMap(({ name, code }) => (code === undefined ? [] : [{ name_en: name.en, postcode: code }])),
	listRegions: ({ catalogue: { config }, query: { country = config.edition } }) => ({
		items: placesIn(config.language)
			.filter((place) => place.country === country && place.township === null)
			.map(regionOf),
	}),
	listTownships: ({ catalogue: { config }, params }) => {
		const places = placesIn(config.language);
		const region = found(config.language, 'region', params.id);
		const items = places.flatMap(({ region: { id }, township, subdistrict, postcode }) => {
			if (id !== region.region.id || township === null || subdistrict !== null) return [];
			const hasSubdistricts = places.some((place) => place.township?.id === township.id && place.subdistrict !== null);
			return [{ ...township, postcode, hasSubdistricts }];
		});
		return { region: regionOf(region), items };
	},
	listSubdistricts: ({ catalogue: { config }, params }) => {
		const place = found(config.language, 'township', params.id);
		const items = placesIn(config.language).flatMap(({ township, subdistrict, postcode }) =>
			township?.id === params.id && subdistrict !== null ? [{ ...subdistrict, postcode: postcode ?? '' }] : [],
		);
		return { region: regionOf(place), township: ownPlace(place), items };
	},
	getPostcode: ({ catalogue: { config }, params: { postcode }, query: { country = config.edition } }) => {
		const items = placesIn(config.language).filter((place) => place.country === country && place.postcode === postcode);
		if (items.length === 0) refuse('place_not_found');
		return { postcode, items };
	},
	searchPlaces: ({ catalogue: { config }, query: { search, country = config.edition } }) => {
		if (checkSearchText(search).kind !== 'valid') refuse('search_invalid');
		const items = placesIn(config.language).filter(
			(place, index) =>
				place.country === country && (matchesAny(search, namesAt(index)) || place.postcode?.startsWith(search)),
		);
		return { items };
	},
} satisfies Partial<MockHandlers>;

const regionOf = ({ region, country }: Place) => ({ ...region, country });

function found(language: Language, level: PlaceLevel, id: string): Place {
	return findPlace(language, level, id) ?? refuse('place_not_found');
}
