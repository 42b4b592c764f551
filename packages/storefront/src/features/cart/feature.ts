import type { FeatureState } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/context/feature.ts';
import type { CartStore } from './state/cart-store.ts';
import { createCartStore } from './state/create-cart-store.ts';

/** The cart of the session. */
export const cartState: FeatureState<CartStore> = {
	create: ({ client, cache, accountQueues }) => createCartStore({ client, cache, queues: accountQueues }),
	onSession(cart, { user, isFirst }) {
		// The page came with the cart of the session that is known now for the first time.
		if (!isFirst || user === undefined) cart.clear();
	},
};

export const cartFeature: Feature = { states: [cartState] };
