import { createClient } from '@zaylat/api-client';
import { createAuthClient } from '@zaylat/api-client/auth';
import { resolveLanguage } from '@zaylat/domain/languages';
import { PREFERENCE_KEYS } from '@zaylat/domain/preferences';
import type { FormCall } from '@zaylat/storefront';
import { SHOP } from '../shop.ts';
import type { FormRequest, RendererServices } from './renderer.ts';

/** Longest time that a form waits for the API, in milliseconds. */
const API_TIMEOUT_MS = 8_000;

/** Gives a form the clients of the API that speak for its visitor. */
export function formCall(
	{ fetch, ...request }: FormRequest,
	services: Pick<RendererServices, 'securityKey' | 'now' | 'logger'>,
): FormCall {
	const { now, logger } = services;
	const securityKey = { secret: services.securityKey, crypto: globalThis.crypto };
	const language = resolveLanguage({
		query: new URL(request.from, 'http://page').searchParams.get('lang'),
		stored: request.cookie(PREFERENCE_KEYS.language),
		edition: request.edition,
		offered: SHOP.languages,
	});
	const common = { fetch, now, securityKey, timeoutMs: API_TIMEOUT_MS };
	return {
		...request,
		client: createClient({ ...common, baseUrl: '', edition: request.edition, language }),
		auth: createAuthClient({
			...common,
			baseUrl: '/api/auth',
			logger: { error: (message, cause) => logger.error(message, {}, cause) },
		}),
	};
}
