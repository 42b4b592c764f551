import type { StoredWrite, WriteStorage } from './write-storage.ts';

/** Keeps writes as long as the page, for stories and tests. @param writes that it keeps from the start, of any queue */
export function createMemoryWriteStorage(writes: readonly StoredWrite[] = []): WriteStorage {
	const kept = new Map(writes.map((write) => [write.id, write]));
	return {
		read: async (queue, owner) =>
			[...kept.values()]
				.filter((write) => write.queue === queue && write.owner === owner)
				.toSorted((one, other) => one.order - other.order),
		queues: async (owner) =>
			new Set([...kept.values()].filter((write) => write.owner === owner).map(({ queue }) => queue)),
		async put(write) {
			kept.set(write.id, write);
		},
		async remove(id) {
			kept.delete(id);
		},
		async removeOthers(owner) {
			for (const { id, owner: other } of kept.values()) if (other !== owner) kept.delete(id);
		},
	};
}
