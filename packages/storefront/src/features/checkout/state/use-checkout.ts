import type { AddressInput, CheckoutQuote } from '@zaylat/api-client/contract';
import { type QueryState, useIsFresh, useQuery } from '@zaylat/api-client/swr';
import { PAYMENT_OPTION_IDS } from '@zaylat/domain/payments';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAppContext, useFeatureState, useSession } from '../../../core/context/app-context.ts';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { type BoughtItem, readBoughtItem } from '../../../core/paths/bought-item.ts';
import { type CheckoutStep, checkoutPath, type NamedChoices, namedChoices } from '../../../core/paths/checkout-path.ts';
import { useOwner } from '../../../core/screen/page-owner.ts';
import type { TypedAddress } from '../../addresses/form/address-values.ts';
import { cartState } from '../../cart/feature.ts';
import { chosenCoupon } from '../../coupons/chosen-coupon.ts';
import { type CheckoutDraft, type CheckoutDraftStore, createCheckoutDraft, draftKey } from '../checkout-draft.ts';
import { type CheckoutChoices, quoteRequest } from '../queries.ts';

/** Everything that the steps of the checkout share. */
export interface Checkout {
	readonly draft: CheckoutDraft;
	/** Where digital codes are sent: what was typed, else the account's address. */
	readonly email: string;
	readonly update: CheckoutDraftStore['update'];
	readonly clear: CheckoutDraftStore['clear'];
	/** What is in the address form; undefined while it is not shown. */
	readonly typed: TypedAddress | undefined;
	/** Takes what was typed into the address form: a complete address counts at once for delivery and totals. */
	onType(this: void, typed: TypedAddress | undefined): void;
	readonly wishes: CheckoutChoices;
	/** Bought instead of the cart. */
	readonly item: BoughtItem | undefined;
	/** Path of a step of this checkout; the cart's without one. */
	pathOf(step?: CheckoutStep): string;
	/** Takes a coupon that was accepted, or takes it away; the cart knows it too. */
	setCoupon(code: string | undefined): void;
	/** Takes a coupon away that holds no more; no other one takes its place, so that the order is not refused again. */
	loseCoupon(): void;
	/** Whether the coupon of the cart was taken as the best one, and not chosen. */
	readonly isCouponOpen: boolean;
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
	typed?: AddressInput,
): CheckoutChoices {
	return {
		...(item && { item }),
		...(typed ? { address: typed } : addressId !== undefined && { addressId }),
		...(coupon !== undefined && { coupon }),
		services: Object.entries(services)
			.toSorted(([a], [b]) => (a < b ? -1 : 1))
			.map(([shop, service]) => ({ shop, service })),
		points,
	};
}

/** What the shopper has decided, and what the server makes of it. */
export function useCheckout(): Checkout {
	const { edition } = useAppContext();
	const cart = useFeatureState(cartState);
	const owner = useOwner();
	const session = useSession();
	const location = useLocation();
	const item = readBoughtItem(new URLSearchParams(location.search));
	const key = draftKey(edition, owner, item);
	const store = useMemo(() => createCheckoutDraft(key, globalThis.sessionStorage), [key]);
	const kept = useStore(store);
	const { search } = location;
	const draft = useMemo(() => withNamed(kept, namedChoices(new URLSearchParams(search))), [kept, search]);
	// The coupon of the cart is for the cart.
	const [chosen, keepCoupon] = useState(item ? undefined : chosenCoupon.read);
	const [isOpen, setIsOpen] = useState(item === undefined && chosenCoupon.isOpen);
	const [typed, setTyped] = useState<TypedAddress>();
	const typedPlace = typed?.isTouched === true ? typed.address : undefined;
	// The server does not know the session storage.
	const isHydrated = useIsHydrated();
	const wishes = wishesOf(draft, isHydrated ? chosen : undefined, item, typedPlace);
	// A change of the cart that is still on its way would be missing in the totals.
	const isPending = useStore(cart.writes, ({ pending }) => item === undefined && pending.length > 0);
	const isCartWaiting = useStore(cart.writes, ({ isWaiting }) => isPending && isWaiting);
	const request = quoteRequest(wishes);
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
	const undelivered = useQuery(
		isUnreachable ? quoteRequest({ ...wishes, addressId: undefined, address: undefined, services: [] }) : null,
	);
	return {
		draft,
		email: draft.email ?? session.data?.user.email ?? '',
		item,
		pathOf: (step) => checkoutPath(step, item),
		known: isUnreachable ? (undelivered.data?.data ?? quote.data?.data) : quote.data?.data,
		update: store.update,
		clear() {
			// The page that is being left asks for no other totals: its cart is empty by now.
			if (!item) chosenCoupon.forget();
			store.clear();
		},
		typed,
		onType(next) {
			const isSame = placeOf(next?.address) === placeOf(typed?.address);
			// Services are those of a place: they are chosen again.
			if (next?.address !== undefined && !isSame) store.update({ services: {} });
			// The totals are not asked for again at each letter of a street.
			setTyped(next && isSame ? { ...next, address: typed?.address } : next);
		},
		wishes,
		isCouponOpen: isOpen,
		loseCoupon() {
			if (!item) chosenCoupon.forget();
			setIsOpen(false);
			keepCoupon(undefined);
		},
		setCoupon(code) {
			if (!item) chosenCoupon.write(code);
			setIsOpen(false);
			keepCoupon(code);
		},
		isCartWaiting,
		quote,
	};
}

/** The draft with what a form without script has decided, as the address of the page says it. */
const withNamed = (draft: CheckoutDraft, { addressId, paymentOption }: NamedChoices): CheckoutDraft => ({
	...draft,
	addressId: draft.addressId ?? addressId,
	paymentOption: draft.paymentOption ?? PAYMENT_OPTION_IDS.find((id) => id === paymentOption),
});

/** The facts of an address that the totals depend on. */
const placeOf = (address: AddressInput | undefined): string | undefined =>
	address && [address.country, address.region, address.township, address.phone].join(' ');
