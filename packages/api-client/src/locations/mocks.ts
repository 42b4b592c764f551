import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { checkSearchText } from '@zaylat/domain/search';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { findPlace, matchesAny, namesAt, ownPlace, placesIn } from '../mocks/places.ts';
import type { Place } from './contract.ts';

/** Mock handlers of the location calls: the recorded places. */
export const locationHandlers = {
	listCountries: () =>
		LOCAL_COUNTRIES.flatMap(({ name, code }) => (code === undefined ? [] : [{ name_en: name.en, postcode: code }])),
	listRegions: ({ catalogue: { config }, query: { country = config.edition } }) => ({
		items: placesIn(config)
			.filter((place) => place.country === country && place.township === null)
			.map(regionOf),
	}),
	listTownships: ({ catalogue: { config }, params }) => {
		const places = placesIn(config);
		const region = findPlace(config, 'region', params.id) ?? refuse('place_not_found');
		const items = places.flatMap(({ region: { id }, township, subdistrict, postcode }) => {
			if (id !== params.id || township === null || subdistrict !== null) return [];
			const hasSubdistricts = places.some((place) => place.township?.id === township.id && place.subdistrict !== null);
			return [{ ...township, postcode, hasSubdistricts }];
		});
		return { region: regionOf(region), items };
	},
	listSubdistricts: ({ catalogue: { config }, params }) => {
		const place = findPlace(config, 'township', params.id) ?? refuse('place_not_found');
		const items = placesIn(config).flatMap(({ township, subdistrict, postcode }) =>
			township?.id === params.id && subdistrict !== null ? [{ ...subdistrict, postcode: postcode ?? '' }] : [],
		);
		return { region: regionOf(place), township: ownPlace(place), items };
	},
	getPostcode: ({ catalogue: { config }, params: { postcode }, query: { country = config.edition } }) => {
		const items = placesIn(config).filter((place) => place.country === country && place.postcode === postcode);
		return items.length === 0 ? refuse('place_not_found') : { postcode, items };
	},
	searchPlaces: ({ catalogue: { config }, query: { search, country = config.edition } }) => {
		if (checkSearchText(search).kind !== 'valid') refuse('search_invalid');
		return {
			items: placesIn(config).filter(
				(place, index) =>
					place.country === country && (matchesAny(search, namesAt(index)) || place.postcode?.startsWith(search)),
			),
		};
	},
} satisfies Partial<MockHandlers>;

const regionOf = ({ region, country }: Place) => ({ ...region, country });
