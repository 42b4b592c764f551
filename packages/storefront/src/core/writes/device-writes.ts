import type { TabChannel } from './tab-channel.ts';
import type { DeviceQueue } from './write-queue.ts';
import type { WriteStorage } from './write-storage.ts';

/** The parts of the browser that queues of writes use. */
export type WritesWindow = Window & {
	readonly BroadcastChannel?: typeof BroadcastChannel;
	readonly indexedDB?: IDBFactory;
};

/** What queues of writes need of the device. */
export interface DeviceWrites {
	/** What one queue needs. @param name of the queue */
	of(this: void, name: string): DeviceQueue;
	/** Names of the queues of which the device keeps writes of a shopper; none where it keeps nothing. */
	queuesOf(owner: string): Promise<ReadonlySet<string>>;
	/** Removes the writes of all shoppers but one; of all without one. */
	removeOthers(owner?: string): Promise<void>;
}

/** What the writes of a device depend on. */
export interface DeviceWritesDeps extends Pick<DeviceQueue, 'owner' | 'now'> {
	/** Undefined on a server: nothing is kept, and nothing is shared. */
	readonly window: WritesWindow | undefined;
	/** Opens another storage than IndexedDB, which no other tab uses. */
	readonly openInstead?: (() => Promise<WriteStorage>) | undefined;
}

/** What queues of writes need of a device. */
export function createDeviceWrites({ window, openInstead, owner, now }: DeviceWritesDeps): DeviceWrites {
	let opened: Promise<WriteStorage> | undefined;
	/** Opens the storage once; what failed (a chunk that did not arrive) is tried again. */
	function open(): Promise<WriteStorage> {
		opened ??= openInstead?.() ?? openIndexed();
		const opening = opened;
		opening.catch(() => {
			if (opened === opening) opened = undefined;
		});
		return opening;
	}
	const storage = openInstead || window?.indexedDB ? open : undefined;
	const locks = openInstead ? undefined : window?.navigator.locks;
	const openChannel = (name: string): TabChannel | undefined =>
		window?.BroadcastChannel === undefined ? undefined : new window.BroadcastChannel(name);

	return {
		of: (name) => ({
			name,
			owner,
			now,
			storage,
			// Old browsers have no locks; the keys of the writes then prevent that anything happens twice.
			exclusive: storage && locks && ((work) => locked(locks, name, work)),
			openChannel: () => openChannel(`zaylat-writes-${name}`),
			onReconnect(callback) {
				const whenVisible = () => {
					if (window?.document.visibilityState === 'visible') callback();
				};
				window?.addEventListener('online', callback);
				window?.document.addEventListener('visibilitychange', whenVisible);
				return () => {
					window?.removeEventListener('online', callback);
					window?.document.removeEventListener('visibilitychange', whenVisible);
				};
			},
		}),
		async queuesOf(owner) {
			try {
				return (await (await storage?.())?.queues(owner)) ?? new Set();
			} catch {
				return new Set();
			}
		},
		async removeOthers(owner) {
			try {
				await (await storage?.())?.removeOthers(owner);
			} catch {
				// A device that keeps nothing has nothing to remove.
			}
		},
	};
}

async function openIndexed(): Promise<WriteStorage> {
	const { openWriteStorage } = await import('./indexed-write-storage.ts');
	return openWriteStorage();
}

async function locked<Result>(locks: LockManager, name: string, work: () => Promise<Result>): Promise<Result> {
	// The declaration of `request` gives the result of a promise as a promise of it.
	return await locks.request(`zaylat-writes-${name}`, work);
}
