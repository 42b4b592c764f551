import type { SessionUser } from '@zaylat/api-client/auth';

/**
 * Where client storage holds who is signed in (Specification §3). None of it can sign anyone in: the session is in an
 * HttpOnly cookie, which scripts cannot read (ADR 31).
 */
export const USER_INFO_KEY = 'user-info';
/** Present while a registered user is signed in (Specification §6); the value says where the token itself is. */
export const LOGIN_TOKEN_KEY = 'login-token';
/** The visitor's address as the server sees it (Specification §3, §7). */
export const USER_IP_KEY = 'user-ip';

/** What `login-token` holds in place of a token. */
export const LOGIN_TOKEN_PLACE = 'http-only-cookie';

/** The part of `localStorage` that is used. */
export type SessionUserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Writes who is signed in; nobody leaves nothing.
 * @param storage the browser's; one that refuses is passed over
 */
export function saveUser(storage: () => SessionUserStorage, user: SessionUser | null): void {
	const info = user && JSON.stringify({ id: user.id, name: user.name, kind: user.kind });
	keep(storage, USER_INFO_KEY, info);
	keep(storage, LOGIN_TOKEN_KEY, user?.kind === 'registered' ? LOGIN_TOKEN_PLACE : null);
}

function keep(storage: () => SessionUserStorage, key: string, value: string | null): void {
	try {
		if (value === null) storage().removeItem(key);
		else storage().setItem(key, value);
	} catch {
		// Storage is forbidden or full: nothing depends on it.
	}
}

/** The visitor's address: what the device knows, corrected by each response about the session. */
export interface UserAddress {
	/** The address; while it is not known, a promise of it, which ends without one after `WAIT_MS`. */
	current(this: void): string | undefined | Promise<string | undefined>;
	/** The address as far as it is known now. */
	known(this: void): string | undefined;
	/** Takes what the server said; undefined when it said nothing. */
	learn(this: void, userIp: string | undefined): void;
}

/** Longest time that a request waits for the first response about the session, in milliseconds. */
export const WAIT_MS = 2000;

/**
 * Creates the visitor's address of a tab.
 * @param storage the browser's
 * @param wait lets time pass
 */
export function createUserAddress(
	storage: () => SessionUserStorage,
	wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): UserAddress {
	let known = read(storage, USER_IP_KEY);
	let isKnown = known !== undefined;
	let release = () => {};
	const first = new Promise<void>((resolve) => {
		release = resolve;
	});
	return {
		known: () => known,
		current() {
			if (isKnown) return known;
			return Promise.race([first, wait(WAIT_MS)]).then(() => known);
		},
		learn(userIp) {
			isKnown = true;
			if (userIp !== undefined) {
				known = userIp;
				keep(storage, USER_IP_KEY, userIp);
			}
			release();
		},
	};
}

function read(storage: () => SessionUserStorage, key: string): string | undefined {
	try {
		return storage().getItem(key) || undefined;
	} catch {
		return undefined;
	}
}
