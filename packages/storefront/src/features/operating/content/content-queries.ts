import { homeContent, homePreview } from '@zaylat/api-client';
import { optional } from '../../../core/screen/screen-queries.ts';
import { homeQueries } from '../../home/queries.ts';
import { operatingQueries } from '../queries.ts';
import { momentOf, readPreviewSearch } from './content-path.ts';

/** What the section of the home page, and the form of a banner, show. */
export const homeContentQueries = { ...operatingQueries, content: optional(() => homeContent()) };

/** What the preview of the home page shows: the page at a moment, and its rows that are requested apart. */
export const homePreviewQueries = {
	...operatingQueries,
	preview: optional(({ url, edition }) => {
		const search = readPreviewSearch(url.searchParams, edition);
		return homePreview({
			at: momentOf(search, edition),
			language: search.language,
			withDrafts: search.withDrafts,
		});
	}),
	digital: homeQueries.digital,
	coupons: homeQueries.coupons,
};
