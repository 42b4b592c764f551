import { setTimeout as wait } from 'node:timers/promises';
import { getOrder, quoteCheckout } from '@zaylat/api-client/contract';
import type { Answer, Shopper } from '../../src/testing/shopper.ts';
import type { Market } from '../payment-trial/shoppers.ts';

/** An order that a shopper tries to place; its mark is the landmark of the address. */
export interface Wish {
	readonly mark: string;
	/** Id that the server answered; undefined while it has not. */
	orderId: string | undefined;
	/** The call that is under way or failed last, with its answer. */
	last: string;
}

/** Shoppers who buy all the time. */
export interface Load {
	/** The orders that were wanted since this was asked last. */
	takeWishes(): readonly Wish[];
	/** Places one order, as often as it takes. @param patienceMs after which it is given up */
	buy(patienceMs: number): Promise<Wish>;
	/** Lets shoppers begin nothing more, and waits until they have what they want. */
	stop(): Promise<void>;
}

/** Longest time in which a shopper of the load tries again, in milliseconds. */
const PATIENCE_MS = 90_000;
const SHOPPERS = 2;
const PAUSE_MS = 400;
const AGAIN_MS = 200;

/** What a shopper needs. */
interface Buying {
	/** A new browser at the server, at an address of its own. */
	browser(): Shopper;
	readonly market: Market;
}

/** Starts the shoppers. */
export function startLoad(buying: Buying): Load {
	let isStopping = false;
	let wishes: Wish[] = [];
	let count = 0;
	const wish = async (patienceMs: number) => {
		count += 1;
		const wanted: Wish = { mark: `trial-${count}`, orderId: undefined, last: '' };
		wishes.push(wanted);
		wanted.orderId = await buyOne(buying, wanted, patienceMs);
		return wanted;
	};
	const shop = async () => {
		while (!isStopping) {
			await wish(PATIENCE_MS).catch(() => {});
			await wait(PAUSE_MS);
		}
	};
	const shoppers = Array.from({ length: SHOPPERS }, shop);
	return {
		takeWishes() {
			const taken = wishes;
			wishes = [];
			return taken;
		},
		buy: wish,
		async stop() {
			isStopping = true;
			await Promise.all(shoppers);
		},
	};
}

/** Calls until it succeeds, each time with the same idempotency key. @returns the successful answer */
async function untilDone(wish: Wish, step: string, call: () => Promise<Answer>, until: number): Promise<Answer> {
	for (;;) {
		wish.last = `${step}: no answer since ${new Date().toISOString()}`;
		const answer = await call().catch((error: unknown) => ({ status: 0, json: String(error) }) as const);
		wish.last = `${step}: ${answer.status} ${JSON.stringify(answer.json)}`;
		if (answer.status === 200) return answer as Answer;
		if (performance.now() > until) {
			throw new Error(`an order could not be placed: ${wish.last}`);
		}
		// Prices and stock may have changed: the order is not the one that was quoted.
		if (answer.status === 409 && JSON.stringify(answer.json).includes('checkout_changed')) return answer as Answer;
		await wait(AGAIN_MS);
	}
}

/** Buys one piece as a guest. @returns the order's id */
async function buyOne({ browser, market }: Buying, wish: Wish, patienceMs: number): Promise<string> {
	const { mark } = wish;
	const until = performance.now() + patienceMs;
	const shopper = browser();
	const key = (step: string) => ({ 'idempotency-key': `${mark}-${step}-key` });
	const fillCart = async () => {
		await shopper.signIn('guest');
		return shopper.call('POST', '/api/cart/lines', { variantId: market.own, quantity: 1 }, key('cart'));
	};
	await untilDone(wish, 'cart', fillCart, until);
	const address = { ...market.address, landmark: mark };
	for (;;) {
		const quoted = await untilDone(
			wish,
			'quote',
			() => shopper.call('POST', '/api/checkout/quote', { address }),
			until,
		);
		const { fingerprint } = quoteCheckout.response.parse(quoted.json).data;
		const body = { address, fingerprint, paymentMethod: 'cash_on_delivery' };
		const placed = await untilDone(wish, 'order', () => shopper.call('POST', '/api/orders', body, key('order')), until);
		if (placed.status === 200) return getOrder.response.parse(placed.json).data.id;
	}
}

/** What became of the orders that were wanted. */
export interface Tally {
	readonly orders: number;
	/** Orders that the server answered, or was asked for in vain, and that do not exist. */
	readonly lost: number;
	/** Orders beyond the one that was wanted. */
	readonly doubled: number;
}

/** Compares what was wanted with what exists. */
export function tallyOf(
	wishes: readonly Wish[],
	found: readonly { readonly mark: string; readonly id: string }[],
): Tally {
	const idsOf = Map.groupBy(found, ({ mark }) => mark);
	let [lost, doubled] = [0, 0];
	for (const { mark, orderId } of wishes) {
		const ids = (idsOf.get(mark) ?? []).map(({ id }) => id);
		if (orderId === undefined || !ids.includes(orderId)) lost += 1;
		doubled += Math.max(0, ids.length - 1);
	}
	return { orders: wishes.length, lost, doubled };
}
