import type { ApiError, Attempt } from '@zaylat/api-client';
import type { ReadableStore } from '../context/readable-store.ts';
import type { Timers } from '../context/timers.ts';
import type { TabChannel } from './tab-channel.ts';
import type { WriteStorage } from './write-storage.ts';

/** A write that the server has not answered. */
export interface PendingWrite<Value> {
	/** Its idempotency key: however often it is sent, it happens once. */
	readonly id: string;
	readonly value: Value;
}

/** A write that the server refused. */
export interface RefusedWrite<Value> extends PendingWrite<Value> {
	readonly error: ApiError;
	/** Whether it had waited for the connection, so that nobody waits for its result any more. */
	readonly isLate: boolean;
}

/** What became of a write: stored by the server, kept on the device until the connection is back, or refused. */
export type WriteResult =
	| { readonly ok: true; readonly isWaiting?: true }
	| { readonly ok: false; readonly error: ApiError };

/** The state of a queue. */
export interface WriteQueueState<Value> {
	/** In the order in which they are sent. */
	readonly pending: readonly PendingWrite<Value>[];
	/** Whether the pending writes are kept on the device because the server does not answer. */
	readonly isWaiting: boolean;
	/** Writes that the server refused, until they are dismissed. */
	readonly refusals: readonly RefusedWrite<Value>[];
}

/**
 * Writes that are sent one after the other. While the server does not answer, they are kept on the device and sent again;
 * they outlive the tab. Without storage a write that cannot be sent is refused.
 */
export interface WriteQueue<Value> {
	readonly state: ReadableStore<WriteQueueState<Value>>;
	/**
	 * Queues a write and sends it after those before it.
	 * @param id its idempotency key, for a write that was refused before and is sent again; a new one unless given
	 */
	add(this: void, value: Value, id?: string): Promise<WriteResult>;
	/** Resolves when every write is stored or refused, or the rest waits for the connection. */
	settled(this: void): Promise<void>;
	/** Sends the pending writes now, also those that the device kept before. */
	resume(this: void): void;
	/** Removes a refusal; without an id all but the late ones, which nobody was told of. */
	dismiss(this: void, id?: string): void;
	/** Cancels the pending writes in this tab; those on the device stay for their shopper. */
	clear(this: void): void;
	/** Listens to other tabs and to the connection. Returns a function that stops it. */
	start(this: void): () => void;
}

/** What a queue needs of the device and of its shopper. */
export type DeviceQueue = Pick<
	WriteQueueDeps<unknown, unknown>,
	'name' | 'owner' | 'now' | 'storage' | 'exclusive' | 'openChannel' | 'onReconnect'
>;

/** What a queue needs. */
export interface WriteQueueDeps<Value, Stored> {
	/** Name of the queue on the device. */
	readonly name: string;
	send(write: PendingWrite<Value>): Promise<Attempt<Stored>>;
	/** Takes over a response, before the write leaves the queue. */
	onStored(write: PendingWrite<Value>, stored: Stored): void;
	/** Checks the response to a write of another tab, which is then taken over, too; without it tabs share no responses. */
	isShared?(value: unknown): value is Stored;
	/** Requests what depends on the writes again, some time after the last response. */
	readonly refresh?: { readonly afterMs: number; run(): void };
	onRefused?(refusal: RefusedWrite<Value>): void;
	/** One value in place of two, if the earlier one was never sent. */
	merge?(earlier: Value, later: Value): Value | undefined;
	/** Whether a write makes no sense when another one was refused. */
	dependsOn?(value: Value, id: string): boolean;
	/** Whether a stored value is one of this version of the shop. */
	isValue(stored: unknown): stored is Value;
	/** Id of the shopper who is signed in. */
	owner(): string | undefined;
	readonly timers: Timers;
	now(): number;
	/** Opens the storage of the device; absent where there is none. */
	readonly storage?: (() => Promise<WriteStorage>) | undefined;
	/** Runs work while no other tab runs work of this queue; tabs do not wait for each other without it. */
	readonly exclusive?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
	openChannel(): TabChannel | undefined;
	/** Calls back when the connection may be back. Returns a function that stops it. */
	readonly onReconnect?: ((callback: () => void) => () => void) | undefined;
}
