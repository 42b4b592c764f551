/** A write that the device keeps until the server has answered it. */
export interface StoredWrite {
	/** Its idempotency key. */
	readonly id: string;
	/** Name of the queue that it belongs to. */
	readonly queue: string;
	/** Id of the shopper who made it. */
	readonly owner: string;
	/** Its place in the queue: writes are sent in ascending order. */
	readonly order: number;
	/** What the queue made of it; checked when it is read, because an older version of the shop may have stored it. */
	readonly value: unknown;
}

/** Where writes are kept. Each function rejects where the device keeps nothing. */
export interface WriteStorage {
	/** The writes of a queue and a shopper, in order. */
	read(this: void, queue: string, owner: string): Promise<readonly StoredWrite[]>;
	/** Names of the queues of which there are writes of a shopper. */
	queues(this: void, owner: string): Promise<ReadonlySet<string>>;
	/** Adds a write, or replaces the one with its id. */
	put(this: void, write: StoredWrite): Promise<void>;
	remove(this: void, id: string): Promise<void>;
	/** Removes all writes except those of a shopper; all without one. */
	removeOthers(this: void, owner?: string): Promise<void>;
}
