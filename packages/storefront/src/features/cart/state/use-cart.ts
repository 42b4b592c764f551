import type { ApiError, CartLine } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { type CartTotals, cartTotals } from '@zaylat/domain/cart';
import { EDITIONS } from '@zaylat/domain/editions';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useAppContext, useFeatureState, useSession } from '../../../core/context/app-context.ts';
import { cartState } from '../feature.ts';
import { CART, CART_COUNT } from '../queries.ts';
import { changedLines, shownCount, shownLines, shownSaved } from './apply-change.ts';
import type { CartRefusal } from './cart-store.ts';

/** The cart as a page shows it, with the visitor's changes that have no response yet. */
export interface ShownCart {
	/** Undefined until the cart was fetched. */
	readonly lines: readonly CartLine[] | undefined;
	/** Lines that are saved for later, the latest first. */
	readonly saved: readonly CartLine[];
	/** Totals of the lines that the checkout includes. */
	readonly totals: CartTotals;
	/** Number of pieces. */
	readonly count: number;
	/** Whether a change waits for its response. */
	readonly isPending: boolean;
	/** Ids of the lines with changes that wait for the connection, and the number of these changes. */
	readonly waiting: { readonly lineIds: ReadonlySet<string>; readonly count: number };
	/** Why the cart could not be fetched. */
	readonly error: ApiError | undefined;
	/** Changes that the server refused after they had waited for the connection. */
	readonly lateRefusals: readonly CartRefusal[];
	/** Fetches the cart again. */
	readonly retry: () => void;
}

/** The cart of the session, fetched if it is not in the cache. */
export function useCart(): ShownCart {
	const { auth, edition } = useAppContext();
	const cart = useFeatureState(cartState);
	const { pending, isWaiting, refusals } = useStore(cart.writes);
	// Until the session is known, the page shows the cart that came with it. Only this is selected: the arrival of the session
	// renders nothing then, and hydrates no part of the page that waits for its turn.
	const isReadable = useStore(
		auth,
		({ data, status }) => data !== null || (status === 'loading' && cart.known() !== undefined),
	);
	const { data, error, mutate } = useQuery(isReadable ? CART : null);
	const lines = useMemo(() => data && shownLines(data.data.lines, pending), [data, pending]);
	const saved = useMemo(() => (data ? shownSaved(data.data.saved, pending) : []), [data, pending]);
	const waiting = isWaiting ? pending : [];
	return {
		lines,
		saved,
		totals: cartTotals(lines?.filter(({ isSelected }) => isSelected) ?? [], EDITIONS[edition].currency),
		count: shownCount(data?.data, 0, pending),
		isPending: pending.length > 0,
		waiting: { lineIds: changedLines(lines ?? [], waiting), count: waiting.length },
		error: data === undefined ? error : undefined,
		lateRefusals: refusals.filter(({ isLate }) => isLate),
		retry: () => void mutate(),
	};
}

/** Number of pieces in the cart; 0 until somebody is signed in. */
export function useCartCount(): number {
	const cart = useFeatureState(cartState);
	const isSignedIn = useSession().data !== null;
	const { pending } = useStore(cart.writes);
	const { data } = useQuery(isSignedIn ? CART_COUNT : null);
	return shownCount(cart.known(), data?.data.count ?? 0, pending);
}
