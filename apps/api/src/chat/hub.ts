import pg from 'pg';
import type { Logger } from '../log.ts';
import { CHAT_CHANNEL, type Notice, readNotice } from './notice.ts';

/** Hears of chats for an account until it is left. */
export interface Listener {
	/** Receives a notice; `undefined` when notices may have been missed and all must be looked up. */
	readonly hear: (notice: Notice | undefined) => void;
	/** Called when the server stops. */
	readonly end: () => void;
}

/** Sends chat notices of all processes to the open connections of this process. */
export interface ChatHub {
	/**
	 * Joins for an account; resolves when nothing that happens from now on is missed.
	 * @returns how to leave; undefined when the account or the process has too many connections
	 */
	join(account: string, listener: Listener): Promise<(() => void) | undefined>;
	/** Open connections. */
	readonly size: number;
	/** Ends all connections, and takes no more. */
	close(): Promise<void>;
}

/** Most connections of an account, as many as a person has tabs and devices, and of the process. */
const MOST_PER_ACCOUNT = 6;
const MOST = 5_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

/**
 * A hub that listens on one connection of its own, opened with the first listener and again whenever it breaks.
 * @param settings how to reach the database
 */
export function createChatHub(settings: pg.ClientConfig, logger: Logger): ChatHub {
	const rooms = new Map<string, Set<Listener>>();
	let size = 0;
	let isClosed = false;
	let client: Promise<pg.Client> | undefined;
	let retry: NodeJS.Timeout | undefined;
	let waitMs = FIRST_WAIT_MS;

	const tell = (notice: Notice | undefined) => {
		const told = notice ? notice.accounts.flatMap((account) => [...(rooms.get(account) ?? [])]) : everyone();
		for (const { hear } of told) hear(notice);
	};
	const everyone = () => [...rooms.values()].flatMap((room) => [...room]);
	const open = async (): Promise<pg.Client> => {
		// The pool's settings do not enumerate the password, so it is named.
		const fresh = new pg.Client({ ...settings, password: settings.password, keepAlive: true });
		fresh.on('notification', ({ payload = '' }) => {
			const notice = readNotice(payload);
			if (notice) tell(notice);
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
		tell(undefined);
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
			const room = rooms.get(account) ?? new Set<Listener>();
			if (isClosed || size >= MOST || room.size >= MOST_PER_ACCOUNT) return undefined;
			rooms.set(account, room);
			room.add(listener);
			size += 1;
			let isIn = true;
			const leave = () => {
				if (!isIn) return;
				isIn = false;
				size -= 1;
				room.delete(listener);
				if (room.size === 0) rooms.delete(account);
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
