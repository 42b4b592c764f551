import { categories, categoryDetail, entitlements, productDetail } from '@zaylat/api-client';
import { critical, optional, type QueryContext } from '../../core/screen/screen-queries.ts';
import { listingQueries } from '../catalog/listing/listing-queries.ts';
import { questionQueries } from '../questions/question-queries.ts';
import { reviewQueries } from '../reviews/review-queries.ts';
import { digitalProductOf } from './digital-product-of.ts';
import { digitalCategoryOf, digitalScope } from './digital-scope.ts';
import { POPULAR, SHELVES } from './home-shelves.ts';

/** What every page of the digital area shows. */
export const areaQueries = { categories: optional(() => categories('digital')) };

const idOf = ({ params }: Pick<QueryContext, 'params'>) => digitalProductOf(params);

export const digitalProductQueries = {
	product: critical((context) => productDetail(idOf(context))),
	...reviewQueries(idOf),
	...questionQueries(idOf),
	...areaQueries,
};

export const digitalAboutQueries = { product: digitalProductQueries.product };

export const digitalHomeQueries = {
	categories: critical(areaQueries.categories.request),
	popular: optional(() => POPULAR),
	...Object.fromEntries(SHELVES.map(({ key, request }) => [key, optional(() => request)])),
};

export const digitalListQueries = {
	...listingQueries(({ url }) => digitalScope(url.searchParams)),
	...areaQueries,
};

/** What the page of a category lists. */
export const digitalCategoryScope = ({ params, url }: Pick<QueryContext, 'params' | 'url'>) =>
	digitalScope(url.searchParams, digitalCategoryOf(params));

export const digitalCategoryQueries = {
	category: critical(({ params }) => categoryDetail(digitalCategoryOf(params))),
	...listingQueries(digitalCategoryScope),
	...areaQueries,
};

export const libraryQueries = { entitlements: optional(({ cursor }) => entitlements({ cursor })) };
