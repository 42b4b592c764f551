import { addAddress, addresses, cacheKey, changeAddress, makeAddressPrimary, removeAddress } from '@zaylat/api-client';
import type { Address } from '@zaylat/api-client/contract';
import type { AppContext } from '../../app/app-context.ts';
import type { PendingWrite, WriteQueue } from '../write-queue/write-queue.ts';
import type { AddressChange } from './apply-address-change.ts';

/** The response to a change with the key of the cache that it belongs to. */
interface StoredBook {
	readonly book: { readonly data: { readonly items: readonly Address[] } };
	readonly key: string;
}

const KINDS: ReadonlySet<unknown> = new Set<AddressChange['kind']>(['add', 'change', 'primary', 'remove']);

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
			const key = cacheKey(addresses(), client());
			const attempt = await client().attempt(requestOf(write));
			return attempt.ok ? { ok: true, value: { book: attempt.value, key } } : attempt;
		},
		onStored(_, { book, key }) {
			cache.write(key, book);
		},
		merge: (earlier, later) =>
			earlier.kind === 'change' && later.kind === 'change' && earlier.addressId === later.addressId ? later : undefined,
		dependsOn: (change, id) => change.kind !== 'add' && change.addressId === id,
		isValue: isAddressChange,
	});
}

function isAddressChange(value: unknown): value is AddressChange {
	if (typeof value !== 'object' || value === null) return false;
	const read = (name: string): unknown => Reflect.get(value, name);
	const kind = read('kind');
	const hasInput = typeof read('input') === 'object' && read('input') !== null;
	if (kind === 'add') return hasInput;
	return KINDS.has(kind) && typeof read('addressId') === 'string' && (kind !== 'change' || hasInput);
}

const queues = new WeakMap<AppContext, WriteQueue<AddressChange>>();

/** The changes of the address book of a tab, created when a page or the device has some. */
export function addressWritesOf(app: AppContext): WriteQueue<AddressChange> {
	const queue = queues.get(app) ?? createAddressWrites(app);
	queues.set(app, queue);
	return queue;
}
