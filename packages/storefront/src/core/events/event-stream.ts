/** Server-sent events, as far as the shop uses them; an `EventSource` is one. */
export interface EventStream {
	/** As `EventSource`'s: 2 when the browser will not come back by itself. */
	readonly readyState: number;
	addEventListener(this: EventStream, type: string, listener: (event: MessageEvent<unknown>) => void): void;
	close(this: EventStream): void;
}
