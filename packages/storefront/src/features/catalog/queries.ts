import { collectionDetail, collections } from '@zaylat/api-client';
import { CATEGORY_TREE } from '../../core/page/category-tree.ts';
import { critical, optional, type QueryContext } from '../../core/screen/screen-queries.ts';
import { categorySlugOf } from './category-tree.ts';
import { listingQueries } from './listing/listing-queries.ts';
import { searchScope } from './search-scope.ts';

export const categoriesQueries = { categories: critical(() => CATEGORY_TREE) };

/** What the page of a category lists. */
export const categoryScope = ({ params }: Pick<QueryContext, 'params'>) => ({ category: categorySlugOf(params) });

export const categoryQueries = {
	...listingQueries(categoryScope),
	categories: optional(categoriesQueries.categories.request),
};

export const searchQueries = listingQueries(({ url }) => searchScope(url.searchParams));

export const collectionQueries = {
	collection: critical(({ params, cursor }) => collectionDetail(params.id ?? '', { cursor })),
	collections: optional(collections),
};
