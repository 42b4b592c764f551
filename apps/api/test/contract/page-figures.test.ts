import { endpointsByResource } from '@zaylat/api-client/contract';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource['page-figures'],
	examples: {
		sendPageFigures: () => ({
			path: '/api/page-figures',
			body: { route: '/Products/:id', device: 'phone', connection: '3g', figures: { lcpMs: 1800, lostPresses: 0 } },
		}),
	},
	// Calls are only counted where they have an address.
	withoutDatabase: ['sendPageFigures'],
});
