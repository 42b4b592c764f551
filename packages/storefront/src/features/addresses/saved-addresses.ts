import type { Address, AddressInput } from '@zaylat/api-client/contract';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../core/context/readable-store.ts';

/** Key of the address list in local storage (Specification §3). */
export const ADDRESS_LIST_KEY = 'address-list';

/** Key of the id of the account that the list belongs to; a guest's list has none. */
export const ADDRESS_OWNER_KEY = 'address-list-owner';

/** The address list of the device. */
export interface StoredAddresses {
	/** The list as it is stored; null if there is none, or if the visitor forbids storage. */
	readonly text: string | null;
	/** Id of the account that the list belongs to; null for a guest's list. */
	readonly owner: string | null;
}

const store = createStore<StoredAddresses>()(() => ({ text: null, owner: null }));

/** The address list of the device; empty until `followSavedAddresses` has read it. */
export const savedAddresses: ReadableStore<StoredAddresses> = store;

function read(): void {
	try {
		const { localStorage } = window;
		store.setState({ text: localStorage.getItem(ADDRESS_LIST_KEY), owner: localStorage.getItem(ADDRESS_OWNER_KEY) });
	} catch {
		// The visitor forbids storage.
	}
}

/** Reads the list, and again when another tab changes it. @returns a function that stops it */
export function followSavedAddresses(): () => void {
	read();
	window.addEventListener('storage', read);
	return () => window.removeEventListener('storage', read);
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
	read();
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
