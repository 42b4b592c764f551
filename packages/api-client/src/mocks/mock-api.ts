import { getResponse, type HttpHandler } from 'msw';
import type { Fetch } from '../http/exchange.ts';
import { apiHandlers } from './api-handlers.ts';
import { authHandlers } from './auth-handlers.ts';
import { pictureHandlers } from './picture-handlers.ts';
import { createWorld, type MockApiOptions, type World } from './world.ts';

/** A mock of the whole API with a state of its own. */
export interface MockApi {
	/** For MSW in a browser, in Node or in Storybook. */
	readonly handlers: HttpHandler[];
	/** Answers without any interception, as the `fetch` setting of a client. */
	readonly fetch: Fetch;
	/** What the shopper has done so far. */
	readonly world: World;
}

/**
 * Creates a mock of every endpoint of the contract, of the auth calls and of the pictures.
 * Texts, prices and goods follow the headers of each request; answers are parsed by the contract.
 * @param options who is signed in, what there is, and what fails.
 */
export function createMockApi(options: MockApiOptions = {}): MockApi {
	const world = createWorld(options);
	const handlers = [...apiHandlers(world), ...authHandlers(world), ...pictureHandlers()];
	return {
		handlers,
		world,
		async fetch(url, init) {
			const response = await getResponse(handlers, new Request(new URL(url, 'http://shop.test'), init));
			if (!response) throw new TypeError(`The mock API has no ${init.method ?? 'GET'} ${url}`);
			// A broken connection is a response of type "error" in MSW and a rejection in fetch.
			if (response.type === 'error') throw new TypeError('Failed to fetch');
			return response;
		},
	};
}
