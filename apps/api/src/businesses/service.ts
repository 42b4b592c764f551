import { type Business, type BusinessCategory, businessCategory } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Db } from '../db/connect.ts';
import { Failure } from '../http/failure.ts';
import { type PlacedSearch, pageOfPlaced } from '../locations/paged-search.ts';
import { namedIn } from '../locations/service.ts';
import { type BusinessRow, businessesOf, findBusiness } from './queries.ts';

/** Parameters of a list of businesses. */
export interface BusinessSearch extends PlacedSearch {
	readonly category?: BusinessCategory | undefined;
}

function toBusiness(language: Language, { business, region, township }: BusinessRow): Business {
	const { id, phone, website, shopSlug } = business;
	return {
		id,
		category: businessCategory.parse(business.category),
		name: business.name[language],
		text: business.text[language],
		region: namedIn(language, region),
		township: township && namedIn(language, township),
		address: business.address[language],
		phone,
		website,
		shopSlug,
	};
}

/**
 * A page of the directory.
 * @throws Failure `search_invalid`, `place_not_found` for a region that is not there, `bad_request`
 */
export function listDirectory(db: Db, edition: Edition, language: Language, asked: BusinessSearch) {
	return pageOfPlaced(
		db,
		asked,
		(page) => businessesOf(db, { ...page, edition, category: asked.category }),
		(row) => toBusiness(language, row),
	);
}

/**
 * A business of the edition.
 * @throws Failure `place_not_found`
 */
export async function readBusiness(db: Db, edition: Edition, language: Language, id: string): Promise<Business> {
	const row = await findBusiness(db, edition, id);
	if (!row) throw new Failure('place_not_found');
	return toBusiness(language, row);
}
