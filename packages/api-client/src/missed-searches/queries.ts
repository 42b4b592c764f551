import type { Edition } from '@zaylat/domain/editions';
import type { MissedSearchDays } from '@zaylat/domain/search';
import { call } from '../http/request.ts';
import type { listMissedSearches } from './contract.ts';

/** Which searches without a result are wanted. */
export interface MissedSearchFilter {
	readonly edition?: Edition | undefined;
	/** Of so many days until today; 30 unless given. */
	readonly days?: MissedSearchDays | undefined;
}

/** Texts that several people searched for in vain, the most frequent first: `response.data.items`. */
export function missedSearches({ edition, days }: MissedSearchFilter = {}) {
	return call<typeof listMissedSearches>('GET', '/api/operating/missed-searches', {
		guarded: true,
		query: { edition, days },
	});
}
