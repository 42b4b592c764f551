import { type Client, unreadChat } from '@zaylat/api-client';

/** How many chat messages wait to be read. Framework-free. */
export interface UnreadChat {
	subscribe(this: void, notify: () => void): () => void;
	getSnapshot(this: void): number;
	/** Asks anew; the last answer stays when that fails. */
	load(this: void): Promise<void>;
	clear(this: void): void;
}

/** Creates the count of a tab. */
export function createUnreadChat(client: () => Client): UnreadChat {
	const listeners = new Set<() => void>();
	let unread = 0;
	let era = 0;
	const set = (next: number) => {
		if (next === unread) return;
		unread = next;
		for (const notify of [...listeners]) notify();
	};
	return {
		subscribe(notify) {
			listeners.add(notify);
			return () => listeners.delete(notify);
		},
		getSnapshot: () => unread,
		async load() {
			const asked = ++era;
			const attempt = await client().attempt(unreadChat());
			if (asked === era && attempt.ok) set(attempt.value.data.unread);
		},
		clear() {
			era += 1;
			set(0);
		},
	};
}
