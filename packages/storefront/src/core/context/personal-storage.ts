import type { SessionUser } from '@zaylat/api-client/auth';
import { PREFERENCE_KEYS } from '@zaylat/domain/preferences';
import type { Feature } from './feature.ts';
import { LOGIN_TOKEN_KEY, USER_INFO_KEY, USER_IP_KEY } from './session-user-storage.ts';

/** Id of the registered shopper whose data may be in a storage. */
const OWNER_KEY = 'personal-owner';

/** Keys of the core that are settings of the device, or have an end of their own. */
const DEVICE_KEYS: readonly string[] = [
	...Object.values(PREFERENCE_KEYS),
	USER_INFO_KEY,
	LOGIN_TOKEN_KEY,
	USER_IP_KEY,
	'react-router-scroll-positions',
];

/** Keys that are kept; whatever is not named is removed, so that a new key is never forgotten. */
export interface KeptKeys {
	/** Of the device: they always stay. */
	readonly device: ReadonlySet<string>;
	/** Of a visitor, whose data the next account takes over (Specification §6). */
	readonly visitor: ReadonlySet<string>;
}

/** Collects the keys of the core and of features. */
export function keptKeys(features: readonly Pick<Feature, 'deviceKeys' | 'visitorKeys'>[]): KeptKeys {
	return {
		device: new Set([...DEVICE_KEYS, ...features.flatMap(({ deviceKeys = [] }) => deviceKeys)]),
		visitor: new Set(features.flatMap(({ visitorKeys = [] }) => visitorKeys)),
	};
}

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
	{ device, visitor }: KeptKeys,
): void {
	for (const open of storages) {
		try {
			const storage = open();
			const owner = storage.getItem(OWNER_KEY);
			if (owner === user.id) continue;
			if (owner !== null) removeAllBut(storage, (key) => device.has(key) || visitor.has(key));
			if (user.kind === 'registered') storage.setItem(OWNER_KEY, user.id);
		} catch {
			// Forbidden or full.
		}
	}
}

/** Removes what whoever signs out left in the storages of the browser. @param storages as in `followOwner` */
export function removePersonal(storages: readonly (() => PersonalStorage)[], { device }: KeptKeys): void {
	for (const open of storages) {
		try {
			removeAllBut(open(), (key) => device.has(key));
		} catch {
			// A storage that is forbidden is empty.
		}
	}
}
