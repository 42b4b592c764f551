/** A page that a service worker can show without a connection. */
export interface SavedPage {
	/** Path with query. */
	readonly path: string;
	readonly title: string;
	/** Id of its route. */
	readonly routeId: string;
	/** Id of whoever the page is of; absent on pages for everyone. */
	readonly owner?: string | undefined;
}

/** The pages that the device has saved; an app with a service worker provides them. */
export interface SavedPages {
	/** Notes that a page is shown, and therefore saved. */
	record(page: SavedPage): void;
	/** The pages that can be opened without a connection, the last one visited first. */
	list(): Promise<readonly SavedPage[]>;
}
