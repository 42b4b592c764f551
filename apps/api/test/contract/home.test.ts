import { endpointsByResource } from '@zaylat/api-client/contract';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.home,
	examples: { getHome: () => ({ path: '/api/home' }) },
});
