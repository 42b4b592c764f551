import { type SessionStatus, sessionRefreshPlan, sessionStatus } from '@zaylat/domain/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthClient, SignInOptions, SignOutOptions } from './auth-client-types.ts';
import type { Session, SignInResult } from './types.ts';

/** State of the session (Specification §3). */
export interface AuthState {
	/** Null if nobody is signed in. It stays while the session is refreshed, so screens show it rather than the status. */
	readonly data: Session | null;
	/** `loading` while the auth call runs and before the first one. */
	readonly status: SessionStatus;
	readonly loading: boolean;
	/** Milliseconds since the epoch of the last response; null before the first. */
	readonly lastRefreshedAt: number | null;
}

/** The part of `BroadcastChannel` that keeps tabs in step. */
export interface TabChannel {
	postMessage(message: unknown): void;
	addEventListener(type: 'message', listener: (event: Event) => void): void;
	removeEventListener(type: 'message', listener: (event: Event) => void): void;
}

/** Settings of an auth store. */
export interface AuthStoreConfig {
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** Tells when the window becomes visible; without it the session is not refreshed then. */
	readonly document?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> | undefined;
	/** Shares sign-in and sign-out with other tabs. */
	readonly channel?: TabChannel | undefined;
	/** Refresh when the window becomes visible; on unless false (Specification §4). */
	readonly refreshOnVisible?: boolean | undefined;
	/** Refresh again and again: every 1000 ms when true, or every given ms; off unless given (Specification §9). */
	readonly periodicRefresh?: boolean | number | undefined;
	/** Refresh before the token of a local provider ends, every `maxAgeInSeconds` x 1000 ms (Specification §9). */
	readonly refreshToken?: { readonly maxAgeInSeconds: number } | undefined;
	/** What a server has found out already; undefined leaves the status at loading until the first response. */
	readonly initial?: Session | null | undefined;
}

/** The state of the session, a zustand store: `useStore` reads it in React. */
export interface AuthStore extends Pick<StoreApi<AuthState>, 'getState' | 'getInitialState' | 'subscribe'> {
	/** Asks who is signed in; calls at the same time share one. Never rejects: unreachable keeps what is known. */
	refresh(): Promise<AuthState>;
	/** Signs in and refreshes, here and in other tabs. @throws AuthError when unreachable. */
	signIn(provider?: string, fields?: Readonly<Record<string, string>>, options?: SignInOptions): Promise<SignInResult>;
	/** Signs out and clears the data, here and in other tabs. @throws AuthError as `AuthClient.signOut`. */
	signOut(options?: SignOutOptions): Promise<{ readonly url: string }>;
	/** Fetches the session and begins to listen; call it after mount, never while a server renders. */
	start(): void;
	/** Removes every timer and listener and clears the data (Specification §4). */
	stop(): void;
}

const SESSION_CHANGED = 'session-changed';
const SIGNED_OUT: AuthState = { data: null, status: 'unauthenticated', loading: false, lastRefreshedAt: null };

/**
 * Creates the store of the session (Specification §4).
 * @param authClient makes the calls.
 * @param config clock, window and refresh rules.
 */
export function createAuthStore(authClient: AuthClient, config: AuthStoreConfig): AuthStore {
	const { now, document, channel } = config;
	const plan = sessionRefreshPlan({
		onVisible: config.refreshOnVisible,
		periodic: config.periodicRefresh,
		refreshTokenMaxAgeSeconds: config.refreshToken?.maxAgeInSeconds,
	});
	const store = createStore<AuthState>()(() => initialState(config.initial));
	const { getState } = store;
	let running: Promise<AuthState> | undefined;
	/** Grows when what an older call answers must no longer be taken. */
	let generation = 0;
	let cleanUps: (() => void)[] | undefined;

	function set(next: AuthState): AuthState {
		store.setState(next);
		return getState();
	}

	function settle(data: Session | null, lastRefreshedAt: number | null): AuthState {
		return set({ data, status: sessionStatus(data, false), loading: false, lastRefreshedAt });
	}

	async function ask(asked: number): Promise<AuthState> {
		set({ ...getState(), status: 'loading', loading: true });
		try {
			const data = await authClient.session();
			return asked === generation ? settle(data, now()) : getState();
		} catch {
			// The client has logged it; a lost connection signs nobody out.
			return asked === generation ? settle(getState().data, getState().lastRefreshedAt) : getState();
		}
	}

	function refresh(): Promise<AuthState> {
		if (running) return running;
		const asking = ask(generation).finally(() => {
			if (running === asking) running = undefined;
		});
		running = asking;
		return asking;
	}

	/** After a sign-in or sign-out, what is under way is out of date. */
	function renew(): Promise<AuthState> {
		generation += 1;
		running = undefined;
		return refresh();
	}

	function listen(): (() => void)[] {
		const ends: (() => void)[] = [];
		if (plan.isOnVisible && document) {
			const whenVisible = () => {
				if (document.visibilityState === 'visible') void refresh();
			};
			document.addEventListener('visibilitychange', whenVisible);
			ends.push(() => document.removeEventListener('visibilitychange', whenVisible));
		}
		if (channel) {
			const whenChanged = (event: Event) => {
				if ('data' in event && event.data === SESSION_CHANGED) void renew();
			};
			channel.addEventListener('message', whenChanged);
			ends.push(() => channel.removeEventListener('message', whenChanged));
		}
		for (const everyMs of [plan.periodicMs, plan.refreshTokenMs].filter((ms) => ms !== undefined)) {
			const timer = setInterval(() => void refresh(), everyMs);
			ends.push(() => clearInterval(timer));
		}
		return ends;
	}

	return {
		...store,
		refresh,
		async signIn(provider, fields, options) {
			const result = await authClient.signIn(provider, fields, options);
			if (result.ok) {
				channel?.postMessage(SESSION_CHANGED);
				await renew();
			}
			return result;
		},
		async signOut(options) {
			const result = await authClient.signOut(options);
			generation += 1;
			running = undefined;
			settle(null, now());
			channel?.postMessage(SESSION_CHANGED);
			return result;
		},
		start() {
			if (cleanUps) return;
			cleanUps = listen();
			void refresh();
		},
		stop() {
			for (const cleanUp of cleanUps ?? []) cleanUp();
			cleanUps = undefined;
			generation += 1;
			running = undefined;
			set(SIGNED_OUT);
		},
	};
}

function initialState(initial: Session | null | undefined): AuthState {
	if (initial === undefined) return { data: null, status: 'loading', loading: true, lastRefreshedAt: null };
	return { ...SIGNED_OUT, data: initial, status: sessionStatus(initial, false) };
}
