import type { Edition } from '@zaylat/domain/editions';
import type { Db } from '../db/connect.ts';
import { planSearch, type SearchPlan } from './plan.ts';
import type { Search } from './read-search.ts';
import { createStatistics } from './statistics.ts';

/** What a plan depends on. */
export interface Planned {
	readonly edition: Edition;
	readonly query: { readonly kind: 'goods' | 'digital' };
	readonly search: Search | undefined;
}

/** Plans searches. */
export interface SearchPlanner {
	/** @returns undefined when the search finds nothing, or there is none */
	planOf(db: Db, planned: Planned): Promise<SearchPlan | undefined>;
}

/** @param now milliseconds since the epoch */
export function createSearchPlanner(now: () => number): SearchPlanner {
	const readStatistics = createStatistics(now);
	return {
		planOf: async (db, { edition, query: { kind }, search }) =>
			search && planSearch(db, readStatistics, { edition, kind, ...search }),
	};
}
