import { addRecentViews, type Client, countProductView } from '@zaylat/api-client';
import type { SavedIds } from '../../core/writes/saved-ids.ts';

/** Most products that a device remembers; as many as one call for them takes. */
export const MAX_STORED_VIEWS = 24;

/** Products of this visit that a view is counted with; as many as one call takes. */
const MOST_BEFORE = 5;

/** Products looked at: a visitor's on the device, a shopper's on the server (Decision 20). Framework-free. */
export interface RecentViews {
	/** Remembers a product; a failure is nobody's concern. */
	record(this: void, productId: string): Promise<void>;
	/** A visitor's products, the last one looked at first. */
	kept(this: void): readonly string[];
	/** Forgets a visitor's products. */
	forget(this: void): void;
	/** Gives a visitor's products to the account after sign-in; what is not taken stays on the device. */
	merge(this: void): Promise<void>;
}

/** What recent views need. */
export interface RecentViewsDeps {
	client(): Client;
	readonly kept: SavedIds;
	/** Whether somebody is signed in; waits until that is known. */
	isSignedIn(): Promise<boolean>;
}

/** Creates the memory of products looked at of a tab. */
export function createRecentViews({ client, kept, isSignedIn }: RecentViewsDeps): RecentViews {
	/** Products of this visit, the last one first: kept in memory only, so that it ends with the page (ADR 134). */
	let visit: readonly string[] = [];
	return {
		async record(productId) {
			const before = visit.filter((id) => id !== productId).slice(0, MOST_BEFORE);
			const isNew = !visit.includes(productId);
			visit = [productId, ...before];
			if (isNew && before.length > 0) void client().attempt(countProductView(productId, before));
			if (await isSignedIn()) await client().attempt(addRecentViews([productId]));
			else kept.write([productId, ...kept.read().filter((id) => id !== productId)]);
		},
		kept: () => kept.read(),
		forget: () => kept.write([]),
		async merge() {
			const ids = kept.read();
			if (ids.length === 0) return;
			const attempt = await client().attempt(addRecentViews([...ids]));
			if (attempt.ok || attempt.error.code === 'product_not_found') kept.write([]);
		},
	};
}
