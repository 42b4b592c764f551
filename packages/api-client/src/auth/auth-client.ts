import type { AuthActions } from './auth-actions.ts';
import type { AuthClient, AuthClientConfig } from './auth-client-types.ts';
import { createAuthTransport } from './auth-transport.ts';
import { sessionIn } from './read.ts';

/**
 * Creates the client of the auth calls (Specification §7). What signs in and out is loaded when somebody does.
 * @param config where to, and everything that is not pure.
 */
export function createAuthClient(config: AuthClientConfig): AuthClient {
	const transport = createAuthTransport(config);
	let loaded: Promise<AuthActions> | undefined;

	async function load(): Promise<AuthActions> {
		try {
			const { createAuthActions } = await import('./auth-actions.ts');
			return createAuthActions(config, transport);
		} catch (cause) {
			// The next try asks again.
			loaded = undefined;
			throw transport.unreachable('/signin', 0, cause);
		}
	}
	const actions = () => {
		loaded ??= load();
		return loaded;
	};

	return {
		csrf: async () => (await actions()).csrf(),
		providers: async () => (await actions()).providers(),
		async session({ callbackUrl, signal } = {}) {
			const query = callbackUrl === undefined ? '' : `?${new URLSearchParams({ callbackUrl })}`;
			return sessionIn(await transport.get(`/session${query}`, signal));
		},
		signIn: async (...call) => (await actions()).signIn(...call),
		signOut: async (...call) => (await actions()).signOut(...call),
	};
}
