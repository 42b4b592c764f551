import type { ApiErrorCode } from '@zaylat/api-client';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../app/readable-store.ts';
import type { Timers } from '../../app/timers.ts';
import { createWriteQueue } from './create-write-queue.ts';
import type { DeviceWrites } from './device-writes.ts';
import type { DeviceQueue, WriteQueue, WriteQueueDeps } from './write-queue.ts';

/** Queues that are created when a page needs them, or when the device keeps writes of them. */
export const ACCOUNT_QUEUES = ['follows', 'chat', 'addresses', 'reviews'] as const;

/** Name of such a queue. */
export type AccountQueueName = (typeof ACCOUNT_QUEUES)[number];

/** What such a queue needs besides the device and the shopper. */
export type AccountQueueDeps<Value, Answer> = Omit<WriteQueueDeps<Value, Answer>, keyof DeviceQueue | 'timers'>;

/** A write that was refused after it had waited for the connection. */
export interface LateRefusal {
	/** Id of the write. */
	readonly id: string;
	readonly queue: AccountQueueName;
	readonly code: ApiErrorCode;
}

/** The queues of writes of an account, besides those that every page needs (cart, wishlist). */
export interface AccountQueues {
	/** Late refusals of all these queues since the page is open. */
	readonly lateRefusals: ReadableStore<readonly LateRefusal[]>;
	/** Creates the queue of a name; call it once per name. */
	create<Value, Answer>(name: AccountQueueName, deps: AccountQueueDeps<Value, Answer>): WriteQueue<Value>;
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
	/** Id of the shopper who is signed in. */
	owner(): string | undefined;
	now(): number;
	readonly timers: Timers;
	/** Loads the code that creates a queue, and creates it unless it is there. */
	load(name: AccountQueueName): Promise<unknown>;
}

/** Creates the queues of the account of a tab. */
export function createAccountQueues({ writes, suffix, owner, now, timers, load }: AccountQueuesDeps): AccountQueues {
	const queues = new Map<AccountQueueName, Pick<WriteQueue<unknown>, 'resume' | 'clear' | 'start'>>();
	const lateRefusals = createStore<readonly LateRefusal[]>()(() => []);
	/** Ends of the queues; absent while nothing listens. */
	let ends: (() => void)[] | undefined;
	const nameOnDevice = (name: AccountQueueName) => `${name}-${suffix}`;

	return {
		lateRefusals,
		create(name, deps) {
			const queue = createWriteQueue({
				...writes.of(nameOnDevice(name)),
				owner,
				now,
				timers,
				...deps,
				onRefused(refusal) {
					deps.onRefused?.(refusal);
					const { id, error, isLate } = refusal;
					if (isLate) lateRefusals.setState([...lateRefusals.getState(), { id, queue: name, code: error.code }], true);
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
			const missing = ACCOUNT_QUEUES.filter((name) => kept.has(nameOnDevice(name)) && !queues.has(name));
			// A chunk that does not arrive now is loaded with the page that needs it.
			await Promise.allSettled(missing.map(load));
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
