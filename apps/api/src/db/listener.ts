import pg from 'pg';
import type { Logger } from '../log.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
const LONGEST_CONNECT_MS = 5_000;

/** What a listener tells. */
export interface Heard {
	/** A payload arrived. */
	readonly payload: (text: string) => void;
	/** The connection is open, at first or again: payloads may have been missed before. */
	readonly open: () => void;
	/** Whether a lost connection is opened again by itself; otherwise the next `ensure` opens it. */
	readonly isWanted: () => boolean;
}

/** A connection that listens to a channel of the database, opened again whenever it breaks. */
export interface ChannelListener {
	/** Opens the connection unless it is; resolves when it listens. */
	ensure(): Promise<unknown>;
	close(): Promise<void>;
}

/**
 * Listens to a channel on a connection of its own.
 * @param settings how to reach the database
 * @param channel name of the channel, written by us
 */
export function listenTo(
	{ settings, channel, logger }: { settings: pg.ClientConfig; channel: string; logger: Logger },
	heard: Heard,
): ChannelListener {
	let isClosed = false;
	let client: Promise<pg.Client> | undefined;
	let retry: NodeJS.Timeout | undefined;
	let waitMs = FIRST_WAIT_MS;

	const open = async (): Promise<pg.Client> => {
		// The pool's settings do not enumerate the password, so it is named.
		const fresh = new pg.Client({
			connectionTimeoutMillis: LONGEST_CONNECT_MS,
			...settings,
			password: settings.password,
			keepAlive: true,
		});
		fresh.on('notification', ({ payload = '' }) => heard.payload(payload));
		let isLost = false;
		const lost = () => {
			if (isLost) return;
			isLost = true;
			client = undefined;
			fresh.end().catch(() => {});
			if (isClosed || !heard.isWanted()) return;
			retry = setTimeout(() => ensure().catch(() => {}), waitMs);
			waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
		};
		fresh.on('error', (error) => {
			logger.warn('a connection stopped listening', { channel, reason: error.message });
			lost();
		});
		fresh.on('end', lost);
		try {
			await fresh.connect();
			await fresh.query(`listen ${channel}`);
		} catch (error) {
			lost();
			throw error;
		}
		waitMs = FIRST_WAIT_MS;
		heard.open();
		return fresh;
	};
	const ensure = () => {
		client ??= open();
		return client;
	};
	return {
		ensure,
		async close() {
			isClosed = true;
			clearTimeout(retry);
			const open = client;
			client = undefined;
			await open?.then((each) => each.end()).catch(() => {});
		},
	};
}
