import {
	ApiError,
	type ApiRequest,
	addCartLine,
	type Cart,
	type CartLine,
	type Client,
	cacheKey,
	cartCount,
	cart as cartRequest,
	changeCartLine,
	isApiError,
	removeCartLine,
} from '@zaylat/api-client';
import { COUNT_REFRESH_MS, cartTotals, countPieces } from '@zaylat/domain/cart';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import type { Timer, Timers } from '../../app/timers.ts';
import type { TabChannel } from '../tab-channel.ts';
import { applyChange } from './apply-change.ts';
import type { CartChange, CartRefusal, CartResult, CartSnapshot, CartStore } from './cart-store.ts';

/** What the cart store needs. */
export interface CartStoreDeps {
	client(): Client;
	readonly edition: Edition;
	readonly timers: Timers;
	isSignedIn(): boolean;
	openChannel(): TabChannel | undefined;
}

interface Pending {
	change: CartChange;
	/** Id of the line that an `add` shows until the server has given it one. */
	readonly id: string;
	isSent: boolean;
	readonly answers: ((result: CartResult) => void)[];
}

const DONE: CartResult = { ok: true };
/** Refusals that mean that our picture of the cart is out of date. */
const STALE = ['not_in_cart', 'out_of_stock', 'quantity_limited', 'product_not_found'] as const;

/** Creates the cart store of a tab. */
export function createCartStore({ client, edition, timers, isSignedIn, openChannel }: CartStoreDeps): CartStore {
	const listeners = new Set<() => void>();
	/** The server's latest word. */
	let known: Cart | undefined;
	let knownLanguage = '';
	/** Number of pieces while the lines are not known. */
	let knownCount = 0;
	/** Changes that wait for their answer, in order. */
	let queue: readonly Pending[] = [];
	let status: CartSnapshot['status'] = 'idle';
	let error: ApiError | undefined;
	let refusal: CartRefusal | undefined;
	let loading: Promise<CartResult> | undefined;
	let running: Promise<void> | undefined;
	/** Grows when answers to earlier requests must no longer be taken. */
	let era = 0;
	let counter = 0;
	let refreshTimer: Timer | undefined;
	let channel: TabChannel | undefined;
	/** Ids of shown lines to variants, so that a change of a line that is not stored yet finds it later. */
	const variantOfPending = new Map<string, string>();

	let snapshot = look();
	let serverSnapshot = snapshot;

	function look(): CartSnapshot {
		const lines = queue.reduce<readonly CartLine[]>(
			(shown, { change, id }) => applyChange(shown, change, id),
			known?.lines ?? [],
		);
		return {
			status,
			lines,
			totals: cartTotals(
				lines.filter(({ isSelected }) => isSelected),
				EDITIONS[edition].currency,
			),
			count: known ? countPieces(lines) + unseenPieces(lines) : knownCount + unseenPieces([]),
			isPending: queue.length > 0,
			...(error ? { error } : {}),
			...(refusal ? { refusal } : {}),
		};
	}

	/** Pieces of changes that no line shows. */
	function unseenPieces(lines: readonly CartLine[]): number {
		return queue.reduce((sum, { change }) => {
			if (change.kind !== 'add') return sum;
			const isShown = lines.some(({ variantId }) => variantId === change.variantId);
			return isShown ? sum : sum + change.quantity;
		}, 0);
	}

	function changed(): void {
		snapshot = look();
		for (const notify of [...listeners]) notify();
	}

	/** An older answer never replaces a newer one. */
	function learn(cart: Cart, language: string): void {
		if (known && cart.revision < known.revision) return;
		known = cart;
		knownLanguage = language;
		status = 'ready';
		error = undefined;
	}

	function tellTabs(): void {
		if (known) channel?.postMessage({ cart: known, language: knownLanguage });
	}

	function heard({ data }: { readonly data: unknown }): void {
		const message = readMessage(data);
		if (message === undefined || !isSignedIn()) return;
		if (known === undefined) {
			knownCount = countPieces(message.cart.lines);
		} else if (message.language === knownLanguage) {
			learn(message.cart, message.language);
		} else if (message.cart.revision > known.revision) {
			void load({ force: true });
		}
		changed();
	}

	function load({ force = false }: { readonly force?: boolean } = {}): Promise<CartResult> {
		if (loading) return loading;
		if (known && !force && knownLanguage === client().language) return Promise.resolve(DONE);
		const asked = era;
		if (status !== 'ready') status = 'loading';
		const asking = (async (): Promise<CartResult> => {
			const { language } = client();
			const attempt = await client().attempt(cartRequest());
			if (asked !== era) return DONE;
			loading = undefined;
			if (attempt.ok) learn(attempt.value.data, language);
			else if (known === undefined) [status, error] = ['failed', attempt.error];
			changed();
			return attempt.ok ? DONE : attempt;
		})();
		loading = asking;
		changed();
		return asking;
	}

	async function loadCount(): Promise<void> {
		const asked = era;
		const attempt = await client().attempt(cartCount());
		// What waits for its answer makes the server's number old.
		if (!attempt.ok || asked !== era || queue.length > 0) return;
		const { count } = attempt.value.data;
		if (known && countPieces(known.lines) !== count) await load({ force: true });
		knownCount = count;
		changed();
	}

	function refreshCountLater(): void {
		timers.cancel(refreshTimer);
		refreshTimer = timers.after(COUNT_REFRESH_MS, () => void loadCount());
	}

	function enqueue(change: CartChange): Promise<CartResult> {
		refusal = undefined;
		return new Promise((resolve) => {
			const last = queue.at(-1);
			if (
				last &&
				!last.isSent &&
				change.kind === 'change' &&
				last.change.kind === 'change' &&
				last.change.lineId === change.lineId
			) {
				last.change = change;
				last.answers.push(resolve);
			} else {
				counter += 1;
				const id = `pending-${counter}`;
				if (change.kind === 'add') variantOfPending.set(id, change.variantId);
				queue = [...queue, { change, id, isSent: false, answers: [resolve] }];
			}
			changed();
			running ??= work();
		});
	}

	/** Sends the changes one after the other, so that the last one made is the last one stored. */
	async function work(): Promise<void> {
		const started = era;
		// Changes made in one go can still become one.
		await Promise.resolve();
		for (let next = queue[0]; next && started === era; next = queue[0]) {
			next.isSent = true;
			const { language } = client();
			const attempt = await send(next.change);
			if (started !== era) return;
			queue = queue.filter((pending) => pending !== next);
			if (attempt.ok) {
				learn(attempt.value.data, language);
				tellTabs();
			} else {
				refusal = { change: next.change, error: attempt.error };
				if (isApiError(attempt.error, ...STALE)) void load({ force: true });
			}
			changed();
			for (const answer of next.answers) answer(attempt.ok ? DONE : attempt);
			refreshCountLater();
		}
		if (started === era) running = undefined;
	}

	async function send(change: CartChange) {
		const request = requestOf(change);
		if (request) return client().attempt(request);
		return { ok: false, error: new ApiError({ code: 'not_in_cart' }) } as const;
	}

	function requestOf(change: CartChange): ApiRequest<{ data: Cart }> | undefined {
		if (change.kind === 'add') {
			return addCartLine({ variantId: change.variantId, quantity: change.quantity });
		}
		const lineId = storedId(change.lineId);
		if (lineId === undefined) return undefined;
		if (change.kind === 'remove') return removeCartLine(lineId);
		return changeCartLine(
			lineId,
			change.kind === 'select' ? { isSelected: change.isSelected } : { quantity: change.quantity },
		);
	}

	function storedId(lineId: string): string | undefined {
		const variant = variantOfPending.get(lineId);
		if (variant === undefined) return lineId;
		return known?.lines.find(({ variantId }) => variantId === variant)?.id;
	}

	return {
		subscribe(notify) {
			listeners.add(notify);
			return () => listeners.delete(notify);
		},
		getSnapshot: () => snapshot,
		getServerSnapshot: () => serverSnapshot,
		load,
		loadCount,
		add: (variantId, quantity, line) => enqueue({ kind: 'add', variantId, quantity, ...(line ? { line } : {}) }),
		change: (lineId, quantity) => enqueue({ kind: 'change', lineId, quantity }),
		select: (lineId, isSelected) => enqueue({ kind: 'select', lineId, isSelected }),
		remove: (lineId) => enqueue({ kind: 'remove', lineId }),
		async settled() {
			await running;
		},
		dismissRefusal() {
			refusal = undefined;
			changed();
		},
		adopt(answers) {
			const { language } = client();
			const answer = answers[cacheKey(cartRequest(), client())];
			const brought = readMessage({ cart: isRecord(answer) ? answer.data : undefined, language });
			if (brought === undefined) return;
			learn(brought.cart, language);
			changed();
			if (listeners.size === 0) serverSnapshot = snapshot;
		},
		clear() {
			era += 1;
			timers.cancel(refreshTimer);
			const dropped = queue;
			[known, knownCount, queue, status, error, refusal, loading, running] = [
				undefined,
				0,
				[],
				'idle',
				undefined,
				undefined,
				undefined,
				undefined,
			];
			variantOfPending.clear();
			changed();
			const gone: CartResult = { ok: false, error: new ApiError({ code: 'session_expired' }) };
			for (const { answers } of dropped) for (const answer of answers) answer(gone);
		},
		start() {
			channel = openChannel();
			channel?.addEventListener('message', heard);
			return () => {
				timers.cancel(refreshTimer);
				channel?.close();
				channel = undefined;
			};
		},
	};
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** Reads a cart that came from another tab or with the page; anything else is passed over. */
function readMessage(message: unknown): { cart: Cart; language: string } | undefined {
	if (!isRecord(message) || typeof message.language !== 'string' || !isCart(message.cart)) return undefined;
	return { cart: message.cart, language: message.language };
}

function isCart(value: unknown): value is Cart {
	return isRecord(value) && typeof value.revision === 'number' && Array.isArray(value.lines);
}
