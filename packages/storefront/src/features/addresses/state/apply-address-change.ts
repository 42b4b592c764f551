import type { Address, AddressInput } from '@zaylat/api-client/contract';
import { withOnePrimary } from '@zaylat/domain/addresses';
import type { PendingWrite } from '../../../core/writes/write-queue.ts';

/** A change of the address book. The id of a new address is that of its write. */
export type AddressChange =
	| { readonly kind: 'add'; readonly input: AddressInput; readonly isPrimary: boolean }
	| { readonly kind: 'change'; readonly addressId: string; readonly input: AddressInput }
	| { readonly kind: 'primary'; readonly addressId: string }
	| { readonly kind: 'remove'; readonly addressId: string };

/** The address book with changes that the server has not stored. */
export function shownAddresses(
	stored: readonly Address[],
	pending: readonly PendingWrite<AddressChange>[],
): readonly Address[] {
	return pending.reduce(applied, stored);
}

/** Ids of the addresses that the changes are of. */
export function changedAddresses(pending: readonly PendingWrite<AddressChange>[]): ReadonlySet<string> {
	return new Set(pending.map(({ id, value }) => (value.kind === 'add' ? id : value.addressId)));
}

function applied(shown: readonly Address[], { id, value }: PendingWrite<AddressChange>): readonly Address[] {
	switch (value.kind) {
		case 'add': {
			// It was stored, and only the response was lost.
			if (shown.some((address) => address.id === id)) return shown;
			const added = { ...value.input, id, isPrimary: false, placeText: '' };
			return withOnePrimary([...shown, added], value.isPrimary ? id : undefined);
		}
		case 'change':
			return shown.map((address) => (address.id === value.addressId ? changed(address, value.input) : address));
		case 'primary':
			return withOnePrimary(shown, value.addressId);
		case 'remove':
			return withOnePrimary(shown.filter((address) => address.id !== value.addressId));
	}
}

/** Only the server writes places as people say them. */
function changed(address: Address, input: AddressInput): Address {
	const isSamePlace = input.township === address.township && input.subdistrict === address.subdistrict;
	return { ...address, ...input, placeText: isSamePlace ? address.placeText : '' };
}
