import type { Address, AddressInput } from '@zaylat/api-client/contract';

/** Where the address list stands in local storage (Specification §3). */
export const ADDRESS_LIST_KEY = 'address-list';

const listeners = new Set<() => void>();

/** The list as it is written on the device; null when there is none, or the visitor forbids storage. */
export function savedAddressText(): string | null {
	try {
		return window.localStorage.getItem(ADDRESS_LIST_KEY);
	} catch {
		return null;
	}
}

/** Id of the account that the list is of; a guest's list has none. */
export const ADDRESS_OWNER_KEY = 'address-list-owner';

/** The account that the list on the device is of; null for a guest's list, or without one. */
export function savedAddressOwner(): string | null {
	try {
		return window.localStorage.getItem(ADDRESS_OWNER_KEY);
	} catch {
		return null;
	}
}

/**
 * Keeps a list on the device in place of what was there; an empty one leaves nothing.
 * @param owner id of the account that it is of; null for a guest's
 */
export function saveAddresses(addresses: readonly Address[], owner: string | null = null): void {
	try {
		const { localStorage } = window;
		if (addresses.length === 0) localStorage.removeItem(ADDRESS_LIST_KEY);
		else localStorage.setItem(ADDRESS_LIST_KEY, JSON.stringify(addresses));
		if (addresses.length === 0 || owner === null) localStorage.removeItem(ADDRESS_OWNER_KEY);
		else localStorage.setItem(ADDRESS_OWNER_KEY, owner);
	} catch {
		// Forbidden or full: the address is typed again next time.
	}
	for (const listener of [...listeners]) listener();
}

/** Tells when the list changes, here or in another tab. */
export function onSavedAddresses(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', listener);
	};
}

/** Reads a list that was kept; what somebody else wrote there is left out. */
export function addressesIn(text: string | null): readonly Address[] {
	if (text === null) return [];
	try {
		const parsed: unknown = JSON.parse(text);
		return Array.isArray(parsed) ? parsed.filter(isAddress) : [];
	} catch {
		return [];
	}
}

/** What was filled in of an address. */
export function addressInputOf({
	id: _id,
	isPrimary: _isPrimary,
	placeText: _placeText,
	...input
}: Address): AddressInput {
	return input;
}

const TEXTS = ['id', 'label', 'recipient', 'phone', 'region', 'township', 'postcode', 'homeNo', 'street', 'placeText'];
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isAddress(value: unknown): value is Address {
	if (typeof value !== 'object' || value === null) return false;
	const fields = new Map<string, unknown>(Object.entries(value));
	return (
		TEXTS.every((name) => typeof fields.get(name) === 'string') &&
		['subdistrict', 'landmark'].every((name) => isTextOrNull(fields.get(name))) &&
		['95', '65', '66'].includes(String(fields.get('phoneCountry'))) &&
		['mm', 'th'].includes(String(fields.get('country'))) &&
		typeof fields.get('isPrimary') === 'boolean'
	);
}
