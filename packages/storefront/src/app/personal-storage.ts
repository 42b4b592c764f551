import type { SessionUser } from '@zaylat/api-client/auth';
import { PREFERENCE_KEYS } from '@zaylat/domain/preferences';
import { PUSH_OWNER_KEY } from '../shared/push/push-owner-key.ts';
import { LOGIN_TOKEN_KEY, USER_INFO_KEY, USER_IP_KEY } from '../shared/session-user-storage/session-user-storage.ts';

/** Id of the registered shopper whose data may be in a storage. */
const OWNER_KEY = 'personal-owner';

/**
 * What is not personal, or has an end of its own: settings of the device and the session's own keys. Whatever is not
 * named here is removed, so that a new key is never forgotten.
 */
const NOT_PERSONAL: ReadonlySet<string> = new Set([
	...Object.values(PREFERENCE_KEYS),
	USER_INFO_KEY,
	LOGIN_TOKEN_KEY,
	USER_IP_KEY,
	// Push messages end by this key when it is another's than the session.
	PUSH_OWNER_KEY,
	'push-offer',
	'install-offer',
	'react-router-scroll-positions',
]);

/** Lists of a visitor, and what they wanted before signing in; the next account takes them over (Specification §6). */
const OF_VISITORS = /^((recent-views|wishlist)-(mm|th)|zaylat-(purchase|follow))$/;

/** The part of a storage that is used. */
export type PersonalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** @param isKept whether a key stays */
function removeAllBut(storage: PersonalStorage, isKept: (key: string) => boolean): void {
	const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
	for (const key of keys) if (key !== null && !isKept(key)) storage.removeItem(key);
}

/**
 * Removes what a registered shopper left in the storages of the browser, once another user is signed in. A session that
 * expired leaves everything for the next sign-in of the same shopper; a guest who signs in takes everything along.
 * @param storages local and session storage; those that the browser forbids are left out
 */
export function followOwner(
	storages: readonly (() => PersonalStorage)[],
	user: Pick<SessionUser, 'id' | 'kind'>,
): void {
	for (const open of storages) {
		try {
			const storage = open();
			const owner = storage.getItem(OWNER_KEY);
			if (owner === user.id) continue;
			if (owner !== null) removeAllBut(storage, (key) => NOT_PERSONAL.has(key) || OF_VISITORS.test(key));
			if (user.kind === 'registered') storage.setItem(OWNER_KEY, user.id);
		} catch {
			// Forbidden or full.
		}
	}
}

/** Removes what whoever signs out left in the storages of the browser. @param storages as in `followOwner` */
export function removePersonal(storages: readonly (() => PersonalStorage)[]): void {
	for (const open of storages) {
		try {
			removeAllBut(open(), (key) => NOT_PERSONAL.has(key));
		} catch {
			// A storage that is forbidden is empty.
		}
	}
}
