import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import type { Language } from '@zaylat/domain/languages';
import { checkSearchText } from '@zaylat/domain/search';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { findMockPlace, MOCK_PATHS, MOCK_PLACES, type MockPath, matchesAny, namedIn } from '../mocks/places.ts';
import type { Place } from './contract.ts';

type Answered = 'listCountries' | 'listRegions' | 'listTownships' | 'listSubdistricts' | 'getPostcode' | 'searchPlaces';

/** Mock answers of the location calls. */
export const locationAnswers: Pick<Answerers, Answered> = {
	listCountries: () => ({
		data: LOCAL_COUNTRIES.flatMap(({ name, code }) =>
			code === undefined ? [] : [{ name_en: name.en, postcode: code }],
		),
	}),
	listRegions: ({ catalogue: { config }, query: { country = config.edition } }) => ({
		data: { items: MOCK_PLACES[country].map((region) => ({ ...namedIn(config.language, region), country })) },
	}),
	listTownships: ({ catalogue: { config }, params }) => {
		const { country, path } = found(params.id, 1);
		const [region] = path;
		if (!region) throw new MockRefusal('place_not_found');
		const items = (region.parts ?? []).map((township) => ({
			...namedIn(config.language, township),
			postcode: township.postcode ?? null,
			hasSubdistricts: township.parts !== undefined,
		}));
		return { data: { region: { ...namedIn(config.language, region), country }, items } };
	},
	listSubdistricts: ({ catalogue: { config }, params }) => {
		const { country, path } = found(params.id, 2);
		const [region, township] = path;
		if (!region || !township) throw new MockRefusal('place_not_found');
		return {
			data: {
				region: { ...namedIn(config.language, region), country },
				township: namedIn(config.language, township),
				items: (township.parts ?? []).map((part) => ({
					...namedIn(config.language, part),
					postcode: part.postcode ?? '',
				})),
			},
		};
	},
	getPostcode: ({ catalogue: { config }, params: { postcode }, query: { country = config.edition } }) => {
		const all = MOCK_PATHS.filter((each) => each.country === country && each.path.at(-1)?.postcode === postcode);
		if (all.length === 0) throw new MockRefusal('place_not_found');
		return { data: { postcode, items: all.map((each) => placeOf(config.language, each)) } };
	},
	searchPlaces: ({ catalogue: { config }, query: { search, country = config.edition } }) => {
		if (checkSearchText(search).kind !== 'valid') throw new MockRefusal('search_invalid');
		const all = MOCK_PATHS.filter(({ country: each, path }) => {
			const own = path.at(-1);
			return each === country && own && (matchesAny(search, own.name) || own.postcode?.startsWith(search));
		});
		return { data: { items: all.map((each) => placeOf(config.language, each)) } };
	},
};

function found(id: string, level: 1 | 2): MockPath {
	const place = findMockPlace(id, level);
	if (!place) throw new MockRefusal('place_not_found');
	return place;
}

function placeOf(language: Language, { country, path: [region, township, subdistrict] }: MockPath): Place {
	if (!region) throw new Error('a place without a region');
	return {
		country,
		region: namedIn(language, region),
		township: township ? namedIn(language, township) : null,
		subdistrict: subdistrict ? namedIn(language, subdistrict) : null,
		postcode: (subdistrict ?? township ?? region).postcode ?? null,
	};
}
