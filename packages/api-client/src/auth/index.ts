export { createAuthClient } from './auth-client.ts';
export type {
	AuthClient,
	AuthClientConfig,
	AuthLogger,
	SignInOptions,
	SignOutOptions,
} from './auth-client-types.ts';
export { AuthError, CSRF_MISSING, ENDPOINT_UNREACHABLE } from './auth-error.ts';
export {
	type AuthState,
	type AuthStore,
	type AuthStoreConfig,
	createAuthStore,
} from './auth-store.ts';
export type { Provider, Providers, Session, SessionUser, SignInResult } from './types.ts';
