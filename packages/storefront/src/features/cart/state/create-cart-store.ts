import {
	ApiError,
	type ApiRequest,
	type Attempt,
	addCartLine,
	type Cart,
	type CartLine,
	type Client,
	cacheKey,
	changeCartLine,
	isApiError,
	removeCartLine,
} from '@zaylat/api-client';
import type { QueryCache } from '@zaylat/api-client/swr';
import { COUNT_REFRESH_MS, countPieces } from '@zaylat/domain/cart';
import type { AccountQueues } from '../../../core/writes/account-queues.ts';
import { isRecord, recordOf } from '../../../core/writes/stored-value.ts';
import type { PendingWrite } from '../../../core/writes/write-queue.ts';
import { CART, CART_COUNT } from '../queries.ts';
import { isPendingLine, lineOfChange, pendingLineId, shownCount, shownLines } from './apply-change.ts';
import type { CartChange, CartResult, CartStore } from './cart-store.ts';

/** What the cart of a tab needs. */
export interface CartStoreDeps {
	client(): Client;
	readonly cache: QueryCache;
	readonly queues: Pick<AccountQueues, 'create'>;
}

/** A cart as the server has stored it, with texts in a language. */
interface StoredCart {
	readonly cart: Cart;
	readonly language: string;
}

const DONE: CartResult = { ok: true };
/** Refusals that mean that the cached cart is out of date. */
const STALE = ['not_in_cart', 'out_of_stock', 'quantity_limited', 'product_not_found'] as const;
/** Path of the responses that depend on the cart: the totals of the checkout. */
const QUOTE = 'POST /api/checkout/quote';
const KINDS: ReadonlySet<unknown> = new Set<CartChange['kind']>(['add', 'change', 'select', 'remove', 'save']);

/** Creates the cart of a tab, with its write queue. */
export function createCartStore({ client, cache, queues }: CartStoreDeps): CartStore {
	/** Grows when responses to earlier requests are no longer valid. */
	let generation = 0;
	const queue = queues.create<CartChange, StoredCart>('cart', {
		send,
		onStored(_, { cart, language }) {
			if (language === client().language) learn(cart, language);
			else void load();
		},
		onRefused({ error }) {
			if (isApiError(error, ...STALE)) void load();
		},
		isShared: isStoredCart,
		refresh: { afterMs: COUNT_REFRESH_MS, run: () => void loadCount() },
		merge: (earlier, later) =>
			earlier.kind === 'change' && later.kind === 'change' && earlier.lineId === later.lineId ? later : undefined,
		dependsOn: (change, id) => change.kind !== 'add' && change.lineId === pendingLineId(id),
		isValue: isCartChange,
	});
	const pending = () => queue.state.getState().pending;
	/** Variants of the lines that were not stored when this tab showed them first. */
	const variantOfPending = new Map<string, string>();

	const isCartKey = (key: string) => key.endsWith(`|${CART.key}`) || key.endsWith(`|${CART_COUNT.key}`);

	function known(): Cart | undefined {
		// The response was stored under the key that carries its type.
		return (cache.read(cacheKey(CART, client())) as { data: Cart } | undefined)?.data;
	}

	function storedCount(): number {
		const stored = cache.read(cacheKey(CART_COUNT, client())) as { data: { count: number } } | undefined;
		return stored?.data.count ?? 0;
	}

	const lines = () => shownLines(known()?.lines ?? [], pending());

	const writeCount = (count: number) => cache.write(cacheKey(CART_COUNT, client()), { data: { count } });

	/** Stores a cart unless a newer one is known, and removes the responses that it makes outdated. */
	function learn(cart: Cart, language: string): void {
		const key = cacheKey(CART, { edition: client().edition, language });
		const newest = cache.read(key) as { data: Cart } | undefined;
		if (newest && cart.revision < newest.data.revision) return;
		cache.remove(
			(other) => (isCartKey(other) && !other.startsWith(`${client().edition}|${language}|`)) || other.includes(QUOTE),
		);
		cache.write(key, { data: cart });
		writeCount(countPieces(cart.lines));
	}

	async function load(): Promise<CartResult> {
		const started = generation;
		const { language } = client();
		const attempt = await client().attempt(CART);
		if (started === generation && attempt.ok) learn(attempt.value.data, language);
		return attempt.ok ? DONE : attempt;
	}

	async function loadCount(): Promise<void> {
		const started = generation;
		const attempt = await client().attempt(CART_COUNT);
		// A pending change makes the server's number outdated.
		if (!attempt.ok || started !== generation || pending().length > 0) return;
		const { count } = attempt.value.data;
		const cart = known();
		if (cart && countPieces(cart.lines) !== count) await load();
		writeCount(count);
	}

	/** Names the variant of a line that is not stored yet, by which it is found later. */
	function changedLine(lineId: string): { readonly lineId: string; readonly variantId?: string } {
		if (!isPendingLine(lineId)) return { lineId };
		const variantId = variantOfPending.get(lineId) ?? lines().find(({ id }) => id === lineId)?.variantId;
		return { lineId, ...(variantId !== undefined && { variantId }) };
	}

	async function send({ id, value }: PendingWrite<CartChange>): Promise<Attempt<StoredCart>> {
		if (value.kind === 'add') variantOfPending.set(pendingLineId(id), value.variantId);
		else if (isPendingLine(value.lineId) && known() === undefined) {
			const loaded = await load();
			if (!loaded.ok) return loaded;
		}
		const request = requestOf(value, id);
		if (request === undefined) return { ok: false, error: new ApiError({ code: 'not_in_cart' }) };
		const { language } = client();
		const attempt = await client().attempt(request);
		return attempt.ok ? { ok: true, value: { cart: attempt.value.data, language } } : attempt;
	}

	function requestOf(change: CartChange, idempotencyKey: string): ApiRequest<{ data: Cart }> | undefined {
		if (change.kind === 'add') {
			const { variantId, quantity, line } = change;
			const quotationId = line?.quotation?.id;
			return addCartLine({ variantId, quantity, ...(quotationId !== undefined && { quotationId }) }, idempotencyKey);
		}
		const lineId = isPendingLine(change.lineId) ? lineOfChange(known()?.lines ?? [], change)?.id : change.lineId;
		if (lineId === undefined) return undefined;
		if (change.kind === 'remove') return removeCartLine(lineId, idempotencyKey);
		if (change.kind === 'save') return changeCartLine(lineId, { isSaved: change.isSaved }, idempotencyKey);
		return changeCartLine(
			lineId,
			change.kind === 'select' ? { isSelected: change.isSelected } : { quantity: change.quantity },
			idempotencyKey,
		);
	}

	return {
		writes: queue.state,
		known,
		lines,
		count: () => shownCount(known(), storedCount(), pending()),
		load,
		loadCount,
		add: (variantId, quantity, line) => queue.add({ kind: 'add', variantId, quantity, ...(line ? { line } : {}) }),
		change: (lineId, quantity) => queue.add({ kind: 'change', ...changedLine(lineId), quantity }),
		select: (lineId, isSelected) => queue.add({ kind: 'select', ...changedLine(lineId), isSelected }),
		remove: (lineId) => queue.add({ kind: 'remove', ...changedLine(lineId) }),
		save: (line, isSaved) => queue.add({ kind: 'save', ...changedLine(line.id), isSaved, line }),
		settled: queue.settled,
		resume: queue.resume,
		dismissRefusal: queue.dismiss,
		clear() {
			generation += 1;
			variantOfPending.clear();
		},
	};
}

/** Checks the cart of another tab. */
const isStoredCart = recordOf<StoredCart>({
	language: 'string',
	cart: recordOf<Pick<Cart, 'revision' | 'lines' | 'saved'>>({
		revision: 'number',
		lines: Array.isArray,
		saved: Array.isArray,
	}),
});

const isLine = recordOf<Pick<CartLine, 'picture' | 'unitPrice' | 'shop'>>({
	picture: isRecord,
	unitPrice: isRecord,
	shop: isRecord,
});

function isCartChange(value: unknown): value is CartChange {
	if (!isRecord(value) || !KINDS.has(value.kind) || typeof (value.lineId ?? value.variantId) !== 'string') return false;
	return value.line === undefined || isLine(value.line);
}
