import type { AreaTexts } from '../texts.ts';
import app from './app.json' with { type: 'json' };
import catalog from './catalog.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };

/** One chunk per area, and this one with the areas that every page needs, or nearly every: whatever shows a product. */
export const TEXTS: AreaTexts = {
	app: async () => ({ default: app }),
	errors: async () => ({ default: errors }),
	home: () => import('./home.json'),
	search: () => import('./search.json'),
	catalog: async () => ({ default: catalog }),
	developer: () => import('./developer.json'),
	demo: () => import('./demo.json'),
	digital: () => import('./digital.json'),
	product: () => import('./product.json'),
	cart: () => import('./cart.json'),
	chat: () => import('./chat.json'),
	auth: () => import('./auth.json'),
	account: () => import('./account.json'),
	failures: () => import('./failures.json'),
	tools: () => import('./tools.json'),
	help: () => import('./help.json'),
	reviews: () => import('./reviews.json'),
	follow: () => import('./follow.json'),
	coupons: () => import('./coupons.json'),
	shops: () => import('./shops.json'),
	collections: () => import('./collections.json'),
	directory: () => import('./directory.json'),
	wishlist: () => import('./wishlist.json'),
	selling: () => import('./selling.json'),
	wholesale: () => import('./wholesale.json'),
	addresses: () => import('./addresses.json'),
	codes: () => import('./codes.json'),
	checkout: () => import('./checkout.json'),
	payment: () => import('./payment.json'),
	orders: () => import('./orders.json'),
	tracking: () => import('./tracking.json'),
	reviewing: () => import('./reviewing.json'),
	library: () => import('./library.json'),
	papers: () => import('./papers.json'),
	// What stands on papers is said by the domain, because a server writes them, too.
	sheet: async () => ({ default: (await import('@zaylat/domain/papers/words/en')).WORDS }),
};
