/** What stores need of `BroadcastChannel` to stay in step across tabs. */
export interface TabChannel {
	postMessage(message: unknown): void;
	addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
	close(): void;
}
