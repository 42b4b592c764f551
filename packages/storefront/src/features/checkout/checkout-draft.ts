import type { Edition } from '@zaylat/domain/editions';
import { PAYMENT_OPTIONS, type PaymentOption } from '@zaylat/domain/payments';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../core/context/readable-store.ts';
import type { BoughtItem } from '../../core/paths/bought-item.ts';

/** What a shopper has decided on the way to an order. */
export interface CheckoutDraft {
	/** Address of the address book. */
	readonly addressId?: string | undefined;
	/** Chosen delivery service by shop; shops that are not named take their cheapest. */
	readonly services: Readonly<Record<string, string>>;
	/** Bonus points to spend. */
	readonly points: number;
	/** The quote's first one counts while none is chosen. */
	readonly paymentOption?: PaymentOption | undefined;
	/** Where digital codes are sent; the account's address unless another one is typed. */
	readonly email?: string | undefined;
	readonly note: string;
	/** Idempotency key of the placement that was begun, reused while it is unknown whether it arrived. */
	readonly idempotencyKey?: string | undefined;
}

/** A draft that is stored for one tab, through reloads, sign-in and lost connections. */
export interface CheckoutDraftStore extends ReadableStore<CheckoutDraft> {
	update(changes: Partial<CheckoutDraft>): void;
	/** Forgets it, when the order is placed; the page that is being left keeps what it shows. */
	clear(): void;
}

/**
 * Key of a shopper's draft in the session storage: another shopper on the same device gets a new draft, and so does a
 * product that is bought without the cart.
 */
export const draftKey = (edition: Edition, owner = '', item?: BoughtItem): string =>
	[`checkout-${edition}-${owner}`, item && `${item.variantId}x${item.quantity}`].filter(Boolean).join('-');

/** What nobody has decided yet. */
const NOTHING: CheckoutDraft = { services: {}, points: 0, note: '' };

/**
 * Makes the draft of a shopper.
 * @param key of the storage; names edition and shopper, so that the next one at this device begins again
 * @param storage of the tab; undefined, or one that refuses, keeps the draft in memory only
 */
export function createCheckoutDraft(key: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
	// The server does not know the storage, so the initial state is empty.
	const store = createStore<CheckoutDraft>()(() => NOTHING);
	store.setState(parseDraft(attempt(() => storage.getItem(key))));

	return {
		...store,
		update(changes) {
			store.setState(changes);
			attempt(() => storage.setItem(key, JSON.stringify(store.getState())));
		},
		clear() {
			attempt(() => storage.removeItem(key));
		},
	} satisfies CheckoutDraftStore;
}

/** Storage is refused in some private windows. */
function attempt<Result>(work: () => Result): Result | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** Reads a draft that may be of an older version or damaged: what fits is taken. */
function parseDraft(kept: string | null | undefined): CheckoutDraft {
	const parsed: unknown = attempt(() => JSON.parse(kept ?? 'null'));
	if (typeof parsed !== 'object' || parsed === null) return NOTHING;
	const fields = new Map<string, unknown>(Object.entries(parsed));
	const text = (name: string) => {
		const value = fields.get(name);
		return typeof value === 'string' ? value : undefined;
	};
	const services = fields.get('services');
	const points = fields.get('points');
	const option = text('paymentOption');
	return {
		addressId: text('addressId'),
		services:
			typeof services === 'object' && services !== null
				? Object.fromEntries(Object.entries(services).filter(([, service]) => typeof service === 'string'))
				: {},
		points: typeof points === 'number' && Number.isSafeInteger(points) && points > 0 ? points : 0,
		paymentOption: isPaymentOption(option) ? option : undefined,
		email: text('email'),
		note: text('note') ?? '',
		idempotencyKey: text('idempotencyKey'),
	};
}

const isPaymentOption = (text: string | undefined): text is PaymentOption =>
	text !== undefined && Object.hasOwn(PAYMENT_OPTIONS, text);
