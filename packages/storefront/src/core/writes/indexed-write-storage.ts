import { type DBSchema, openDB } from 'idb';
import type { StoredWrite, WriteStorage } from './write-storage.ts';

interface Schema extends DBSchema {
	writes: { key: string; value: StoredWrite };
}

/** Name of the database. */
export const DATABASE = 'zaylat-writes';

/**
 * Opens the writes that this device keeps in IndexedDB.
 * @throws DOMException where IndexedDB is forbidden or broken
 */
export async function openWriteStorage(): Promise<WriteStorage> {
	const db = await openDB<Schema>(DATABASE, 1, {
		upgrade: (created) => void created.createObjectStore('writes', { keyPath: 'id' }),
		// A tab with a newer version must not wait for this one.
		blocking: () => db.close(),
	});
	return {
		async read(queue, owner) {
			// There are few: an index would be of no use.
			const all = await db.getAll('writes');
			return all
				.filter((write) => write.queue === queue && write.owner === owner)
				.toSorted((one, other) => one.order - other.order);
		},
		async queues(owner) {
			const all = await db.getAll('writes');
			return new Set(all.filter((write) => write.owner === owner).map(({ queue }) => queue));
		},
		async put(write) {
			await db.put('writes', write);
		},
		remove: (id) => db.delete('writes', id),
		async removeOthers(owner) {
			const transaction = db.transaction('writes', 'readwrite');
			for await (const cursor of transaction.store) if (cursor.value.owner !== owner) await cursor.delete();
			await transaction.done;
		},
	};
}
