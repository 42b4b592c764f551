import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.editions,
	examples: {
		listEditions: () => ({ path: '/api/editions' }),
		getEdition: () => ({ path: '/api/editions/th' }),
	},
	more({ as, expectError }) {
		const get = async (key: string) => (await as('anyone')).call('GET', `/api/editions/${key}`);
		it('getEdition refuses a key that is too long, and knows no other', async () => {
			expectError('getEdition', 'bad_request', await get('x'.repeat(21)));
			expectError('getEdition', 'path_not_found', await get('sg'));
		});
	},
});
