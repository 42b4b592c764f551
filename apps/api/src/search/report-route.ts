import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { isOperator } from '../http/operator.ts';
import { reportMissedSearches } from './missed-searches.ts';

/** Path of the report of searches without a result; for operators, so not of the contract. */
export const MISSED_SEARCHES_PATH = '/api/missed-searches';

/** Serves the report as tab-separated values; unauthorized callers receive 404. */
export function mountMissedSearches({ app, services }: Pick<Router, 'app' | 'services'>): void {
	app.get(MISSED_SEARCHES_PATH, async (c) => {
		if (!isOperator(c, services.config)) throw new Failure('path_not_found');
		const rows = await reportMissedSearches(services.db, services.now());
		const lines = rows.map(({ edition, text, searches, days }) => [edition, searches, days, text].join('\t'));
		return c.body(`${['edition\tsearches\tdays\ttext', ...lines].join('\n')}\n`, 200, {
			'content-type': 'text/tab-separated-values; charset=utf-8',
			'cache-control': 'private, no-store',
		});
	});
}
