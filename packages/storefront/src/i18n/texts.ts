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
		app: () => import('./en/app.json'),
		errors: () => import('./en/errors.json'),
		home: () => import('./en/home.json'),
		search: () => import('./en/search.json'),
		catalog: () => import('./en/catalog.json'),
		product: () => import('./en/product.json'),
		cart: () => import('./en/cart.json'),
		auth: () => import('./en/auth.json'),
		account: () => import('./en/account.json'),
	},
	mm: {
		app: () => import('./mm/app.json'),
		errors: () => import('./mm/errors.json'),
		home: () => import('./mm/home.json'),
		search: () => import('./mm/search.json'),
		catalog: () => import('./mm/catalog.json'),
		product: () => import('./mm/product.json'),
		cart: () => import('./mm/cart.json'),
		auth: () => import('./mm/auth.json'),
		account: () => import('./mm/account.json'),
	},
	thai: {
		app: () => import('./thai/app.json'),
		errors: () => import('./thai/errors.json'),
		home: () => import('./thai/home.json'),
		search: () => import('./thai/search.json'),
		catalog: () => import('./thai/catalog.json'),
		product: () => import('./thai/product.json'),
		cart: () => import('./thai/cart.json'),
		auth: () => import('./thai/auth.json'),
		account: () => import('./thai/account.json'),
	},
	china: {
		app: () => import('./china/app.json'),
		errors: () => import('./china/errors.json'),
		home: () => import('./china/home.json'),
		search: () => import('./china/search.json'),
		catalog: () => import('./china/catalog.json'),
		product: () => import('./china/product.json'),
		cart: () => import('./china/cart.json'),
		auth: () => import('./china/auth.json'),
		account: () => import('./china/account.json'),
	},
};
