import type { ApiError, Cart, CartLine } from '@zaylat/api-client';
import type { ReadableStore } from '../../app/readable-store.ts';

/** A change of the cart. */
export type CartChange =
	| { readonly kind: 'add'; readonly variantId: string; readonly quantity: number; readonly line?: CartLineDraft }
	| { readonly kind: 'change'; readonly lineId: string; readonly quantity: number }
	| { readonly kind: 'select'; readonly lineId: string; readonly isSelected: boolean }
	| { readonly kind: 'remove'; readonly lineId: string };

/** What a line shows until the server has stored it. */
export type CartLineDraft = Omit<CartLine, 'id' | 'quantity' | 'isSelected'>;

/** The result of a change. */
export type CartResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** A change that the server refused. */
export interface CartRefusal {
	readonly change: CartChange;
	readonly error: ApiError;
}

/** A change without a response yet. */
export interface PendingChange {
	readonly change: CartChange;
	/** Id of the line that an `add` shows until the server has stored it. */
	readonly id: string;
}

/** The changes that the server has not stored. */
export interface CartWrites {
	/** In the order in which they are sent. */
	readonly pending: readonly PendingChange[];
	/** The last change that the server refused; the lines no longer show it. */
	readonly refusal?: CartRefusal | undefined;
}

/**
 * The write queue of the cart of a tab. The cart itself is in the query cache; changes are shown immediately, sent one
 * after the other and shared with other tabs.
 */
export interface CartStore {
	readonly writes: ReadableStore<CartWrites>;
	/** The cart as the server has stored it; undefined before it was fetched. */
	known(this: void): Cart | undefined;
	/** The lines with the pending changes. */
	lines(this: void): readonly CartLine[];
	/** Number of pieces with the pending changes. */
	count(this: void): number;
	/** Fetches the cart. */
	load(this: void): Promise<CartResult>;
	/** Fetches the number of pieces, and the cart if the number shows that it changed on another device. */
	loadCount(this: void): Promise<void>;
	/** Adds pieces; with a draft the line is shown before the server has responded. */
	add(this: void, variantId: string, quantity: number, line?: CartLineDraft): Promise<CartResult>;
	change(this: void, lineId: string, quantity: number): Promise<CartResult>;
	/** Sets whether the checkout includes a line. */
	select(this: void, lineId: string, isSelected: boolean): Promise<CartResult>;
	remove(this: void, lineId: string): Promise<CartResult>;
	/** Resolves when every change made so far has a response; the checkout waits for it. */
	settled(this: void): Promise<void>;
	dismissRefusal(this: void): void;
	/** Cancels the pending changes (after signing out). */
	clear(this: void): void;
	/** Listens to other tabs. Returns a function that stops it. */
	start(this: void): () => void;
}
