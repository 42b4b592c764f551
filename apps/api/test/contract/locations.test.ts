import { endpointsByResource } from '@zaylat/api-client/contract';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.locations,
	examples: { listCountries: () => ({ path: '/api/locations/countries' }) },
});
