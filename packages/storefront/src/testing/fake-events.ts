import type { EventStream } from '../core/events/event-stream.ts';

/** Server-sent events that a test sends. */
export interface FakeEvents {
	/** Stands in for `new EventSource(path)`. */
	readonly open: (path: string) => EventStream;
	/** What was opened last. */
	readonly path: string | undefined;
	/** How often it was opened. */
	readonly opened: number;
	/** Whether the last one was closed. */
	readonly isClosed: boolean;
	/** Sends an event on the last one opened. */
	emit(name: string, data: unknown): void;
	/** Breaks the connection; a browser comes back by itself then. */
	fail(): void;
	/** Refuses the connection; a browser gives up then. */
	refuse(): void;
}

class FakeStream implements EventStream {
	readyState = 1;
	readonly #listeners: [type: string, listener: (event: MessageEvent<unknown>) => void][] = [];

	addEventListener(type: string, listener: (event: MessageEvent<unknown>) => void): void {
		this.#listeners.push([type, listener]);
	}

	close(): void {
		this.readyState = 2;
	}

	tell(type: string, data?: unknown): void {
		const event = new MessageEvent(type, { data: JSON.stringify(data) });
		for (const [name, listener] of this.#listeners) if (name === type) listener(event);
	}
}

/** Creates events for tests. */
export function fakeEvents(): FakeEvents {
	const sources: FakeStream[] = [];
	let path: string | undefined;
	const last = () => sources.at(-1);
	return {
		open(asked) {
			path = asked;
			const source = new FakeStream();
			sources.push(source);
			return source;
		},
		get path() {
			return path;
		},
		get opened() {
			return sources.length;
		},
		get isClosed() {
			return last()?.readyState === 2;
		},
		emit: (name, data) => last()?.tell(name, data),
		fail() {
			last()?.tell('error');
		},
		refuse() {
			last()?.close();
			last()?.tell('error');
		},
	};
}
