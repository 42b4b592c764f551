import { endpointsByResource, listMissedSearches } from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { openStaff } from '../staff.ts';
import { testContract } from './suite.ts';

const PATH = '/api/operating/missed-searches';

testContract({
	endpoints: endpointsByResource['missed-searches'],
	examples: { listMissedSearches: () => ({ path: `${PATH}?edition=mm&days=7` }) },
	more(context) {
		it('tells what several people searched for in vain, by edition and time, and forgets it after 90 days', async () => {
			const { api, expectError } = context;
			const dayBefore = (days: number) => new Date(api.clock.now() - days * DAY_MS).toISOString().slice(0, 10);
			await api.query('delete from missed_searches');
			await api.query(
				`insert into missed_searches (day, edition, text, visitors) values
					($1, 'mm', 'recent', 5), ($2, 'mm', 'recent', 4), ($3, 'th', 'older', 3), ($1, 'mm', 'of one person', 2), ($4, 'mm', 'old', 9)`,
				[dayBefore(1), dayBefore(20), dayBefore(60), dayBefore(91)],
			);
			const staff = await openStaff(api, { roles: ['catalogue'] });
			const list = async (query: string) =>
				ok(listMissedSearches, await staff.call('GET', `${PATH}?${query}`)).data.items;
			const recent = { edition: 'mm', text: 'recent', lastDay: dayBefore(1) };
			expect(await list('')).toEqual([{ ...recent, searches: 9, days: 2 }]);
			expect(await list('days=7')).toEqual([{ ...recent, searches: 5, days: 1 }]);
			expect((await list('days=90')).map(({ text }) => text)).toEqual(['recent', 'older']);
			expect((await list('days=90&edition=th')).map(({ text }) => text)).toEqual(['older']);
			expectError('listMissedSearches', 'bad_request', await staff.call('GET', `${PATH}?days=31`));
			await api.runTask('clean-missed-searches');
			const { rows } = await api.query('select distinct text from missed_searches order by 1');
			expect(rows.map(({ text }) => text)).toEqual(['of one person', 'older', 'recent']);
		});
	},
});
