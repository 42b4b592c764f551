import { productComparison } from '@zaylat/api-client';
import { comparedIds } from '@zaylat/domain/comparison';
import { COMPARED_ID } from '../../core/paths/compare-path.ts';
import { critical, type QueryContext } from '../../core/screen/screen-queries.ts';

/** Ids of the products that an address compares. */
export const idsOf = ({ searchParams }: Pick<URL, 'searchParams'>): readonly string[] =>
	comparedIds(searchParams.getAll(COMPARED_ID));

export const comparisonQueries = {
	compared: critical(({ url }: QueryContext) => {
		const ids = idsOf(url);
		return ids.length === 0 ? undefined : productComparison(ids);
	}),
};
