import { getEdition, listEditions } from '@zaylat/api-client/contract';
import { isEdition } from '@zaylat/domain/editions';
import { oauthProvidersOf } from '../auth/providers.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { readEditions } from './settings.ts';

/** Serves the settings of the editions (Specification §1, Decision 2). */
export function mountEditions(router: Router): void {
	const { db, config } = router.services;
	const providers = oauthProvidersOf(config);
	mount(router, listEditions, async ({ language }) => ({
		data: { items: await readEditions(db, language, ['mm', 'th'], providers, config.operators) },
	}));
	mount(router, getEdition, async ({ language, params }) => {
		if (!isEdition(params.key)) throw new Failure('path_not_found');
		const [settings] = await readEditions(db, language, [params.key], providers, config.operators);
		if (!settings) throw new Failure('path_not_found');
		return { data: settings };
	});
}
