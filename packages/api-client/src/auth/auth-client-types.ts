import type { Fetch } from '../http/exchange.ts';
import type { SecurityKeyConfig } from '../http/key-maker.ts';
import type { Providers, Session, SignInResult } from './types.ts';

/** Where unreachable endpoints are reported; `console` fits. */
export interface AuthLogger {
	error(message: string, cause: unknown): void;
}

/** Settings of an auth client. */
export interface AuthClientConfig {
	/** The auth base path, for example `/api/auth`, with an origin before it on a server. */
	readonly baseUrl: string;
	/** The global `fetch` unless given. */
	readonly fetch?: Fetch | undefined;
	readonly logger?: AuthLogger | undefined;
	/** More headers; on a server the visitor's cookie (Specification §7: cookie forwarded). */
	readonly headers?: Readonly<Record<string, string>> | undefined;
	/** Without it, or without `now`, every request says "Non Secure Condition" (Specification §7). */
	readonly securityKey?: SecurityKeyConfig | undefined;
	/** Milliseconds since the epoch, for the security keys. */
	readonly now?: (() => number) | undefined;
	/** The visitor's address as far as it is known, sent with every request: no call waits for it. */
	readonly userIp?: string | (() => string | undefined) | undefined;
	/**
	 * Called after each response about the session which address the server sees the visitor at; undefined where it does not
	 * say, or cannot be reached.
	 */
	readonly onUserIp?: ((userIp: string | undefined) => void) | undefined;
	/** How long one call may take; 10,000 ms unless given. */
	readonly timeoutMs?: number | undefined;
	/** The page that lets people sign in; `/login` unless given. */
	readonly signInPage?: string | undefined;
	/** The page for errors that signing in cannot overcome; `<baseUrl>/error` unless given. */
	readonly errorPage?: string | undefined;
	/** Leaves the page; used when a caller does not choose `redirect: false`. */
	readonly navigate?: ((url: string) => void) | undefined;
	/** Lets time pass, so that a call is not over before the page is left; without it calls end at once. */
	readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

/** Settings of one sign-in. */
export interface SignInOptions {
	/** Where to go afterwards, a path within the shop; `/` unless given. */
	readonly callbackUrl?: string | undefined;
	/** False to stay and read the result; else `navigate` is called where there is one. */
	readonly redirect?: boolean | undefined;
	/** Why sign-in is asked for, for example `SessionRequired` (Specification §8). */
	readonly error?: string | undefined;
}

/** Settings of one sign-out. */
export interface SignOutOptions {
	/** Where to go afterwards; `/` unless given. */
	readonly callbackUrl?: string | undefined;
	/** False to stay; else `navigate` is called where there is one. */
	readonly redirect?: boolean | undefined;
}

/** The auth calls of Specification §7, in Auth.js's wire format. */
export interface AuthClient {
	/** @returns the CSRF token; empty when the response has none. @throws AuthError when unreachable. */
	csrf(): Promise<string>;
	/** @returns ways to sign in, by id. @throws AuthError when unreachable. */
	providers(): Promise<Providers>;
	/** @returns who is signed in, or null. @throws AuthError when unreachable. */
	session(options?: { readonly callbackUrl?: string; readonly signal?: AbortSignal }): Promise<Session | null>;
	/**
	 * Signs in. Without a provider, or with an unknown one, it leads to the sign-in page.
	 * @param provider id of a provider, for example `credentials` or `guest`.
	 * @param fields what the provider needs, for example `identifier` and `password`.
	 * @throws AuthError when unreachable.
	 */
	signIn(provider?: string, fields?: Readonly<Record<string, string>>, options?: SignInOptions): Promise<SignInResult>;
	/**
	 * Signs out.
	 * @returns where to go now.
	 * @throws AuthError 400 "Could not fetch CSRF Token for signing out" without a token, or when unreachable.
	 */
	signOut(options?: SignOutOptions): Promise<{ readonly url: string }>;
}
