import { type Edition, isEdition } from '@zaylat/domain/editions';
import { MISSED_SEARCH_DAYS, type MissedSearchDays } from '@zaylat/domain/search';
import { addressOf, SECTIONS } from './operating-path.ts';

/** Which failed jobs an address selects. */
export type JobsSearch = 'messages' | 'others' | undefined;

/** Reads the address of the failed jobs; an unknown value is ignored. */
export function readJobsSearch(query: URLSearchParams): JobsSearch {
	const which = query.get('which');
	return which === 'messages' || which === 'others' ? which : undefined;
}

/** Address of the failed jobs. */
export const jobsPath = (which: JobsSearch): string => addressOf(SECTIONS.jobs.path, { which });

/** Which searches without a result an address selects. */
export interface MissedSearch {
	readonly edition?: Edition | undefined;
	readonly days?: MissedSearchDays | undefined;
}

/** Reads the address of the searches; unknown values are ignored. */
export function readMissedSearch(query: URLSearchParams): MissedSearch {
	const edition = query.get('edition');
	return {
		edition: isEdition(edition) ? edition : undefined,
		days: MISSED_SEARCH_DAYS.find((days) => String(days) === query.get('days')),
	};
}

/** Address of the searches. */
export const searchesPath = ({ edition, days }: MissedSearch): string =>
	addressOf(SECTIONS.searches.path, { edition, days: days === undefined ? undefined : String(days) });
