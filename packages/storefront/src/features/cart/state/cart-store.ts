import type { Cart, CartLine } from '@zaylat/api-client';
import type { ReadableStore } from '../../../core/context/readable-store.ts';
import type { PendingWrite, RefusedWrite, WriteQueueState, WriteResult } from '../../../core/writes/write-queue.ts';

/** A change of the cart. */
export type CartChange =
	| { readonly kind: 'add'; readonly variantId: string; readonly quantity: number; readonly line?: CartLineDraft }
	| (ChangedLine & { readonly kind: 'change'; readonly quantity: number })
	| (ChangedLine & { readonly kind: 'select'; readonly isSelected: boolean })
	| (ChangedLine & { readonly kind: 'remove' })
	| (ChangedLine & {
			readonly kind: 'save';
			/** Whether it is saved for later, or returns into the cart. */
			readonly isSaved: boolean;
			readonly line: CartLine;
	  });

/** The line that a change is of. */
interface ChangedLine {
	readonly lineId: string;
	/** The variant of a line that the server had not stored, and so not named, when it was changed. */
	readonly variantId?: string;
}

/** What a line shows until the server has stored it. */
export type CartLineDraft = Omit<CartLine, 'id' | 'quantity' | 'isSelected'>;

/** The result of a change. */
export type CartResult = WriteResult;

/** A change that the server refused; the lines no longer show it. */
export type CartRefusal = RefusedWrite<CartChange>;

/** A change without a response yet. */
export type PendingChange = PendingWrite<CartChange>;

/** The changes that the server has not stored. */
export type CartWrites = WriteQueueState<CartChange>;

/**
 * The cart of a tab with its write queue. The cart itself is in the query cache; changes are shown immediately, sent one
 * after the other and shared with other tabs. While there is no connection, the device keeps them.
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
	/** Saves a line for later, with its variant, quantity and quotation, or puts it back into the cart. */
	save(this: void, line: CartLine, isSaved: boolean): Promise<CartResult>;
	/** Resolves when every change made so far has a response or waits for the connection; the checkout waits for it. */
	settled(this: void): Promise<void>;
	/** Sends the pending changes now, also those that the device kept before. */
	resume(this: void): void;
	/** Removes a refusal; without an id all but the late ones. */
	dismissRefusal(this: void, id?: string): void;
	/** Ignores responses to earlier requests (after signing out). */
	clear(this: void): void;
}
