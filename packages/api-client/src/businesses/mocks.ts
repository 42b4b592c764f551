import type { Edition } from '@zaylat/domain/editions';
import { checkSearchText } from '@zaylat/domain/search';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { pageOf } from '../mocks/paging.ts';
import { findMockPlace, matchesAny } from '../mocks/places.ts';
import { referenceIn, referenceInAll } from '../mocks/recorded/reference.ts';
import type { Business } from './contract.ts';

/** A business with the edition that lists it. */
interface RecordedBusiness extends Business {
	readonly edition: Edition;
}

const withoutEdition = ({ edition: _, ...business }: RecordedBusiness): Business => business;

/** Mock answers of the business directory. */
export const businessAnswers: Pick<Answerers, 'listBusinesses' | 'getBusiness'> = {
	listBusinesses: ({ catalogue: { config }, query }) => {
		const { search, category, region } = query;
		if (search !== undefined && checkSearchText(search).kind !== 'valid') throw new MockRefusal('search_invalid');
		if (region !== undefined && !findMockPlace(region, 1)) throw new MockRefusal('place_not_found');
		const names = referenceInAll<RecordedBusiness>('businesses');
		const found = referenceIn<RecordedBusiness>('businesses', config.language).filter(
			(each, place) =>
				each.edition === config.edition &&
				(category === undefined || each.category === category) &&
				(region === undefined || each.region.id === region) &&
				(search === undefined ||
					matchesAny(
						search,
						names.map((own) => own[place]?.name ?? ''),
					)),
		);
		return { data: pageOf(found.map(withoutEdition), query) };
	},
	getBusiness: ({ catalogue: { config }, params }) => {
		const all = referenceIn<RecordedBusiness>('businesses', config.language);
		const found = all.find(({ id, edition }) => id === params.id && edition === config.edition);
		if (!found) throw new MockRefusal('place_not_found');
		return { data: withoutEdition(found) };
	},
};
