import type { TFunction } from 'i18next';
import type account from './en/account.json';
import type app from './en/app.json';
import type auth from './en/auth.json';
import type cart from './en/cart.json';
import type catalog from './en/catalog.json';
import type errors from './en/errors.json';
import type home from './en/home.json';
import type product from './en/product.json';
import type search from './en/search.json';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'app';
		resources: {
			app: typeof app;
			errors: typeof errors;
			home: typeof home;
			search: typeof search;
			catalog: typeof catalog;
			product: typeof product;
			cart: typeof cart;
			auth: typeof auth;
			account: typeof account;
		};
	}
}

/** Translates a key of any area, `t('cart:empty.title')`; the compiler knows all keys. */
export type Translate = TFunction<
	['app', 'errors', 'home', 'search', 'catalog', 'product', 'cart', 'auth', 'account'],
	undefined
>;
