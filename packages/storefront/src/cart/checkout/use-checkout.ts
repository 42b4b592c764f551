import { checkoutQuote } from '@zaylat/api-client';
import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { type QueryState, useIsFresh, useQuery } from '@zaylat/api-client/swr';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAppContext, useSession } from '../../app/app-context.ts';
import { useOwner } from '../../app/page-owner.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { chosenCoupon } from '../../shared/chosen-coupon/chosen-coupon.ts';
import { type BoughtItem, readBoughtItem } from '../../shared/purchase/bought-item.ts';
import { type CheckoutDraft, type CheckoutDraftStore, createCheckoutDraft, draftKey } from '../checkout-draft.ts';
import { type CheckoutStep, checkoutPath } from '../checkout-step.ts';

/** What a quote is asked with. */
export type CheckoutChoices = Parameters<typeof checkoutQuote>[0];

/** Everything that the steps of the checkout share. */
export interface Checkout {
	readonly draft: CheckoutDraft;
	/** Where digital codes are sent: what was typed, else the account's address. */
	readonly email: string;
	readonly update: CheckoutDraftStore['update'];
	readonly clear: CheckoutDraftStore['clear'];
	readonly wishes: CheckoutChoices;
	/** Bought instead of the cart. */
	readonly item: BoughtItem | undefined;
	/** Path of a step of this checkout; the cart's without one. */
	pathOf(step?: CheckoutStep): string;
	/** Takes a coupon that was accepted, or takes it away; the cart knows it too. */
	setCoupon(code: string | undefined): void;
	/** What the order comes to; without its delivery where nobody goes to the address. */
	readonly known: CheckoutQuote | undefined;
	/** Whether changes of the cart wait for the connection: until then the cart cannot be ordered. */
	readonly isCartWaiting: boolean;
	/** The order as the server adds it up now (Specification §5); the last one while a new one is on its way. */
	readonly quote: QueryState<{ data: CheckoutQuote }>;
}

/** The draft as the server is asked with it. */
export function wishesOf(
	{ addressId, services, points }: CheckoutDraft,
	coupon?: string,
	item?: BoughtItem,
): CheckoutChoices {
	return {
		...(item && { item }),
		...(addressId !== undefined && { addressId }),
		...(coupon !== undefined && { coupon }),
		services: Object.entries(services)
			.toSorted(([a], [b]) => (a < b ? -1 : 1))
			.map(([shop, service]) => ({ shop, service })),
		points,
	};
}

/** What the shopper has decided, and what the server makes of it. */
export function useCheckout(): Checkout {
	const { edition, cart } = useAppContext();
	const owner = useOwner();
	const session = useSession();
	const item = readBoughtItem(new URLSearchParams(useLocation().search));
	const key = draftKey(edition, owner, item);
	const store = useMemo(() => createCheckoutDraft(key, globalThis.sessionStorage), [key]);
	const draft = useStore(store);
	// The coupon of the cart is for the cart.
	const [chosen, keepCoupon] = useState(item ? undefined : chosenCoupon.read);
	// The server does not know the session storage.
	const isHydrated = useIsHydrated();
	const wishes = wishesOf(draft, isHydrated ? chosen : undefined, item);
	// A change of the cart that is still on its way would be missing in the totals.
	const isPending = useStore(cart.writes, ({ pending }) => item === undefined && pending.length > 0);
	const isCartWaiting = useStore(cart.writes, ({ isWaiting }) => isPending && isWaiting);
	const request = checkoutQuote(wishes);
	const isFresh = useIsFresh(request);
	const quote = useQuery(owner === undefined || isPending ? null : request, {
		keepPreviousData: true,
		// The totals that came with the page are current.
		...(isFresh && { revalidateOnMount: false }),
		revalidateOnFocus: true,
		// Prices and stock are those of the moment: whoever comes back from the cart never begins with those of before.
		revalidateIfStale: true,
		dedupingInterval: 0,
		shouldRetryOnError: false,
	});
	const isUnreachable = quote.error?.code === 'no_delivery_service';
	const undelivered = useQuery(isUnreachable ? checkoutQuote({ ...wishes, addressId: undefined, services: [] }) : null);
	return {
		draft,
		email: draft.email ?? session.data?.user.email ?? '',
		item,
		pathOf: (step) => checkoutPath(step, item),
		known: isUnreachable ? (undelivered.data?.data ?? quote.data?.data) : quote.data?.data,
		update: store.update,
		clear() {
			// The page that is being left asks for no other totals: its cart is empty by now.
			if (!item) chosenCoupon.write(undefined);
			store.clear();
		},
		wishes,
		setCoupon(code) {
			if (!item) chosenCoupon.write(code);
			keepCoupon(code);
		},
		isCartWaiting,
		quote,
	};
}
