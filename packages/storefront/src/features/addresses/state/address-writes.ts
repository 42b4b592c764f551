import { addAddress, cacheKey, changeAddress, makeAddressPrimary, removeAddress } from '@zaylat/api-client';
import type { Address } from '@zaylat/api-client/contract';
import type { AppContext, FeatureState } from '../../../core/context/app-context.ts';
import { isRecord, recordOf } from '../../../core/writes/stored-value.ts';
import type { PendingWrite, WriteQueue } from '../../../core/writes/write-queue.ts';
import { ADDRESSES } from '../queries.ts';
import type { AddressChange } from './apply-address-change.ts';

/** The response to a change with the key of the cache that it belongs to. */
interface StoredBook {
	readonly book: { readonly data: { readonly items: readonly Address[] } };
	readonly key: string;
}

const KINDS: ReadonlySet<unknown> = new Set<AddressChange['kind']>(['add', 'change', 'primary', 'remove']);
const WITH_INPUT: ReadonlySet<unknown> = new Set<AddressChange['kind']>(['add', 'change']);

function requestOf({ id, value }: PendingWrite<AddressChange>) {
	switch (value.kind) {
		case 'add':
			return addAddress(value.input, value.isPrimary, id);
		case 'change':
			return changeAddress(value.addressId, value.input, id);
		case 'primary':
			return makeAddressPrimary(value.addressId, id);
		case 'remove':
			return removeAddress(value.addressId, id);
	}
}

function createAddressWrites({ accountQueues, client, cache }: AppContext): WriteQueue<AddressChange> {
	return accountQueues.create<AddressChange, StoredBook>('addresses', {
		async send(write) {
			const key = cacheKey(ADDRESSES, client());
			const attempt = await client().attempt(requestOf(write));
			return attempt.ok ? { ok: true, value: { book: attempt.value, key } } : attempt;
		},
		onStored(_, { book, key }) {
			cache.write(key, book);
		},
		isShared: recordOf<StoredBook>({ book: isRecord, key: 'string' }),
		merge: (earlier, later) =>
			earlier.kind === 'change' && later.kind === 'change' && earlier.addressId === later.addressId ? later : undefined,
		dependsOn: (change, id) => change.kind !== 'add' && change.addressId === id,
		refused: { text: 'offline:refused.addresses', path: () => '/AddressBook' },
		isValue: isAddressChange,
	});
}

function isAddressChange(value: unknown): value is AddressChange {
	if (!isRecord(value)) return false;
	const { kind, addressId, input } = value;
	return (
		KINDS.has(kind) && (kind === 'add' || typeof addressId === 'string') && (!WITH_INPUT.has(kind) || isRecord(input))
	);
}

/** The changes of the address book of a tab, created when a page or the device has some. */
export const addressWritesState: FeatureState<WriteQueue<AddressChange>> = { create: createAddressWrites };
