import { useEffect, useSyncExternalStore } from 'react';
import { useAppContext, useSession } from '../../app/app-context.ts';
import type { CartSnapshot, CartStore } from './cart-store.ts';

/** The cart's snapshot and its actions. */
type Cart = CartSnapshot &
	Pick<CartStore, 'add' | 'change' | 'select' | 'remove' | 'settled' | 'load' | 'dismissRefusal'>;

/**
 * The cart; renders again when it changes.
 * @param options.isLoaded fetch the lines once somebody is signed in; without it only what is known is shown
 */
export function useCart({ isLoaded = false }: { isLoaded?: boolean } = {}): Cart {
	const { cart } = useAppContext();
	const { status } = useSession();
	const snapshot = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getServerSnapshot);
	useEffect(() => {
		if (isLoaded && status === 'authenticated') void cart.load();
	}, [cart, isLoaded, status]);
	const { add, change, select, remove, settled, load, dismissRefusal } = cart;
	return { ...snapshot, add, change, select, remove, settled, load, dismissRefusal };
}
