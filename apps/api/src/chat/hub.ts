import type pg from 'pg';
import { listenTo } from '../db/listener.ts';
import type { Logger } from '../log.ts';
import { CHAT_CHANNEL, type Notice, readNotice } from './notice.ts';

/** Receives the chat notices of an account until it leaves. */
export interface Listener {
	/** Receives a notice; `undefined` when notices may have been missed and all must be looked up. */
	readonly hear: (notice: Notice | undefined) => void;
	/** Called when the server stops. */
	readonly end: () => void;
}

/** Sends chat notices of all processes to the open connections of this process. */
export interface ChatHub {
	/**
	 * Subscribes to an account; resolves when the hub receives all further notices.
	 * @returns the function that unsubscribes; undefined when the account or the process has too many connections
	 */
	join(account: string, listener: Listener): Promise<(() => void) | undefined>;
	/** Open connections. */
	readonly size: number;
	/** Ends all connections, and accepts no more. */
	close(): Promise<void>;
}

/** Maximum connections per account (its tabs and devices), and per process. */
const MOST_PER_ACCOUNT = 6;
const MOST = 5_000;

/**
 * A hub that listens on one connection of its own, opened with the first listener and again whenever it breaks.
 * @param settings how to reach the database
 */
export function createChatHub(settings: pg.ClientConfig, logger: Logger): ChatHub {
	const listeners = new Map<string, Set<Listener>>();
	let size = 0;
	let isClosed = false;

	const send = (notice: Notice | undefined) => {
		const receivers = notice ? notice.accounts.flatMap((account) => [...(listeners.get(account) ?? [])]) : everyone();
		for (const { hear } of receivers) hear(notice);
	};
	const everyone = () => [...listeners.values()].flatMap((group) => [...group]);
	// Listeners look up notices that were missed while disconnected.
	const channel = listenTo(
		{ settings, channel: CHAT_CHANNEL, logger },
		{
			payload: (text) => {
				const notice = readNotice(text);
				if (notice) send(notice);
			},
			open: () => send(undefined),
			isWanted: () => size > 0,
		},
	);

	return {
		get size() {
			return size;
		},
		async join(account, listener) {
			const group = listeners.get(account) ?? new Set<Listener>();
			if (isClosed || size >= MOST || group.size >= MOST_PER_ACCOUNT) return undefined;
			listeners.set(account, group);
			group.add(listener);
			size += 1;
			let isIn = true;
			const leave = () => {
				if (!isIn) return;
				isIn = false;
				size -= 1;
				group.delete(listener);
				if (group.size === 0) listeners.delete(account);
			};
			try {
				await channel.ensure();
			} catch (error) {
				leave();
				throw error;
			}
			return leave;
		},
		async close() {
			isClosed = true;
			for (const { end } of everyone()) end();
			await channel.close();
		},
	};
}
