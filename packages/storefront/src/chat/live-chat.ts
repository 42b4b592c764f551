import type { EventStream } from '../app/event-stream.ts';
import type { Timer, Timers } from '../app/timers.ts';

/** Told of what happens in chats. */
export interface LiveListener {
	/** The connection stands; whatever came before may have been missed. */
	onReady(): void;
	/** The connection broke; it is tried again. */
	onLost(): void;
	/** Something was written or read in a conversation. */
	onNews(threadId: string, kind: 'message' | 'read'): void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Follows the chats of the account. Events only tell that there is something: it is read in the page's language then.
 * A browser comes back by itself after a broken connection, with the last id that it has; after a refusal it is told to.
 * @param open connects anew each time
 * @returns what ends it
 */
export function followChats(
	open: () => EventStream,
	timers: Timers,
	{ onReady, onLost, onNews }: LiveListener,
): () => void {
	let source: EventStream | undefined;
	let retry: Timer | undefined;
	let waitMs = FIRST_WAIT_MS;

	function connect(): void {
		const opened = open();
		source = opened;
		const news = (kind: 'message' | 'read') => (event: MessageEvent<unknown>) => {
			const threadId = threadIdOf(event.data);
			if (threadId !== undefined) onNews(threadId, kind);
		};
		opened.addEventListener('ready', () => {
			waitMs = FIRST_WAIT_MS;
			onReady();
		});
		opened.addEventListener('message', news('message'));
		opened.addEventListener('read', news('read'));
		opened.addEventListener('error', () => {
			onLost();
			if (opened.readyState !== CLOSED) return;
			retry = timers.after(waitMs, connect);
			waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
		});
	}

	connect();
	return () => {
		timers.cancel(retry);
		source?.close();
	};
}

/** `EventSource.CLOSED`: the browser will not come back by itself. */
const CLOSED = 2;

function threadIdOf(data: unknown): string | undefined {
	try {
		const parsed: unknown = JSON.parse(String(data));
		const threadId: unknown =
			typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'threadId') : undefined;
		return typeof threadId === 'string' ? threadId : undefined;
	} catch {
		return undefined;
	}
}
