import { endpointsByResource } from '@zaylat/api-client/contract';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.categories,
	examples: { listCategoriesWithProducts: () => ({ path: '/api/normal-categories/withProducts' }) },
});
