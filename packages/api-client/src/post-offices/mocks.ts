import type { Language } from '@zaylat/domain/languages';
import { checkSearchText } from '@zaylat/domain/search';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Texts } from '../mocks/localized.ts';
import { findMockPlace, MOCK_PATHS, type MockPath, matches, namedIn } from '../mocks/places.ts';
import type { PostOffice } from './contract.ts';

const HOURS = { mm: 'Mo-Fr 09:30-16:30', th: 'Mo-Fr 08:30-16:30; Sa 09:00-12:00' } as const;
const WORDS: Readonly<Record<Language, (place: string) => string>> = {
	en: (place) => `${place} Post Office`,
	mm: (place) => `${place} စာတိုက်`,
	thai: (place) => `ที่ทำการไปรษณีย์ ${place}`,
	china: (place) => `${place} 邮局`,
};

/** One post office per township of the mock world. */
const OFFICES = MOCK_PATHS.filter(({ path }) => path.length === 2);
const CURSOR = /^after-(\d+)$/;

/** Mock answers of the post office calls. */
export const postOfficeAnswers: Pick<Answerers, 'listPostOffices' | 'getPostOffice'> = {
	listPostOffices: ({ catalogue: { config }, query }) => {
		const { search, country = config.edition, region, township, cursor, per_page } = query;
		if (search !== undefined && checkSearchText(search).kind !== 'valid') throw new MockRefusal('search_invalid');
		if (region !== undefined && !findMockPlace(region, 1)) throw new MockRefusal('place_not_found');
		if (township !== undefined && !findMockPlace(township, 2)) throw new MockRefusal('place_not_found');
		const start = cursor === undefined ? 0 : Number(CURSOR.exec(cursor)?.[1] ?? Number.NaN);
		if (Number.isNaN(start)) throw new MockRefusal('bad_request');
		const all = OFFICES.filter(({ country: each, path }) => {
			if (each !== country || (region && path[0]?.id !== region) || (township && path[1]?.id !== township))
				return false;
			const names = path.map(({ name }) => name.join('\n')).join('\n');
			const whole: Texts = [names, names, names, names];
			return search === undefined || matches(search, whole) || path[1]?.postcode?.startsWith(search) === true;
		});
		const end = start + per_page;
		const items = all.slice(start, end).map((office) => officeOf(config.language, office));
		return { data: { items, page: { next: end < all.length ? `after-${end}` : null } } };
	},
	getPostOffice: ({ catalogue: { config }, params }) => {
		const office = OFFICES.find(({ path }) => `po-${path[1]?.id}` === params.id);
		if (!office) throw new MockRefusal('place_not_found');
		return { data: officeOf(config.language, office) };
	},
};

function officeOf(language: Language, { country, path: [region, township] }: MockPath): PostOffice {
	if (!region || !township) throw new Error('a post office without a township');
	const places = [namedIn(language, township), namedIn(language, region)] as const;
	return {
		id: `po-${township.id}`,
		country,
		name: WORDS[language](places[0].name),
		region: places[1],
		township: places[0],
		address: `${places[0].name}, ${places[1].name}`,
		postcode: township.postcode ?? null,
		phone: country === 'th' ? '1545' : null,
		hours: HOURS[country],
		position: null,
	};
}
