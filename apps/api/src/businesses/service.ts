import { type Business, type BusinessCategory, businessCategory } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Db } from '../db/connect.ts';
import { Failure } from '../http/failure.ts';
import { readIdCursor, writeIdCursor } from '../http/id-cursor.ts';
import { readPlaceText } from '../locations/place-text.ts';
import { namedIn, requireRegion } from '../locations/service.ts';
import { type BusinessRow, businessesOf, findBusiness } from './queries.ts';

/** What a list of businesses is asked for. */
export interface BusinessSearch {
	readonly search?: string | undefined;
	readonly category?: BusinessCategory | undefined;
	readonly region?: string | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
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
export async function listDirectory(db: Db, edition: Edition, language: Language, asked: BusinessSearch) {
	const { search, category, region, cursor, per_page: limit } = asked;
	const words = search === undefined ? [] : await readPlaceText(search);
	const after = cursor === undefined ? undefined : readIdCursor(cursor);
	if (region !== undefined) await requireRegion(db, region);
	const rows = await businessesOf(db, { edition, words, category, region, after, limit: limit + 1 });
	const items = rows.slice(0, limit).map((row) => toBusiness(language, row));
	const last = items.at(-1);
	return { items, page: { next: rows.length > limit && last ? writeIdCursor(last.id) : null } };
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
