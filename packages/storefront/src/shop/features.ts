import type { Feature } from '../core/context/feature.ts';
import { addressesFeature } from '../features/addresses/feature.ts';
import { cartFeature } from '../features/cart/feature.ts';
import { chatFeature } from '../features/chat/feature.ts';
import { comparisonFeature } from '../features/comparison/feature.ts';
import { installFeature } from '../features/install/feature.ts';
import { notificationsFeature } from '../features/notifications/feature.ts';
import { questionsFeature } from '../features/questions/feature.ts';
import { recentViewsFeature } from '../features/recent-views/feature.ts';
import { reviewsFeature } from '../features/reviews/feature.ts';
import { shopsFeature } from '../features/shops/feature.ts';
import { wishlistFeature } from '../features/wishlist/feature.ts';

/** The features with state, queues of writes or keys in the browser's storages; `createShop` assembles them by this table. */
export const FEATURES: readonly Feature[] = [
	cartFeature,
	wishlistFeature,
	recentViewsFeature,
	comparisonFeature,
	installFeature,
	notificationsFeature,
	addressesFeature,
	chatFeature,
	reviewsFeature,
	questionsFeature,
	shopsFeature,
];
