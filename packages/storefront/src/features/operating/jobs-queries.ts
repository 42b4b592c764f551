import { missedSearches, staffJobs } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { readJobsSearch, readMissedSearch } from './jobs-path.ts';
import { operatingQueries } from './queries.ts';

/** What the section of failed jobs shows. */
export const jobsQueries = {
	...operatingQueries,
	jobs: optional(({ url }) => staffJobs(readJobsSearch(url.searchParams))),
};

/** What the section of searches without a result shows. */
export const searchesQueries = {
	...operatingQueries,
	searches: optional(({ url }) => missedSearches(readMissedSearch(url.searchParams))),
};
