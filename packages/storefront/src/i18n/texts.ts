import type { Language } from '@zaylat/domain/languages';
import type { Area } from './areas.ts';

/** Texts of one area: keys, nested by dots, to texts. */
export interface Texts {
	readonly [key: string]: string | Texts;
}

type Loader = () => Promise<{ default: Texts }>;

/** One chunk per language and area; written out because bundlers follow literal imports only. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Area, Loader>>>> = {
	en: {
		app: () => import('./en/app.json', { with: { type: 'json' } }),
		errors: () => import('./en/errors.json', { with: { type: 'json' } }),
		home: () => import('./en/home.json', { with: { type: 'json' } }),
		search: () => import('./en/search.json', { with: { type: 'json' } }),
		catalog: () => import('./en/catalog.json', { with: { type: 'json' } }),
		product: () => import('./en/product.json', { with: { type: 'json' } }),
		cart: () => import('./en/cart.json', { with: { type: 'json' } }),
		auth: () => import('./en/auth.json', { with: { type: 'json' } }),
		account: () => import('./en/account.json', { with: { type: 'json' } }),
	},
	mm: {
		app: () => import('./mm/app.json', { with: { type: 'json' } }),
		errors: () => import('./mm/errors.json', { with: { type: 'json' } }),
		home: () => import('./mm/home.json', { with: { type: 'json' } }),
		search: () => import('./mm/search.json', { with: { type: 'json' } }),
		catalog: () => import('./mm/catalog.json', { with: { type: 'json' } }),
		product: () => import('./mm/product.json', { with: { type: 'json' } }),
		cart: () => import('./mm/cart.json', { with: { type: 'json' } }),
		auth: () => import('./mm/auth.json', { with: { type: 'json' } }),
		account: () => import('./mm/account.json', { with: { type: 'json' } }),
	},
	thai: {
		app: () => import('./thai/app.json', { with: { type: 'json' } }),
		errors: () => import('./thai/errors.json', { with: { type: 'json' } }),
		home: () => import('./thai/home.json', { with: { type: 'json' } }),
		search: () => import('./thai/search.json', { with: { type: 'json' } }),
		catalog: () => import('./thai/catalog.json', { with: { type: 'json' } }),
		product: () => import('./thai/product.json', { with: { type: 'json' } }),
		cart: () => import('./thai/cart.json', { with: { type: 'json' } }),
		auth: () => import('./thai/auth.json', { with: { type: 'json' } }),
		account: () => import('./thai/account.json', { with: { type: 'json' } }),
	},
	china: {
		app: () => import('./china/app.json', { with: { type: 'json' } }),
		errors: () => import('./china/errors.json', { with: { type: 'json' } }),
		home: () => import('./china/home.json', { with: { type: 'json' } }),
		search: () => import('./china/search.json', { with: { type: 'json' } }),
		catalog: () => import('./china/catalog.json', { with: { type: 'json' } }),
		product: () => import('./china/product.json', { with: { type: 'json' } }),
		cart: () => import('./china/cart.json', { with: { type: 'json' } }),
		auth: () => import('./china/auth.json', { with: { type: 'json' } }),
		account: () => import('./china/account.json', { with: { type: 'json' } }),
	},
};
