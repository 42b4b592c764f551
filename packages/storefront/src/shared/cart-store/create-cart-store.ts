import {
	ApiError,
	type ApiRequest,
	addCartLine,
	type Cart,
	type Client,
	cacheKey,
	cartCount,
	cart as cartRequest,
	changeCartLine,
	isApiError,
	removeCartLine,
} from '@zaylat/api-client';
import type { QueryCache } from '@zaylat/api-client/swr';
import { COUNT_REFRESH_MS, countPieces } from '@zaylat/domain/cart';
import { createStore } from 'zustand/vanilla';
import type { Timer, Timers } from '../../app/timers.ts';
import type { TabChannel } from '../tab-channel.ts';
import { shownCount, shownLines } from './apply-change.ts';
import type { CartChange, CartResult, CartStore, CartWrites, PendingChange } from './cart-store.ts';

/** What the write queue of the cart needs. */
export interface CartStoreDeps {
	client(): Client;
	readonly cache: QueryCache;
	readonly timers: Timers;
	isSignedIn(): boolean;
	openChannel(): TabChannel | undefined;
}

interface Queued extends PendingChange {
	change: CartChange;
	isSent: boolean;
	readonly answers: ((result: CartResult) => void)[];
}

const DONE: CartResult = { ok: true };
/** Refusals that mean that the cached cart is out of date. */
const STALE = ['not_in_cart', 'out_of_stock', 'quantity_limited', 'product_not_found'] as const;
const REQUEST = cartRequest();
const COUNT_REQUEST = cartCount();
/** Path of the responses that depend on the cart: the totals of the checkout. */
const QUOTE = 'POST /api/checkout/quote';

/** Creates the write queue of the cart of a tab. */
export function createCartStore({ client, cache, timers, isSignedIn, openChannel }: CartStoreDeps): CartStore {
	const writes = createStore<CartWrites>()(() => ({ pending: [] }));
	let queue: readonly Queued[] = [];
	let running: Promise<void> | undefined;
	/** Grows when responses to earlier requests are no longer valid. */
	let era = 0;
	let counter = 0;
	let refreshTimer: Timer | undefined;
	let channel: TabChannel | undefined;
	/** Ids of lines that are not stored yet, with their variants, to find the stored line later. */
	const variantOfPending = new Map<string, string>();

	const isCartKey = (key: string) => key.endsWith(`|${REQUEST.key}`) || key.endsWith(`|${COUNT_REQUEST.key}`);

	function known(): Cart | undefined {
		// The response was stored under the key that carries its type.
		return (cache.read(cacheKey(REQUEST, client())) as { data: Cart } | undefined)?.data;
	}

	function storedCount(): number {
		const answer = cache.read(cacheKey(COUNT_REQUEST, client())) as { data: { count: number } } | undefined;
		return answer?.data.count ?? 0;
	}

	const writeCount = (count: number) => cache.write(cacheKey(COUNT_REQUEST, client()), { data: { count } });

	/** Stores a cart unless a newer one is known, and removes the responses that it makes outdated. */
	function learn(cart: Cart, language: string): void {
		const key = cacheKey(REQUEST, { edition: client().edition, language });
		const newest = cache.read(key) as { data: Cart } | undefined;
		if (newest && cart.revision < newest.data.revision) return;
		cache.remove(
			(other) => (isCartKey(other) && !other.startsWith(`${client().edition}|${language}|`)) || other.includes(QUOTE),
		);
		cache.write(key, { data: cart });
		writeCount(countPieces(cart.lines));
	}

	function setQueue(next: readonly Queued[], also: Pick<CartWrites, 'refusal'> = {}): void {
		queue = next;
		writes.setState({ pending: queue.map(({ change, id }) => ({ change, id })), ...also });
	}

	function heard({ data }: { readonly data: unknown }): void {
		const message = readMessage(data);
		if (message === undefined || !isSignedIn()) return;
		const mine = known();
		if (mine === undefined) writeCount(countPieces(message.cart.lines));
		else if (message.language === client().language) learn(message.cart, message.language);
		else if (message.cart.revision > mine.revision) void load();
	}

	async function load(): Promise<CartResult> {
		const started = era;
		const { language } = client();
		const attempt = await client().attempt(REQUEST);
		if (started === era && attempt.ok) learn(attempt.value.data, language);
		return attempt.ok ? DONE : attempt;
	}

	async function loadCount(): Promise<void> {
		const started = era;
		const attempt = await client().attempt(COUNT_REQUEST);
		// A pending change makes the server's number outdated.
		if (!attempt.ok || started !== era || queue.length > 0) return;
		const { count } = attempt.value.data;
		const cart = known();
		if (cart && countPieces(cart.lines) !== count) await load();
		writeCount(count);
	}

	function enqueue(change: CartChange): Promise<CartResult> {
		return new Promise((resolve) => {
			const last = queue.at(-1);
			const isSameLine =
				last?.isSent === false &&
				change.kind === 'change' &&
				last.change.kind === 'change' &&
				last.change.lineId === change.lineId;
			if (isSameLine) {
				last.change = change;
				last.answers.push(resolve);
				setQueue(queue, { refusal: undefined });
			} else {
				counter += 1;
				const id = `pending-${counter}`;
				if (change.kind === 'add') variantOfPending.set(id, change.variantId);
				setQueue([...queue, { change, id, isSent: false, answers: [resolve] }], { refusal: undefined });
			}
			running ??= work();
		});
	}

	/** Sends the changes one after the other, so that the last one made is the last one stored. */
	async function work(): Promise<void> {
		const started = era;
		// Changes made in one go can still become one.
		await Promise.resolve();
		for (let next = queue[0]; next && started === era; next = queue[0]) {
			const current = next;
			current.isSent = true;
			const { language } = client();
			const attempt = await send(current.change);
			if (started !== era) return;
			const rest = queue.filter((pending) => pending !== current);
			if (attempt.ok) {
				learn(attempt.value.data, language);
				setQueue(rest);
				channel?.postMessage({ cart: known(), language });
			} else {
				setQueue(rest, { refusal: { change: current.change, error: attempt.error } });
				if (isApiError(attempt.error, ...STALE)) void load();
			}
			for (const answer of current.answers) answer(attempt.ok ? DONE : attempt);
			timers.cancel(refreshTimer);
			refreshTimer = timers.after(COUNT_REFRESH_MS, () => void loadCount());
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
		return known()?.lines.find(({ variantId }) => variantId === variant)?.id;
	}

	return {
		writes,
		known,
		lines: () => shownLines(known()?.lines ?? [], queue),
		count: () => shownCount(known(), storedCount(), queue),
		load,
		loadCount,
		add: (variantId, quantity, line) => enqueue({ kind: 'add', variantId, quantity, ...(line ? { line } : {}) }),
		change: (lineId, quantity) => enqueue({ kind: 'change', lineId, quantity }),
		select: (lineId, isSelected) => enqueue({ kind: 'select', lineId, isSelected }),
		remove: (lineId) => enqueue({ kind: 'remove', lineId }),
		async settled() {
			await running;
		},
		dismissRefusal: () => writes.setState({ refusal: undefined }),
		clear() {
			era += 1;
			timers.cancel(refreshTimer);
			const dropped = queue;
			running = undefined;
			variantOfPending.clear();
			setQueue([], { refusal: undefined });
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

/** Reads the cart of another tab; other messages are ignored. */
function readMessage(message: unknown): { cart: Cart; language: string } | undefined {
	if (!isRecord(message) || typeof message.language !== 'string' || !isCart(message.cart)) return undefined;
	return { cart: message.cart, language: message.language };
}

function isCart(value: unknown): value is Cart {
	return isRecord(value) && typeof value.revision === 'number' && Array.isArray(value.lines);
}
