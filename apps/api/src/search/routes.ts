import { listMissedSearches } from '@zaylat/api-client/contract';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { isOperator } from '../http/operator.ts';
import { editionOf } from '../payments/gateways.ts';
import { reportMissedSearches } from './missed-searches.ts';

/** Path of the report of searches without a result; for operators, so not of the contract. */
export const MISSED_SEARCHES_PATH = '/api/missed-searches';

/** Serves the report to staff, and as tab-separated values to operators; unauthorized callers receive 404. */
export function mountMissedSearches(router: Router): void {
	const { app, services } = router;
	mount(router, listMissedSearches, async ({ query }) => {
		const rows = await reportMissedSearches(services.db, services.now(), query);
		return { data: { items: rows.map(({ edition, ...row }) => ({ ...row, edition: editionOf(edition) })) } };
	});
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
