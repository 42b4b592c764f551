import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.help,
	examples: {
		listHelpArticles: () => ({ path: '/api/help-articles' }),
		getHelpArticle: () => ({ path: '/api/help-articles/faq' }),
	},
	more({ as, expectError }) {
		const get = async (slug: string) => (await as('anyone')).call('GET', `/api/help-articles/${slug}`);
		it('getHelpArticle refuses a slug that is too long, and knows no other', async () => {
			expectError('getHelpArticle', 'bad_request', await get('x'.repeat(61)));
			expectError('getHelpArticle', 'path_not_found', await get('constructor'));
		});
	},
});
