import { ApiError } from '../http/api-error.ts';
import { createClient } from '../http/client.ts';
import type { ClientConfig } from '../http/client-options.ts';
import { fakeFetch, type Reply } from './fake-fetch.ts';

/** When the tests of the client take place. */
export const NOW = Date.UTC(2026, 10, 21, 5, 30);

/** The secret of their security keys. */
export const SECRET = 'a secret of the tests';

/** The response of `cartCount()`. */
export const COUNT = { data: { count: 3 } };

/** The line that `addCartLine` puts into the cart. */
export const LINE = { variantId: '1001-1', quantity: 2 };

/**
 * A client whose server gives prepared replies and whose pauses take no time.
 * @returns it with the requests that were sent and the milliseconds of each pause
 */
export function setUpClient(replies: readonly Reply[], changes: Partial<ClientConfig> = {}) {
	const server = fakeFetch(...replies);
	const waits: number[] = [];
	const client = createClient({
		baseUrl: 'https://api.test',
		edition: 'th',
		language: 'china',
		now: () => NOW,
		fetch: server.fetch,
		delay: async (ms) => void waits.push(ms),
		...changes,
	});
	return { client, waits, seen: server.seen };
}

/** The error that a request ends with. @throws when it succeeds or throws something else */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
	const error: unknown = await promise.then(
		() => 'it succeeded',
		(reason) => reason,
	);
	if (error instanceof ApiError) return error;
	throw new Error(`Expected an ApiError, got ${error}`);
}
