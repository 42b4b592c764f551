import { type ApiError, type CartLine, cartCount, cart as cartRequest } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { type CartTotals, cartTotals } from '@zaylat/domain/cart';
import { EDITIONS } from '@zaylat/domain/editions';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppContext, useSession } from '../../app/app-context.ts';
import { shownCount, shownLines } from './apply-change.ts';
import type { CartRefusal } from './cart-store.ts';

/** The cart as a page shows it, with the visitor's changes that have no response yet. */
export interface ShownCart {
	/** Undefined until the cart was fetched. */
	readonly lines: readonly CartLine[] | undefined;
	/** Totals of the lines that the checkout includes. */
	readonly totals: CartTotals;
	/** Number of pieces. */
	readonly count: number;
	/** Whether a change waits for its response. */
	readonly isPending: boolean;
	/** Why the cart could not be fetched. */
	readonly error: ApiError | undefined;
	readonly refusal: CartRefusal | undefined;
	/** Fetches the cart again. */
	readonly retry: () => void;
}

/** The cart of the session, fetched if it is not in the cache. */
export function useCart(): ShownCart {
	const { cart, edition } = useAppContext();
	const { data: session, status } = useSession();
	const { pending, refusal } = useStore(cart.writes);
	// Until the session is known, the page shows the cart that came with it.
	const isReadable = session !== null || (status === 'loading' && cart.known() !== undefined);
	const { data, error, mutate } = useQuery(isReadable ? cartRequest() : null);
	const lines = useMemo(() => data && shownLines(data.data.lines, pending), [data, pending]);
	return {
		lines,
		totals: cartTotals(lines?.filter(({ isSelected }) => isSelected) ?? [], EDITIONS[edition].currency),
		count: shownCount(data?.data, 0, pending),
		isPending: pending.length > 0,
		error: data === undefined ? error : undefined,
		refusal,
		retry: () => void mutate(),
	};
}

/** Number of pieces in the cart; 0 until somebody is signed in. */
export function useCartCount(): number {
	const { cart } = useAppContext();
	const isSignedIn = useSession().data !== null;
	const { pending } = useStore(cart.writes);
	const { data } = useQuery(isSignedIn ? cartCount() : null);
	return shownCount(cart.known(), data?.data.count ?? 0, pending);
}
