import type { ApiError } from '@zaylat/api-client';

/** The wishlist as far as hearts and the header's count need it; a visitor's lives on the device (Decision 20). */
export interface WishlistSnapshot {
	readonly status: 'idle' | 'loading' | 'ready' | 'failed';
	/** Ids of the products on it, goods and digital goods. */
	readonly productIds: ReadonlySet<string>;
	/** Goods and digital goods together (Specification §7). */
	readonly count: number;
	/** The last change that the server refused; it has been taken back. */
	readonly error?: ApiError;
}

/** The one wishlist of a tab. Framework-free. */
export interface WishlistStore {
	subscribe(this: void, notify: () => void): () => void;
	getSnapshot(this: void): WishlistSnapshot;
	getServerSnapshot(this: void): WishlistSnapshot;
	/** Reads it anew; after sign-in it gives what the device kept to the account first. */
	load(this: void): Promise<void>;
	/** Puts the product on the wishlist or takes it off; shown at once, taken back when refused. */
	toggle(
		this: void,
		productId: string,
	): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>;
	clear(this: void): void;
	start(this: void): () => void;
}
