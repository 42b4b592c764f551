import pg from 'pg';
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
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

/**
 * A hub that listens on one connection of its own, opened with the first listener and again whenever it breaks.
 * @param settings how to reach the database
 */
export function createChatHub(settings: pg.ClientConfig, logger: Logger): ChatHub {
	const listeners = new Map<string, Set<Listener>>();
	let size = 0;
	let isClosed = false;
	let client: Promise<pg.Client> | undefined;
	let retry: NodeJS.Timeout | undefined;
	let waitMs = FIRST_WAIT_MS;

	const send = (notice: Notice | undefined) => {
		const receivers = notice ? notice.accounts.flatMap((account) => [...(listeners.get(account) ?? [])]) : everyone();
		for (const { hear } of receivers) hear(notice);
	};
	const everyone = () => [...listeners.values()].flatMap((group) => [...group]);
	const open = async (): Promise<pg.Client> => {
		// The pool's settings do not enumerate the password, so it is named.
		const fresh = new pg.Client({ ...settings, password: settings.password, keepAlive: true });
		fresh.on('notification', ({ payload = '' }) => {
			const notice = readNotice(payload);
			if (notice) send(notice);
		});
		let isLost = false;
		const lost = () => {
			if (isLost) return;
			isLost = true;
			client = undefined;
			fresh.end().catch(() => {});
			if (isClosed || size === 0) return;
			retry = setTimeout(() => ensure().catch(() => {}), waitMs);
			waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
		};
		fresh.on('error', (error) => {
			logger.warn('chat stopped listening', { reason: error.message });
			lost();
		});
		fresh.on('end', lost);
		try {
			await fresh.connect();
			await fresh.query(`listen ${CHAT_CHANNEL}`);
		} catch (error) {
			lost();
			throw error;
		}
		waitMs = FIRST_WAIT_MS;
		// Listeners look up notices that were missed while disconnected.
		send(undefined);
		return fresh;
	};
	const ensure = () => {
		client ??= open();
		return client;
	};

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
				await ensure();
			} catch (error) {
				leave();
				throw error;
			}
			return leave;
		},
		async close() {
			isClosed = true;
			clearTimeout(retry);
			for (const { end } of everyone()) end();
			const open = client;
			client = undefined;
			await open?.then((each) => each.end()).catch(() => {});
		},
	};
}
