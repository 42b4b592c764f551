import { endpointsByResource } from '@zaylat/api-client/contract';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.currencies,
	examples: { listCurrencies: () => ({ path: '/api/currency-exchange' }) },
});
