import type { ApiErrorCode } from '@zaylat/api-client';
import { createStore } from 'zustand/vanilla';
import type { TextKey } from '../../i18n/resources.ts';
import type { ReadableStore } from '../context/readable-store.ts';
import type { Timers } from '../context/timers.ts';
import { createWriteQueue } from './create-write-queue.ts';
import type { DeviceWrites } from './device-writes.ts';
import type { DeviceQueue, WriteQueue, WriteQueueDeps } from './write-queue.ts';

/** What such a queue needs besides the device and the shopper. */
export interface AccountQueueDeps<Value, Stored>
	extends Omit<WriteQueueDeps<Value, Stored>, keyof DeviceQueue | 'timers'> {
	/** How every page tells of a write that was refused after it had waited; without it only the feature tells of it. */
	readonly refused?: {
		readonly text: TextKey<'offline'>;
		/** Path of the page that shows the write. */
		path(value: Value): string;
	};
}

/** A write that was refused after it had waited for the connection. */
export interface LateRefusal {
	/** Id of the write. */
	readonly id: string;
	readonly queue: string;
	readonly code: ApiErrorCode;
	readonly text: TextKey<'offline'>;
	/** Path of the page that shows it. */
	readonly path: string;
}

/**
 * The queues of writes of a tab, one for each feature that describes its writes. They are created when a page needs them,
 * or when the device has writes of them.
 */
export interface AccountQueues {
	/** Late refusals of all these queues since the page is open. */
	readonly lateRefusals: ReadableStore<readonly LateRefusal[]>;
	/** Creates the queue of a name; call it once per name. */
	create<Value, Stored>(name: string, deps: AccountQueueDeps<Value, Stored>): WriteQueue<Value>;
	/** Sends what the device keeps of a shopper; loads the code of the queues that it is of. */
	resume(this: void, owner: string): Promise<void>;
	/** Cancels the pending writes in this tab; those on the device stay for their shopper. */
	clear(this: void): void;
	/** Listens to other tabs and to the connection. Returns a function that stops it. */
	start(this: void): () => void;
}

/** What these queues need. */
export interface AccountQueuesDeps {
	readonly writes: DeviceWrites;
	/** Makes the names of the queues on the device different for each edition. */
	readonly suffix: string;
	readonly timers: Timers;
	/** Loads the code that creates a queue, and creates it unless it is there; by the name of the queue. */
	readonly loaders: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Creates the queues of the account of a tab. */
export function createAccountQueues({ writes, suffix, timers, loaders }: AccountQueuesDeps): AccountQueues {
	const queues = new Map<string, Pick<WriteQueue<unknown>, 'resume' | 'clear' | 'start'>>();
	const lateRefusals = createStore<readonly LateRefusal[]>()(() => []);
	/** Ends of the queues; absent while nothing listens. */
	let ends: (() => void)[] | undefined;
	const nameOnDevice = (name: string) => `${name}-${suffix}`;

	return {
		lateRefusals,
		create(name, deps) {
			const queue = createWriteQueue({
				...writes.of(nameOnDevice(name)),
				timers,
				...deps,
				onRefused(refusal) {
					deps.onRefused?.(refusal);
					const { id, value, error, isLate } = refusal;
					if (!isLate || !deps.refused) return;
					const { text, path } = deps.refused;
					const late = { id, queue: name, code: error.code, text, path: path(value) };
					lateRefusals.setState([...lateRefusals.getState(), late], true);
				},
			});
			queues.set(name, queue);
			ends?.push(queue.start());
			if (ends) queue.resume();
			return queue;
		},
		async resume(shopper) {
			for (const queue of queues.values()) queue.resume();
			const kept = await writes.queuesOf(shopper);
			const missing = Object.entries(loaders).filter(([name]) => kept.has(nameOnDevice(name)) && !queues.has(name));
			// A chunk that does not arrive now is loaded with the page that needs it.
			await Promise.allSettled(missing.map(([, load]) => load()));
		},
		clear() {
			for (const queue of queues.values()) queue.clear();
			lateRefusals.setState([], true);
		},
		start() {
			ends = [...queues.values()].map((queue) => queue.start());
			return () => {
				for (const end of ends ?? []) end();
				ends = undefined;
			};
		},
	};
}
