import type { ApiError, CartLine } from '@zaylat/api-client';
import type { CartTotals } from '@zaylat/domain/cart';

/** What the cart looks like now, the visitor's unanswered changes included. */
export interface CartSnapshot {
	/** `idle` until it is asked for; `failed` when it could not be fetched and nothing is known. */
	readonly status: 'idle' | 'loading' | 'ready' | 'failed';
	readonly lines: readonly CartLine[];
	/** What the lines come to that the checkout takes. */
	readonly totals: CartTotals;
	/** Pieces in the cart, for the header. */
	readonly count: number;
	/** Whether a change waits for its answer. */
	readonly isPending: boolean;
	/** Why it could not be fetched. */
	readonly error?: ApiError;
	/** The last change that the server refused; it has been taken back. */
	readonly refusal?: CartRefusal;
}

/** A change that the server refused. */
export interface CartRefusal {
	readonly change: CartChange;
	readonly error: ApiError;
}

/** A change of the cart. */
export type CartChange =
	| { readonly kind: 'add'; readonly variantId: string; readonly quantity: number; readonly line?: CartLineDraft }
	| { readonly kind: 'change'; readonly lineId: string; readonly quantity: number }
	| { readonly kind: 'select'; readonly lineId: string; readonly isSelected: boolean }
	| { readonly kind: 'remove'; readonly lineId: string };

/** What a line will show until the server's own arrives. */
export type CartLineDraft = Omit<CartLine, 'id' | 'quantity' | 'isSelected'>;

/** How a change ended. */
export type CartResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** The one cart of a tab: optimistic, in order, in step with other tabs. Framework-free. */
export interface CartStore {
	subscribe(this: void, notify: () => void): () => void;
	getSnapshot(this: void): CartSnapshot;
	/** Of the server and of hydration: what the page brought, else idle and empty. */
	getServerSnapshot(this: void): CartSnapshot;
	/** Fetches the lines, unless they are here. */
	load(this: void, options?: { readonly force?: boolean }): Promise<CartResult>;
	/** Fetches the number of pieces only (the header's). */
	loadCount(this: void): Promise<void>;
	/** Puts pieces in; with a draft the line is shown before the server has answered. */
	add(this: void, variantId: string, quantity: number, line?: CartLineDraft): Promise<CartResult>;
	change(this: void, lineId: string, quantity: number): Promise<CartResult>;
	/** Sets whether the checkout takes a line. */
	select(this: void, lineId: string, isSelected: boolean): Promise<CartResult>;
	remove(this: void, lineId: string): Promise<CartResult>;
	/** Resolves when every change made so far has its answer; checkout waits for it. */
	settled(this: void): Promise<void>;
	dismissRefusal(this: void): void;
	/** Takes the cart over that a page's payload brought, if it did. */
	adopt(this: void, answers: Readonly<Record<string, unknown>>): void;
	/** Forgets everything (after signing out). */
	clear(this: void): void;
	/** Listens to other tabs. Returns what stops it. */
	start(this: void): () => void;
}
