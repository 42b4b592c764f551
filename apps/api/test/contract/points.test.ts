import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.points,
	examples: { listPoints: () => ({ path: '/api/points?per_page=2' }) },
	more({ as, expectError }) {
		it('a cursor that is none', async () => {
			const response = await (await as('registered')).call('GET', '/api/points?cursor=rubbish');
			expectError('listPoints', 'bad_request', response);
		});
	},
});
