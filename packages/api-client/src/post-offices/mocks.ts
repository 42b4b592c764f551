import { checkSearchText } from '@zaylat/domain/search';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { pageOf } from '../mocks/paging.ts';
import { findMockPlace, matchesAny } from '../mocks/places.ts';
import { referenceIn, referenceInAll } from '../mocks/recorded/reference.ts';
import type { PostOffice } from './contract.ts';

/** Mock answers of the post office calls: one office per township of the mock world. */
export const postOfficeAnswers: Pick<Answerers, 'listPostOffices' | 'getPostOffice'> = {
	listPostOffices: ({ catalogue: { config }, query }) => {
		const { search, country = config.edition, region, township } = query;
		if (search !== undefined && checkSearchText(search).kind !== 'valid') throw new MockRefusal('search_invalid');
		if (region !== undefined && !findMockPlace(region, 1)) throw new MockRefusal('place_not_found');
		if (township !== undefined && !findMockPlace(township, 2)) throw new MockRefusal('place_not_found');
		const inAll = referenceInAll<PostOffice>('postOffices');
		const found = referenceIn<PostOffice>('postOffices', config.language).filter((office, place) => {
			if (office.country !== country || (region && office.region.id !== region)) return false;
			if (township && office.township?.id !== township) return false;
			if (search === undefined || office.postcode?.startsWith(search)) return true;
			const names = inAll.flatMap((own) => [own[place]?.township?.name ?? '', own[place]?.region.name ?? '']);
			return matchesAny(search, names);
		});
		return { data: pageOf(found, query) };
	},
	getPostOffice: ({ catalogue: { config }, params }) => {
		const office = referenceIn<PostOffice>('postOffices', config.language).find(({ id }) => id === params.id);
		if (!office) throw new MockRefusal('place_not_found');
		return { data: office };
	},
};
