import type { ChangeTopic } from '@zaylat/api-client/contract';
import { MINUTE_MS } from '@zaylat/domain/time';
import type { Timer, Timers } from '../../core/context/timers.ts';
import type { EventStream } from '../../core/events/event-stream.ts';

/** Called with the events of an account. */
export interface AccountListener {
	/** The stream is connected; events before it may have been missed. */
	onReady(): void;
	/** The connection broke; it is opened again. */
	onLost?(): void;
	/** A message of a conversation was written or read. */
	onMessage(threadId: string, kind: 'message' | 'read'): void;
	/** Orders, quotations, questions or goods in the cart changed. */
	onChange?(topic: ChangeTopic): void;
}

const TOPICS: readonly ChangeTopic[] = ['orders', 'quotations', 'questions', 'cart'];

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = MINUTE_MS;

/**
 * Follows the events of the account. An event only says that something changed; its data is requested in the language of
 * the page. A browser reconnects automatically after a broken connection, with the last id that it has; after a refusal
 * this function reconnects.
 * @param open connects again each time
 * @returns a function that ends it
 */
export function followEvents(open: () => EventStream, timers: Timers, listener: AccountListener): () => void {
	let source: EventStream | undefined;
	let retry: Timer | undefined;
	let waitMs = FIRST_WAIT_MS;

	function connect(): void {
		const opened = open();
		source = opened;
		const message = (kind: 'message' | 'read') => (event: MessageEvent<unknown>) => {
			const threadId = fieldOf(event.data, 'threadId');
			if (typeof threadId === 'string') listener.onMessage(threadId, kind);
		};
		opened.addEventListener('ready', () => {
			waitMs = FIRST_WAIT_MS;
			listener.onReady();
		});
		opened.addEventListener('message', message('message'));
		opened.addEventListener('read', message('read'));
		opened.addEventListener('change', (event) => {
			const named = fieldOf(event.data, 'topic');
			const topic = TOPICS.find((each) => each === named);
			if (topic !== undefined) listener.onChange?.(topic);
		});
		opened.addEventListener('error', () => {
			listener.onLost?.();
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

/** `EventSource.CLOSED`: the browser does not reconnect. */
const CLOSED = 2;

function fieldOf(data: unknown, name: string): unknown {
	try {
		const parsed: unknown = JSON.parse(String(data));
		return typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined;
	} catch {
		return undefined;
	}
}
