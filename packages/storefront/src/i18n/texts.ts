import type { Language } from '@zaylat/domain/languages';
import type { Area } from './areas.ts';

/** Texts of one area: keys, nested by dots, to texts. */
export interface Texts {
	readonly [key: string]: string | Texts;
}

type Loader = () => Promise<{ default: Texts }>;

/**
 * One chunk per language and area, and one for the areas that every page needs; written out because bundlers follow
 * literal imports only.
 */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Area, Loader>>>> = {
	en: {
		app: async () => ({ default: (await import('./en/frame.ts')).app }),
		errors: async () => ({ default: (await import('./en/frame.ts')).errors }),
		home: () => import('./en/home.json'),
		search: () => import('./en/search.json'),
		catalog: () => import('./en/catalog.json'),
		product: () => import('./en/product.json'),
		cart: () => import('./en/cart.json'),
		auth: () => import('./en/auth.json'),
		account: () => import('./en/account.json'),
		failures: () => import('./en/failures.json'),
	},
	mm: {
		app: async () => ({ default: (await import('./mm/frame.ts')).app }),
		errors: async () => ({ default: (await import('./mm/frame.ts')).errors }),
		home: () => import('./mm/home.json'),
		search: () => import('./mm/search.json'),
		catalog: () => import('./mm/catalog.json'),
		product: () => import('./mm/product.json'),
		cart: () => import('./mm/cart.json'),
		auth: () => import('./mm/auth.json'),
		account: () => import('./mm/account.json'),
		failures: () => import('./mm/failures.json'),
	},
	thai: {
		app: async () => ({ default: (await import('./thai/frame.ts')).app }),
		errors: async () => ({ default: (await import('./thai/frame.ts')).errors }),
		home: () => import('./thai/home.json'),
		search: () => import('./thai/search.json'),
		catalog: () => import('./thai/catalog.json'),
		product: () => import('./thai/product.json'),
		cart: () => import('./thai/cart.json'),
		auth: () => import('./thai/auth.json'),
		account: () => import('./thai/account.json'),
		failures: () => import('./thai/failures.json'),
	},
	china: {
		app: async () => ({ default: (await import('./china/frame.ts')).app }),
		errors: async () => ({ default: (await import('./china/frame.ts')).errors }),
		home: () => import('./china/home.json'),
		search: () => import('./china/search.json'),
		catalog: () => import('./china/catalog.json'),
		product: () => import('./china/product.json'),
		cart: () => import('./china/cart.json'),
		auth: () => import('./china/auth.json'),
		account: () => import('./china/account.json'),
		failures: () => import('./china/failures.json'),
	},
};
